/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync, randomBytes } from 'node:crypto';
// Its index only adds a warning, on the terminal, that a Node newer than the newest LTS is not an LTS.
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
import { type ErrorContext, Provider } from 'oidc-provider/lib/provider.js';
import type { Logger } from '../../platform/log.server.ts';
import { backLink, pageHeaders, renderProblem } from '../local-page.server.ts';
import type { Person } from './person.server.ts';
import settings from './provider.json' with { type: 'json' };

export const localIdentityPath = '/identidad-local';
export const interactionPath = `${localIdentityPath}/entrar/`;
export const clientId = 'salero';

export const renderSignInProblem = (explanation: string) =>
  renderProblem(explanation, backLink('/auth', 'Volver a iniciar sesión'));

export function buildProvider(publicUrl: string, people: ReadonlyMap<string, Person>, log: Logger): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const cookie = { httpOnly: true, sameSite: 'lax' };
  const provider = new Provider(publicUrl + localIdentityPath, {
    ...settings,
    // Codes and open pages live for minutes: a restart may lose them.
    adapter: createMemoryAdapter(0),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    clients: [
      {
        client_id: clientId,
        redirect_uris: [`${publicUrl}/auth/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        // On one machine a shared secret would prove nothing; PKCE ties the code to who asked for it.
        token_endpoint_auth_method: 'none',
      },
    ],
    pkce: { required: () => true },
    cookies: {
      names: { session: 'salero-id', interaction: 'salero-id-form', resume: 'salero-id-resume' },
      long: { ...cookie, signed: true, path: localIdentityPath },
      short: { ...cookie, signed: true },
      keys: [randomBytes(32).toString('base64url')],
    },
    clientBasedCORS: () => false,
    expiresWithSession: async () => false,
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => interactionPath + uid },
    findAccount: (_context: unknown, sub: string) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => ({ sub, ...person, email_verified: true }) };
    },
    renderError(context: ErrorContext) {
      context.type = 'html';
      context.set(pageHeaders);
      context.body = renderSignInProblem(
        'Este inicio de sesión ya no vale o no es correcto. Empieza de nuevo.',
      );
    },
  });
  const report = (...values: unknown[]) => {
    const error = values.find((value) => value instanceof Error);
    log.error('local identity failed', { kind: error?.name });
  };
  return provider.on('server_error', report).on('error', report);
}
