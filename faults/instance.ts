/** The whole server as a process of its own, whose payments and identity are those of the harness. */
import { start } from '../src/app/start.server.ts';
import { parseEnv, sayingWrongSettings } from '../src/platform/env.server.ts';
import { createLogger } from '../src/platform/log.server.ts';

const log = createLogger((line) => process.stdout.write(line));
await sayingWrongSettings(async () => {
  const env = parseEnv(process.env);
  // The embedded ones are drawn at random by each process, which is right for one but not for several.
  env.payments = {
    ...env.payments,
    secretKey: process.env.FAULTS_STRIPE_KEY ?? '',
    webhookSecret: process.env.FAULTS_STRIPE_SECRET ?? '',
  };
  const running = await start(env, log, null);
  process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
});
