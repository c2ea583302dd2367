import { Stripe } from 'stripe';
import type { Env } from '../platform/env.server.ts';

const timeoutMs = 20_000;
const retries = 3;

/** Where the embedded server answers, under the app's own address. */
const embeddedApi = '/pago-local/api';

/** Stripe's own SDK, whoever answers. Retries keep their idempotency key, so none of them does a thing twice. */
export function createStripe(env: Env): Stripe {
  const common = { timeout: timeoutMs, maxNetworkRetries: retries, telemetry: false };
  if (env.payments.kind === 'stripe') return new Stripe(env.payments.secretKey, common);
  return new Stripe(env.payments.secretKey, { ...common, httpClient: under(env) });
}

/** The SDK knows hosts and ports, not a path in front of them. */
function under(env: Env) {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (_host, _port, path, method, headers, data, _protocol, timeout) => {
    // Read at each call: with PORT=0 the address is known only once the server listens.
    const { hostname, port, protocol } = new URL(env.PUBLIC_URL);
    const plain = protocol.replace(':', '');
    return makeRequest(
      hostname.replace(/^\[|\]$/g, ''),
      port || (plain === 'https' ? '443' : '80'),
      embeddedApi + path,
      method,
      headers,
      data,
      plain,
      timeout,
    );
  };
  return client;
}
