import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '../src/generation/models/engine.server.ts';
import { ownVoice } from '../src/person/person.server.ts';
import { describeSamples } from '../src/person/voice/in-words.ts';
import { readVoices, type SampledVoice } from './corpus.ts';
import { answerEach, ask, type Bounds, requireTool } from './engine.ts';
import { intervalOf, percent } from './figures.ts';

interface Pair {
  id: string;
  samples: readonly string[];
  voiced: string;
  plain: string;
}

/**
 * One message in the voice of the samples and as whoever keeps none gets it, in an order that nothing gives away. `pairs.txt` is for a
 * reader, who writes lines such as `7 A` into `verdicts.txt`; only then is `key.json` for anybody to read.
 */
export async function blindPairs(engine: Engine, folder: string, bounds: Bounds): Promise<string> {
  const [pairs, key, verdicts] = ['pairs.txt', 'key.json', 'verdicts.txt'].map((name) => join(folder, name));
  if (existsSync(String(verdicts)))
    return measured(readFileSync(String(verdicts), 'utf8'), JSON.parse(readFileSync(String(key), 'utf8')));
  const all = (await answerEach(readVoices(), bounds, (one) => pairOf(engine, one))).filter(
    (one) => one !== null,
  );
  const different = all
    .filter(({ voiced, plain }) => voiced !== plain)
    .toSorted((a, b) => orderOf(a) - orderOf(b));
  const isFirst = different.map((pair) => orderOf(pair) % 2 === 0);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    String(pairs),
    different
      .map(({ samples, voiced, plain }, index) => {
        const [a, b] = isFirst[index] ? [voiced, plain] : [plain, voiced];
        return `${index + 1}\n${samples.map((one) => `    ${one}`).join('\n')}\n  A ${a}\n  B ${b}\n`;
      })
      .join('\n'),
  );
  writeFileSync(
    String(key),
    JSON.stringify({
      same: all.length - different.length,
      voiced: isFirst.map((first) => (first ? 'A' : 'B')),
    }),
  );
  return `${different.length} pairs in ${pairs}, ${all.length - different.length} that are the same in both\n`;
}

async function pairOf(
  engine: Engine,
  { id, samples, tool: toolId, input }: SampledVoice,
): Promise<Pair | null> {
  const tool = requireTool(toolId);
  const own = ownVoice(samples, describeSamples(samples));
  const [voiced, plain] = [
    await ask(engine, tool, input, { seed: id, own }),
    await ask(engine, tool, input, { seed: id }),
  ].map((output) => (output ? tool.versions?.of(output)[0] : undefined));
  return voiced && plain ? { id, samples, voiced, plain } : null;
}

const orderOf = ({ id, voiced }: Pair): number =>
  createHash('sha256').update(`${id} ${voiced}`).digest().readUInt32BE(0) >>> 1;

function measured(verdicts: string, { same, voiced }: { same: number; voiced: readonly string[] }): string {
  const said = [...verdicts.matchAll(/^(\d+) ([AB])$/gmu)];
  const right = said.filter(([, number, chosen]) => voiced[Number(number) - 1] === chosen).length;
  const [low = 0, high = 1] = intervalOf(right / said.length, said.length);
  const all = (right + same / 2) / (said.length + same);
  return `«con mi voz» chosen in ${right} of ${said.length}: ${percent(right / said.length)} (95 %: ${percent(low)}–${percent(high)}); ${percent(all)} with ${same} that are the same in both as halves\n`;
}
