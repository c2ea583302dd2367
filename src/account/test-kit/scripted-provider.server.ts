import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { listen } from '../../../test/rig/listen.ts';

/** One lie, or none: what the provider answers when the code is redeemed. */
export interface Script {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  signature?: 'good' | 'other-key' | 'none' | 'hmac' | 'cut';
  tokenStatus?: number;
  tokenBody?: unknown;
  userinfo?: Record<string, unknown>;
}

export interface ScriptedProvider {
  issuer: string;
  clientId: string;
  /** What a site sets to sign in with it. */
  client: Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET', string>;
  script: Script;
  /** Bodies of the token requests that arrived. */
  redeemed: URLSearchParams[];
  /** Answers every request with this status until it is null again. */
  broken: number | null;
  /** What the browser comes back with after signing in at `authorizationUrl`. */
  approve(authorizationUrl: string): { code: string; state: string; iss: string };
  close(): Promise<void>;
}

const clientId = 'salero-test';
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A small OpenID provider that can be told to cheat. Its issuer ends in `path`. */
export async function startScriptedProvider(path = ''): Promise<ScriptedProvider> {
  const [key, otherKey] = [newKey(), newKey()];
  const folder = path.replace(/\/$/, '');
  const nonces = new Map<string, string>();
  const publicJwk = { ...key.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };

  function idToken(nonce: string | undefined): string {
    const seconds = Math.floor(Date.now() / 1_000);
    const { signature = 'good', claims, header } = provider.script;
    const payload = {
      iss: provider.issuer,
      aud: provider.clientId,
      sub: 'ana',
      nonce,
      iat: seconds,
      exp: seconds + 300,
    };
    const alg = signature === 'none' ? 'none' : signature === 'hmac' ? 'HS256' : 'RS256';
    const input = `${encode({ alg, kid: 'one', ...header })}.${encode({ ...payload, ...claims })}`;
    if (signature === 'none') return `${input}.`;
    if (signature === 'hmac')
      return `${input}.${createHmac('sha256', key.publicKey.export({ type: 'spki', format: 'pem' }))
        .update(input)
        .digest('base64url')}`;
    const signer: KeyObject = signature === 'other-key' ? otherKey.privateKey : key.privateKey;
    const good = sign('sha256', Buffer.from(input), signer).toString('base64url');
    return `${input}.${signature === 'cut' ? good.slice(0, -6) : good}`;
  }

  const server = createServer(async (request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    if (provider.broken !== null) return send(provider.broken, { error: 'server_error' });
    if (request.url === `${folder}/.well-known/openid-configuration`)
      return send(200, {
        issuer: provider.issuer,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        userinfo_endpoint: `${origin}/userinfo`,
        jwks_uri: `${origin}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      });
    if (request.url === '/jwks') return send(200, { keys: [publicJwk] });
    if (request.url === '/userinfo') return send(200, { sub: 'ana', ...provider.script.userinfo });
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    provider.redeemed.push(form);
    const code = form.get('code') ?? '';
    const { tokenStatus, tokenBody } = provider.script;
    if (tokenStatus !== undefined) return send(tokenStatus, tokenBody ?? { error: 'invalid_grant' });
    if (!nonces.has(code)) return send(400, { error: 'invalid_grant' });
    const nonce = nonces.get(code);
    nonces.delete(code);
    return send(200, tokenBody ?? { access_token: 'at', token_type: 'Bearer', id_token: idToken(nonce) });
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;

  const provider: ScriptedProvider = {
    issuer: origin + path,
    clientId,
    client: {
      OIDC_ISSUER: origin + path,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: 'a secret of the tests',
    },
    script: {},
    redeemed: [],
    broken: null,
    approve(authorizationUrl) {
      const asked = new URL(authorizationUrl).searchParams;
      const code = randomUUID();
      nonces.set(code, asked.get('nonce') ?? '');
      return { code, state: asked.get('state') ?? '', iss: provider.issuer };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}
