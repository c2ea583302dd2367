/**
 * In a worker: lets every tool answer texts whose reading would double with each piece, and says which one comes next, so that whoever
 * started it can tell which one never ended.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { helpFor, refusalFor } from '../../src/generation/pipeline/safety.server.ts';
import { Failure } from '../../src/platform/http-errors.server.ts';
import { examples } from '../../test/tool-examples.ts';
import payloads from '../payloads.json' with { type: 'json' };

const { runs, seed } = workerData as { runs: number; seed: number };
const source = fileURLToPath(new URL('../../src/', import.meta.url));

/** What the rules and the texts of ours are made of: a pattern has to be met halfway before it can fail. */
const words = [
  ...new Set(
    ['language/', 'tools/'].flatMap((folder) =>
      readdirSync(source + folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:json|ts)$/.test(file) && !/weights|\.test\.|\.cases\./.test(file))
        .flatMap((file) => readFileSync(source + folder + file, 'utf8').match(/\p{L}{1,20}/gu) ?? []),
    ),
  ),
];
/** Those that two classes of a pattern may both hold, each in its own way, among them. */
const marks = [
  ...'.,;:!?…\n\t¿¡«»"“”\'’()[]{}/|-–—_=+*#@€%&~^·•0123456789ªº\u0301\u200d\ufe0f\u00a0😊',
  ...['. ', ', ', ': ', '? ', ' - ', ' y ', ' que ', ' de ', ' 15 ', ', pero ', '.\n'],
  ...Array.from({ length: 0x1f000 }, (_, code) => String.fromCodePoint(code)).filter((one) =>
    /[[\p{L}\p{N}\p{P}]&&\p{Extended_Pictographic}]/v.test(one),
  ),
];
const piece = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...words) },
        { weight: 1, arbitrary: fc.constant('') },
      ),
      fc.oneof(
        { weight: 1, arbitrary: fc.constant(' ') },
        { weight: 1, arbitrary: fc.constantFrom(...marks) },
      ),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.flat().join(''));
const tried = [...payloads.pieces, ...fc.sample(piece, { numRuns: runs, seed })];
const context = { address: 'tu', today: new Date('2026-05-01T12:00:00Z'), seed: 'ejemplo' } as const;
/** What doubles has done so thirty times by then. */
const most = 700;

for (const { tool, functionName, example } of examples)
  for (const [n, part] of tried.entries()) {
    parentPort?.postMessage(`${functionName} ${JSON.stringify(part)}`);
    const end = ['x', '. x', ' :', '\n1'][n % 4] ?? '';
    const body = example.full((box) => {
      const room = Math.min(box, most) - end.length;
      return `x${part.repeat(room)}`.slice(0, room) + end;
    });
    const { success, data: input } = tool.contract.input.safeParse(body);
    if (!success) continue;
    const given = { input, refine: null, thread: null } as Parameters<typeof refusalFor>[1];
    const refused = await refusalFor(tool, given);
    helpFor(tool, given);
    try {
      if (!refused) tool.embedded(input, context);
    } catch (error) {
      if (!(error instanceof Failure)) throw new Error(`${functionName} fails for ${part}`, { cause: error });
    }
  }
parentPort?.postMessage('all');
