import { globalAgent } from 'node:https';
import { Stripe } from 'stripe';
import type { Env } from '../platform/env.server.ts';
import type { Metrics } from '../platform/metrics.server.ts';
import type { Tracing } from '../platform/tracing-otlp.server.ts';

const timeoutMs = 20_000;
const retries = 3;

const embeddedApi = '/pago-local/api';

/** Stripe's own SDK, whoever answers. Retries keep their idempotency key, so none of them does a thing twice. */
export function createStripe(env: Env, watchers: Watchers = {}): Stripe {
  const { kind, secretKey } = env.payments;
  const httpClient = watched(kind === 'stripe' ? stripeClient() : under(env), watchers);
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    httpClient,
  });
}

export const stripeClient = () => Stripe.createNodeHttpClient(globalAgent);

export function timeOf({ headers }: { headers: Record<string, string> }): Date | null {
  const at = new Date(String(headers.date));
  return Number.isNaN(at.getTime()) ? null : at;
}

type Client = ReturnType<typeof Stripe.createNodeHttpClient>;

type Watchers = { tracing?: Tracing | null; metrics?: Metrics };

function watched(client: Client, { tracing, metrics }: Watchers): Client {
  const made = metrics?.counter('salero_stripe_calls_total', 'Calls to Stripe by object and status');
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (host, port, path, method, ...rest) => {
    const object = path.split(/[/?]/)[2] ?? '';
    const call = async () => {
      try {
        const answer = await makeRequest(host, port, path, method, ...rest);
        made?.add({ object, status: String(answer.getStatusCode()) });
        return answer;
      } catch (error) {
        made?.add({ object, status: 'none' });
        throw error;
      }
    };
    const facts = { 'http.request.method': method, 'salero.stripe.object': object };
    return tracing ? tracing.span('stripe', 'client', facts, call) : call();
  };
  return client;
}

/** The SDK knows hosts and ports, not a path in front of them. */
function under(env: Env): Client {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (_host, _port, path, method, headers, data, _protocol, timeout) => {
    // Read at each call: with PORT=0 the address is known only once the server listens.
    const { hostname, port, protocol } = new URL(env.PUBLIC_URL);
    const host = hostname.replace(/^\[|\]$/g, '');
    return makeRequest(host, port, embeddedApi + path, method, headers, data, protocol.slice(0, -1), timeout);
  };
  return client;
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** After a restore an attempt may have a number, and so a key, that another one has used. */
export const isKeyReused = (error: unknown): boolean => error instanceof Stripe.errors.StripeIdempotencyError;

export function isCustomerMissing(error: unknown): boolean {
  return isMissing(error) && (error as Stripe.errors.StripeInvalidRequestError).param === 'customer';
}

/** Deleted at Stripe, which says so. A customer that it has never heard of is one of another Stripe account than our key's. */
export async function isCustomerDeleted(stripe: Stripe, customer: string): Promise<boolean> {
  try {
    return (await stripe.customers.retrieve(customer)).deleted === true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
