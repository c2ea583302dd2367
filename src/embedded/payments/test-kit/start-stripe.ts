import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { listen } from '../../../../test/rig/listen.ts';
import { parseEnv } from '../../../platform/env.server.ts';
import { createLogger } from '../../../platform/log.server.ts';
import { createStripeDouble, type DoubleOptions } from './stripe-double.ts';

interface Wish extends Omit<DoubleOptions, 'env' | 'log'> {
  /** Where another one has kept its state. */
  dataDir?: string;
  /** Answers what is not for Stripe; true when it has. */
  product?: (...call: Parameters<RequestListener>) => boolean;
}

/** It would wait for seconds between its tries. */
export const impatient = (stripe: Stripe): Stripe =>
  Object.assign(stripe, { getInitialNetworkRetryDelay: () => 0, getMaxNetworkRetryDelay: () => 0 });

/** The payments that a laptop runs, on a port of their own, with the real SDK in front. */
export async function startStripe({ dataDir, product = () => false, ...options }: Wish) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'salero-pagos-'));
  const env = parseEnv({ PORT: '0', DATA_DIR: folder, RATE_LIMIT_SCALE: '0' });
  const lines: string[] = [];
  const payments = await createStripeDouble({
    env,
    log: createLogger((line) => lines.push(line)),
    ...options,
  });
  const server = createServer((request, response) => {
    if (!product(request, response)) payments.listener(request, response);
  });
  const port = await listen(server);
  env.PUBLIC_URL = `http://localhost:${port}`;
  const sdk = (secretKey: string, maxNetworkRetries: number) =>
    impatient(
      new Stripe(secretKey, {
        host: 'localhost',
        port,
        protocol: 'http',
        telemetry: false,
        maxNetworkRetries,
      }),
    );
  return {
    env,
    lines,
    payments,
    control: payments.control,
    sdk,
    async close() {
      await payments.close();
      server.close();
      server.closeAllConnections();
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}
