import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { distance } from './distance.ts';
import { inTheClear, isAddress, serverOf } from './encryption.server.ts';
import refusals from './env.refusals.json' with { type: 'json' };
import { fill } from './fill.ts';
import { isLoopback } from './loopback.server.ts';

/** A setting that is wrong or missing. Start-up prints the sentence and exits with 1. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

export async function sayingWrongSettings(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const url = z.url({ protocol: /^https?$/, error: 'tiene que ser una URL http(s)' });
const postgresUrl = z
  .string()
  .refine((address) => !hasRawPassword(address), {
    error: 'la contraseña lleva /, #, ? o @ sin codificar: escríbelos como %2F, %23, %3F y %40',
    abort: true,
  })
  .pipe(z.url({ protocol: /^postgres(ql)?$/, error: 'tiene que empezar por postgres://', abort: true }))
  .refine(hasReadableHost, 'el nombre del servidor lleva un % que no se entiende');
const text = z.string().trim().min(1);
const email = text.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'tiene que ser una dirección de correo');
const sender = text.regex(
  /^([^<>]*<)?[^\s@<>]+@[^\s@<>]+>?$/,
  'tiene que ser una dirección de correo, o «Nombre <dirección>»',
);
const names = z.string().transform((list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
);

const between = (least: number, most: number) => {
  const error = `tiene que ser un número entre ${least} y ${most}`;
  return z.coerce.number(error).min(least, error).max(most, error);
};
const whole = (least: number, most: number) => {
  const error = `tiene que ser un número entero entre ${least} y ${most}`;
  return between(least, most).int(error);
};
const atLeast = (least: number) => {
  const error = `tiene que ser un número, ${least} o más`;
  return z.coerce.number(error).min(least, error);
};

const schema = z.object({
  PORT: whole(0, 65535).default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  DATA_DIR: text.default('data'),
  DATABASE_URL: postgresUrl.optional(),
  BACKUP_DATABASE_URL: postgresUrl.optional(),
  DATABASE_POOL: whole(1, 500).default(10),

  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),

  AI_MODELS: text.optional(),
  AI_MODELS_BY_TOOL: text.optional(),
  AI_BASE_URL: url.optional(),
  AI_API_KEY: text.optional(),
  AI_VISION: z.enum(['si', 'no']).optional(),
  AI_DAILY_SPEND_CAP_EUR: atLeast(0).optional(),
  AI_PRICES: text.optional(),
  ANTHROPIC_API_KEY: text.optional(),
  ANTHROPIC_BASE_URL: url.optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: url.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: text.optional(),
  GOOGLE_BASE_URL: url.optional(),
  MISTRAL_API_KEY: text.optional(),
  MISTRAL_BASE_URL: url.optional(),

  STRIPE_SECRET_KEY: text
    .regex(/^(?!pk_|whsec_)/, 'es otra de las claves de Stripe: la secreta empieza por sk_ o rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: text
    .regex(/^(?![spr]k_)/, 'es otra de las claves de Stripe: la de los avisos empieza por whsec_')
    .optional(),
  STRIPE_PRICE_ID: text.optional(),

  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'tiene que empezar por smtp:// o smtps://' }).optional(),
  MAIL_FROM: sender.optional(),

  PRIVATE_NETWORK: names.default([]),

  RATE_LIMIT_SCALE: atLeast(0).default(1),
  TRUSTED_PROXIES: whole(0, 5).default(0),
  METRICS_TOKEN: text.optional(),
  SERVICE_WORKER: z.enum(['si', 'no']).default('si'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: text.optional(),
  OTEL_SERVICE_NAME: text.default('salero'),
  OTEL_TRACES_SAMPLER_ARG: between(0, 1).default(1),
  DRAIN_SECONDS: between(0, 60).default(0),

  LEGAL_NAME: text.optional(),
  LEGAL_ADDRESS: text.optional(),
  LEGAL_NIF: text.optional(),
  LEGAL_EMAIL: email.optional(),
  LEGAL_PHONE: text.optional(),
  LEGAL_REGISTRY: text.optional(),
});

type Settings = z.infer<typeof schema>;
/** A public site does not start without them. Decision 0023. */
const legalKeys = ['LEGAL_NAME', 'LEGAL_ADDRESS', 'LEGAL_NIF', 'LEGAL_EMAIL', 'LEGAL_PHONE'] as const;

export interface Env extends Settings {
  PUBLIC_URL: string;
  local: boolean;
  identity: { kind: 'embedded' } | { kind: 'oidc'; issuer: string; clientId: string; clientSecret: string };
  payments: { kind: 'embedded' | 'stripe'; secretKey: string; webhookSecret: string; priceId: string };
  missingLegal: string[];
  warnings: string[];
}

/** A secret may be two, `new,old`, while whoever else knows it changes from one to the other. */
export const secretsIn = (setting: string): string[] => setting.split(',').map((secret) => secret.trim());

export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given, { error: inSpanish });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingError(
      `${String(issue?.path[0])} no es válido: ${issue?.message ?? 'valor incorrecto'}.`,
    );
  }
  const settings = parsed.data;
  const publicUrl = new URL((settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''));
  const PUBLIC_URL = publicUrl.origin;
  if (publicUrl.href !== `${PUBLIC_URL}/`) throw new SettingError(refusals.publicUrlIsNoOrigin);
  if (publicUrl.protocol === 'http:' && !isLoopback(publicUrl.hostname))
    throw new SettingError(refusals.publicUrlIsInTheClear);
  const local = isLoopback(settings.HOST) && isLoopback(new URL(PUBLIC_URL).hostname);
  const env: Env = {
    ...settings,
    PUBLIC_URL,
    local,
    identity: identity(settings, local),
    payments: payments(settings, local),
    missingLegal: legalKeys.filter((key) => !settings[key]),
    warnings: warningsOf(given, settings, local),
  };
  if (settings.RATE_LIMIT_SCALE === 0 && !local) throw new SettingError(refusals.noLimits);
  if (!local && env.missingLegal.length > 0)
    throw new SettingError(fill(refusals.noLegal, { names: env.missingLegal.join(', ') }));
  if (!local) requireOwnParts(settings);
  requireEncryption(settings, local);
  // Node's own switch, which would take whoever answers for the database, Stripe and everybody else.
  if (!local && given.NODE_TLS_REJECT_UNAUTHORIZED === '0') throw new SettingError(refusals.nobodyIsChecked);
  return env;
}

function requireOwnParts(settings: Settings): void {
  if (!settings.DATABASE_URL) throw new SettingError(refusals.noDatabase);
  if (!settings.SMTP_URL) throw new SettingError(refusals.noMail);
  const placeholder = Object.entries(settings).find(([, value]) => isPlaceholder(String(value)));
  if (placeholder) throw new SettingError(fill(refusals.placeholder, { name: placeholder[0] }));
}

const isPlaceholder = (value: string): boolean =>
  /\bSECRET-\d\b|^FROM-[A-Z]+$|^(NIF|WHO RUNS IT|STREET, TOWN|\+34 600 000 000)$|\bUSER:PASSWORD@/.test(
    value,
  );

/** Before the host, which ends at the first of these, there is more than one @ or what looks like the rest of a password. */
function hasRawPassword(address: string): boolean {
  const [, afterScheme = ''] = /^postgres(?:ql)?:\/\/(.*)$/.exec(address) ?? [];
  const [authority = '', rest = ''] = [/^[^/?#]*/.exec(afterScheme)?.[0], /[/?#].*$/.exec(afterScheme)?.[0]];
  const isCut = !authority.includes('@') && authority.includes(':') && rest.includes('@');
  return isCut || authority.split('@').length > 2;
}

const ourNames = /^(AI|OIDC|STRIPE|SMTP|LEGAL|DATABASE|BACKUP|MAIL|METRICS|PUBLIC|TRUSTED|RATE|DRAIN)_/;
const shortestToken = 16;

function warningsOf(given: Record<string, string | undefined>, settings: Settings, local: boolean): string[] {
  const known = Object.keys(schema.shape);
  const misspelt = Object.keys(given).flatMap((name) => {
    if (known.includes(name) || !name.includes('_')) return [];
    const meant = known.find((setting) => distance(setting, name) <= 2);
    if (!meant && !ourNames.test(name)) return [];
    return [`${name} no es ningún ajuste: ${meant ? `¿es ${meant}?` : '¿está bien escrito?'}`];
  });
  const tokens = settings.METRICS_TOKEN ? secretsIn(settings.METRICS_TOKEN) : [];
  return [
    ...misspelt,
    ...(tokens.some(({ length }) => length < shortestToken)
      ? [`METRICS_TOKEN se adivina: pon al menos ${shortestToken} caracteres al azar.`]
      : []),
    ...(!local && /_test_/.test(settings.STRIPE_SECRET_KEY ?? '')
      ? ['STRIPE_SECRET_KEY es de prueba: cualquiera tiene Premium con una tarjeta de prueba.']
      : []),
  ];
}

function requireEncryption(settings: Settings, local: boolean): void {
  const trusted = settings.PRIVATE_NETWORK;
  const unknown = trusted.find((name) => !isAddress(name));
  if (unknown !== undefined) throw new SettingError(fill(refusals.unknownAddress, { unknown }));
  const name = inTheClear(settings).find((one) => !trusted.includes(one));
  if (name !== undefined && !local) throw new SettingError(fill(refusals.inTheClear, { name }));
}

function hasReadableHost(address: string): boolean {
  try {
    return Boolean(serverOf(new URL(address)));
  } catch {
    return false;
  }
}

/** For what has no sentence of its own above: a text, or one of several words. */
const inSpanish = (issue: z.core.$ZodRawIssue): string =>
  issue.code === 'invalid_value' ? `tiene que ser ${issue.values.join(' o ')}` : 'está vacío';

function identity(settings: Settings, local: boolean): Env['identity'] {
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  if (!clientId && settings.OIDC_ISSUER) throw new SettingError(refusals.issuerAlone);
  if (!clientId && !local) throw new SettingError(refusals.noIdentity);
  if (!clientId) return { kind: 'embedded' };
  if (!clientSecret) throw new SettingError(refusals.noClientSecret);
  const issuer = settings.OIDC_ISSUER ?? 'https://accounts.google.com';
  if (issuer.startsWith('http:') && !isLoopback(new URL(issuer).hostname))
    throw new SettingError(refusals.issuerIsInTheClear);
  return { kind: 'oidc', issuer, clientId, clientSecret };
}

function payments(settings: Settings, local: boolean): Env['payments'] {
  const secretKey = settings.STRIPE_SECRET_KEY;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_ID: priceId } = settings;
  if (!secretKey && !local) throw new SettingError(refusals.noPayments);
  // The embedded server signs and checks with secrets that never leave this process.
  const drawn = () => randomBytes(24).toString('hex');
  if (!secretKey)
    return {
      kind: 'embedded',
      secretKey: `sk_test_${drawn()}`,
      webhookSecret: `whsec_${drawn()}`,
      priceId: 'price_premium_mensual',
    };
  if (!webhookSecret) throw new SettingError(refusals.noWebhookSecret);
  if (!priceId) throw new SettingError(refusals.noPrice);
  if (/^(sk|rk)_live_/.test(secretKey) && !settings.DATABASE_URL)
    throw new SettingError(refusals.noDatabaseForMoney);
  return { kind: 'stripe', secretKey, webhookSecret, priceId };
}
