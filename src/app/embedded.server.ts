import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isAskedHere } from '../platform/loopback.server.ts';
import type { Services } from '../platform/services.server.ts';

export type Front = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What stands in for Google and for Stripe on a laptop, where the settings name neither. Elsewhere it is not even loaded. */
export async function openEmbedded(services: Services) {
  const { env, log } = services;
  const parts = new Map<string, RequestListener>();
  let close = async () => {};
  if (env.identity.kind === 'embedded') {
    const { createLocalIdentity, localIdentityPath } = await import(
      '../embedded/identity/identity.server.ts'
    );
    parts.set(localIdentityPath, createLocalIdentity(services));
  }
  if (env.payments.kind === 'embedded') {
    const { createLocalPayments, localPaymentsPath } = await import(
      '../embedded/payments/payments.server.ts'
    );
    const payments = await createLocalPayments(services);
    parts.set(localPaymentsPath, payments.listener);
    close = payments.close;
  }
  return {
    close,
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const path = request.url?.match(/^\/[^/?]*/)?.[0] ?? '';
      const listener = parts.get(path);
      if (!listener) return false;
      if (isAskedHere(request)) listener(request, response);
      else {
        log.warn('embedded part refused', { path });
        response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(onlyHere);
      }
      return true;
    },
  };
}

const onlyHere =
  'Esta parte de Salero es de pruebas y solo responde a este mismo ordenador. Si hay un proxy delante, falta PUBLIC_URL.\n';
