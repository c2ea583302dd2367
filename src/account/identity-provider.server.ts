import * as oidc from 'openid-client';
import { boundedFetch } from '../platform/bounded-fetch.server.ts';
import type { Env } from '../platform/env.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { codeOf } from '../platform/log.server.ts';
import { isLoopback } from '../platform/loopback.server.ts';
import type { Metrics } from '../platform/metrics.server.ts';
import type { Services } from '../platform/services.server.ts';
import { type Identity, readIdentity } from './identity.server.ts';

interface IdentityClient {
  issuer: string;
  clientId: string;
  /** Null for a public client, which proves itself with PKCE alone. */
  clientSecret: string | null;
  /** What accounts are keyed on beside `sub`, where it is not the issuer's own spelling of its name. */
  accountIssuer?: string;
}

export type PendingSignIn = Record<'state' | 'nonce' | 'codeVerifier', string>;

interface CallbackAnswer {
  code: string;
  state: string;
  iss?: string | undefined;
}

const requestTimeoutSeconds = 10;
const mostAnswerBytes = 1024 * 1024;

type Parts = Pick<Services, 'env' | 'log'> & { metrics?: Metrics };

/** `PUBLIC_URL` is read at each call: with a port of the system's own choosing it is known only once the server listens. */
export function createIdentityProvider({ env, log, metrics }: Parts) {
  const ended = metrics?.counter(
    'salero_sign_ins_total',
    'Sign-ins by outcome; failed is ours or the provider’s fault',
  );
  for (const outcome of ['signed_in', 'refused', 'failed']) ended?.add({ outcome }, 0);
  let discovered: { issuer: string; configuration: Promise<oidc.Configuration> } | null = null;

  const redirectUri = () => `${env.PUBLIC_URL}/auth/callback`;

  function getConfiguration(): Promise<oidc.Configuration> {
    const client = clientOf(env);
    if (discovered?.issuer !== client.issuer) {
      const configuration = discover(client);
      const started = { issuer: client.issuer, configuration };
      configuration.catch(() => {
        if (discovered === started) discovered = null;
      });
      discovered = started;
    }
    return discovered.configuration;
  }

  return {
    find: getConfiguration,

    async begin(): Promise<PendingSignIn & { url: URL }> {
      const configuration = await getConfiguration().catch((cause: unknown) => {
        ended?.add({ outcome: 'failed' });
        throw toFailure(cause);
      });
      const pending = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri(),
        scope: 'openid email profile',
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(pending.codeVerifier),
        code_challenge_method: 'S256',
        access_type: 'offline',
        prompt: 'consent',
      });
      return { ...pending, url };
    },

    async redeem(answer: CallbackAnswer, pending: PendingSignIn): Promise<Identity> {
      const { iss, ...rest } = answer;
      const query = new URLSearchParams({ ...rest, ...(iss !== undefined && { iss }) });
      const returned = new URL(`${redirectUri()}?${query}`);
      try {
        const configuration = await getConfiguration();
        const tokens = await oidc.authorizationCodeGrant(configuration, returned, {
          expectedState: pending.state,
          expectedNonce: pending.nonce,
          pkceCodeVerifier: pending.codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('no ID token');
        const issuer = issuerOf(clientOf(env), configuration);
        const isWhole = claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint;
        // Some providers keep the profile out of the ID token. The access token is used here and then forgotten.
        const person = isWhole
          ? claims
          : await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        const identity = readIdentity(issuer, { ...person, sub: claims.sub });
        ended?.add({ outcome: 'signed_in' });
        return identity;
      } catch (cause) {
        const failure = toFailure(cause);
        ended?.add({ outcome: isOutage(cause) || oursToMend.has(reasonOf(cause)) ? 'failed' : 'refused' });
        log.warn('sign-in refused', { failure: failure.code, reason: reasonOf(cause), code: codeOf(cause) });
        throw failure;
      }
    },
  };
}

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

function clientOf({ identity, PUBLIC_URL }: Env): IdentityClient {
  if (identity.kind === 'oidc') return identity;
  return {
    issuer: `${PUBLIC_URL}/identidad-local`,
    clientId: 'salero',
    clientSecret: null,
    // Not its address: the same e-mail stays the same account when the server moves to another port.
    accountIssuer: 'identidad-local',
  };
}

/** As the provider spells it where only a slash differs. A provider of many tenants publishes a template instead of a name. */
function issuerOf({ accountIssuer, issuer }: IdentityClient, configuration: oidc.Configuration): string {
  const own = configuration.serverMetadata().issuer;
  return accountIssuer ?? (slashToggled(own) === issuer ? own : issuer);
}

const slashToggled = (issuer: string): string => (issuer.endsWith('/') ? issuer.slice(0, -1) : `${issuer}/`);

function discover(client: IdentityClient): Promise<oidc.Configuration> {
  return discoverAs(client).catch((error: unknown) => {
    if (reasonOf(error) !== 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') throw error;
    return discoverAs({ ...client, issuer: slashToggled(client.issuer) });
  });
}

function discoverAs(client: IdentityClient): Promise<oidc.Configuration> {
  const issuer = new URL(client.issuer);
  const execute = [
    // Without it a token that comes straight from the token endpoint is believed unsigned.
    oidc.enableNonRepudiationChecks,
    ...(issuer.protocol === 'http:' && isLoopback(issuer.hostname) ? [oidc.allowInsecureRequests] : []),
  ];
  return oidc.discovery(issuer, client.clientId, undefined, authenticate(client), {
    execute,
    timeout: requestTimeoutSeconds,
    [oidc.customFetch]: boundedFetch(mostAnswerBytes) as oidc.CustomFetch,
  });
}

function authenticate({ clientSecret: secret }: IdentityClient): oidc.ClientAuth {
  if (secret === null) return oidc.None();
  const inBody = oidc.ClientSecretPost(secret);
  const inHeader = oidc.ClientSecretBasic(secret);
  return (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? inBody : inHeader)(
      server,
      ...rest,
    );
}

/** Nobody can sign in: our secret is not the provider's, or one of the two clocks is off. */
const oursToMend = new Set([
  'invalid_client',
  'unauthorized_client',
  'WWWAuthenticateChallengeError',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
]);

const outages = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_PARSE_ERROR']);

/** The provider could not be reached or is broken: worth another try, and nobody's attack. */
function isOutage(error: unknown): boolean {
  // Without a cause it is a value of the wrong kind, not a network that failed.
  if (error instanceof TypeError) return error.cause !== undefined;
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  return outages.has(reasonOf(error));
}

function toFailure(cause: unknown): Failure {
  if (cause instanceof Failure) return cause;
  const away = 'Error al conectar con el servicio de autenticación';
  if (isOutage(cause)) return new Failure('unavailable', { message: away, cause });
  return new Failure('invalid_input', { message: 'Error al procesar la autenticación.', cause });
}

function reasonOf(error: unknown): string {
  if (error instanceof oidc.ResponseBodyError) return error.error;
  if (error instanceof oidc.ClientError && error.code) return error.code;
  return error instanceof Error ? error.name : typeof error;
}
