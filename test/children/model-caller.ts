import { createEngine } from '../../src/generation/models/create-engine.server.ts';
import { newMeter } from '../../src/generation/models/engine.server.ts';
import { parseEnv } from '../../src/platform/env.server.ts';
import { Failure } from '../../src/platform/http-errors.server.ts';
import { Metrics } from '../../src/platform/metrics.server.ts';
import { counted } from '../models/open-functions.ts';
import { silentLog } from '../rig/silent-log.ts';

const engine = createEngine(parseEnv(process.env), silentLog, new Metrics());
const answer = engine.generate({
  tool: counted,
  input: { say: 'hola' },
  context: { address: 'tu', today: new Date(0) },
  seed: 's',
  meter: newMeter(),
  signal: new AbortController().signal,
});
const outcome = await answer.then(
  () => 'answered',
  (error: unknown) => (error instanceof Failure ? error.code : String(error)),
);
console.log(`ended ${outcome}`);
