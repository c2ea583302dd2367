import { registerHooks } from 'node:module';
import { parseEnv } from '../../src/platform/env.server.ts';
import { createLogger } from '../../src/platform/log.server.ts';

/** Starts the server with its settings, stops it, and says which packages that loaded. */
process.stdin.on('end', () => process.exit()).resume();
const packages = new Set<string>();
registerHooks({
  load(url, context, next) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];
    if (name) packages.add(name);
    return next(url, context);
  },
});
const { start } = await import('../../src/app/start.server.ts');
const running = await start(
  parseEnv(process.env),
  createLogger(() => {}),
  null,
);
await running.stop();
console.log(`loaded ${[...packages].join(' ')}`);
process.exit();
