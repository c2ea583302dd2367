import { Hono } from 'hono';
import { clockFromFullHour } from '../../../test/clock.ts';
import type { Sessions } from '../../account/sessions.server.ts';
import type { Database } from '../../platform/db.server.ts';
import { parseEnv } from '../../platform/env.server.ts';
import { answerError, Failure } from '../../platform/http-errors.server.ts';
import { createLogger } from '../../platform/log.server.ts';
import { createRateLimits } from '../../platform/rate-limits.server.ts';
import type { CollectionName } from '../collections.ts';
import { libraryRoutes } from '../routes.server.ts';

interface Call {
  method?: string;
  body?: unknown;
  key?: string;
}

/** The library by itself, for a user who is whoever the call says: `id`, or `id pro`. */
export function openLibrary(db: Database, settings: Record<string, string> = {}) {
  const log = createLogger(() => {});
  const services = {
    db,
    log,
    env: parseEnv({ RATE_LIMIT_SCALE: '0', ...settings }),
    now: clockFromFullHour().now,
  };
  const app = new Hono();
  app.onError((error, c) => answerError(error, c, log));
  const requireUser = (async (c) => {
    const [id, tier = 'free'] = (c.req.header('x-user') ?? '').split(' ');
    if (!id) throw new Failure('unauthenticated');
    return { id, subscription_tier: tier };
  }) as Sessions['requireUser'];
  const asSignedIn: Sessions['asSignedIn'] = async (c, work) => db.asUser((await requireUser(c)).id, work);
  const limits = createRateLimits(services);
  app.route('/api', libraryRoutes(services, { requireUser, asSignedIn, limits }));

  return async (user: string, path: string, { method = 'GET', body, key }: Call = {}) => {
    const response = await app.request(`/api/saved${path}`, {
      method,
      headers: {
        'x-user': user,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  };
}

export const guide = {
  postura: ['Espalda recta', 'Hombros sueltos', 'Pies en el suelo'],
  mirada: ['Mira a los ojos', 'Sonríe'],
  gestos: ['Manos a la vista'],
  erroresComunes: ['Cruzar los brazos'],
  tipFinal: 'Respira.',
};

/** One body of each collection, with the columns of its rows. */
export const examples: Record<CollectionName, Record<string, unknown>> = {
  'date-plans': {
    plan_text: 'Tarde de libros\n\nACTIVIDAD\nBuscar un libro usado',
    interests: 'libros',
    date_type: 'Café informal',
    location: 'Valencia',
    style: 'Café informal',
  },
  'body-language': {
    plan_text: JSON.stringify(guide),
    date_type: 'Café informal',
    interests: 'Tímido/a',
    location: 'Simpatía',
    style: null,
  },
  outfits: {
    outfit_text: 'Lino y calma\n\nPRENDAS\n- Camisa de lino',
    date_type: 'saved_from_generator',
    style: 'casual',
    actual_date_type: 'café_informal',
  },
  intentions: {
    original_message: 'Esta semana ando liadísima',
    analysis: {
      subtexto: 'Pide tiempo',
      interes: { nivel: 'medio', explicacion: 'Propone otro día', citas: [] },
      senales: { hay_alertas: false, detalles: 'Sin alertas destacables' },
    },
  },
  icebreakers: {
    message_text: '¿Quién pasea a quién?',
    context: 'Inspiración: un perro, Estilo: casual',
  },
  bios: { bio_text: 'Enfermera y escaladora', keywords: 'escalada', bio_style: 'casual' },
  'red-flags': {
    original_message: '¿Con quién estabas?',
    analysis: {
      riskLevel: 'medio',
      redFlags: [{ text: 'Pide cuentas', severity: 'medium', family: 'control', quote: '¿Con quién?' }],
      toneAnalysis: 'Exigente',
      advice: 'Pon un límite',
    },
  },
};
