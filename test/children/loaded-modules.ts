import { registerHooks } from 'node:module';
import { parseEnv } from '../../src/platform/env.server.ts';
import { silentLog } from '../rig/silent-log.ts';

/** Starts the server with its settings, stops it, and says which packages and which embedded parts that loaded. */
process.stdin.on('end', () => process.exit()).resume();
const loaded = new Set<string>();
registerHooks({
  load(url, context, next) {
    const [, name, part] = /node_modules\/((?:@[^/]+\/)?[^/]+)\/|src\/(embedded\/[^/]+)\//.exec(url) ?? [];
    if (name ?? part) loaded.add(String(name ?? part));
    return next(url, context);
  },
});
const { start } = await import('../../src/app/start.server.ts');
const running = await start(parseEnv(process.env), silentLog, null);
await running.stop();
console.log(`loaded ${[...loaded].join(' ')}`);
process.exit();
