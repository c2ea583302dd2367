import { writeFileSync } from 'node:fs';
import { trigramsOf } from '../../src/language/read/trigrams.ts';
import { choiceCorpora, readers, readSaid, readTexts, readTold } from '../corpus.ts';

/** So many are 99 in 100 of what people write. */
const most = 2_500;

export function commonTrigrams(): string[] {
  const counts = new Map<string, number>();
  const texts = [readTold(), ...readers.map(readTexts), ...choiceCorpora.map(readSaid)].flat();
  for (const { text } of texts)
    for (const three of trigramsOf(text)) counts.set(three, (counts.get(three) ?? 0) + 1);
  const byCount = [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return byCount
    .slice(0, most)
    .map(([three]) => three)
    .toSorted();
}

export const writeTrigrams = (): void =>
  writeFileSync(
    new URL('../../src/language/data/trigrams.json', import.meta.url),
    `${JSON.stringify(commonTrigrams(), null, 2)}\n`,
  );
