import { fold } from '../../language/write/fold.ts';
import type { Tone } from '../../language/write/hooks.server.ts';
import written from './details.json' with { type: 'json' };

type Written = { words: string; asks: string; example: string; tones?: Partial<Record<Tone, string>> };
const details = (written as Written[]).map(({ words, ...one }) => ({
  ...one,
  words: new RegExp(words, 'u'),
}));
const nearest: Partial<Record<Tone, Tone>> = { mordaz: 'divertido', romantico: 'sincero' };

/** What somebody could tell instead of what many write, with a line to finish, in the order in which it is named. */
export function detailsOn(text: string, tone: Tone | undefined): { asks: string; line: string }[] {
  const folded = fold(text);
  return details
    .map((detail) => ({ ...detail, at: folded.search(detail.words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ asks, example, tones }) => {
      const toned = tone && tones?.[nearest[tone] ?? tone];
      return { asks: toned ? 'algo así' : asks, line: `${toned ?? example}.`.replace(/\?\.$/u, '?') };
    });
}
