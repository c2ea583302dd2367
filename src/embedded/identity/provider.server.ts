/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync, randomBytes } from 'node:crypto';
// Its index only adds a warning, on the terminal, that a Node newer than the newest LTS is not an LTS.
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
import { type ErrorContext, Provider } from 'oidc-provider/lib/provider.js';
import type { Logger } from '../../platform/log.server.ts';
import { pageHeaders } from '../local-page.server.ts';
import { renderSignInProblem } from './page.server.ts';
import type { Person } from './person.server.ts';

export const localIdentityPath = '/identidad-local';
export const interactionPath = `${localIdentityPath}/entrar/`;
export const clientId = 'salero';

export interface ProviderOptions {
  publicUrl: string;
  people: Map<string, Person>;
  log: Logger;
}

export function buildProvider({ publicUrl, people, log }: ProviderOptions): Provider {
  const off = { enabled: false };
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const cookie = { httpOnly: true, sameSite: 'lax' };
  const provider = new Provider(publicUrl + localIdentityPath, {
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
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    scopes: ['openid'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: {
      names: { session: 'salero-id', interaction: 'salero-id-form', resume: 'salero-id-resume' },
      long: { ...cookie, signed: true, path: localIdentityPath },
      short: { ...cookie, signed: true },
      keys: [randomBytes(32).toString('base64url')],
    },
    features: {
      devInteractions: off,
      dPoP: off,
      pushedAuthorizationRequests: off,
      resourceIndicators: off,
      rpInitiatedLogout: off,
    },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 300,
      Interaction: 3_600,
      Session: 600,
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
