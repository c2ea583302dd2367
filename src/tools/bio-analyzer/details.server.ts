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
  const found = details
    .flatMap((detail) => {
      const match = detail.words.exec(folded);
      return match ? [{ ...detail, at: match.index, end: match.index + match[0].length }] : [];
    })
    .toSorted((one, other) => one.at - other.at);
  // «Dos gatos» are theirs, and not cats as such.
  return found
    .filter(({ at }, nth) => found.findIndex((one) => one.at <= at && at < one.end) === nth)
    .map(({ asks, example, tones }) => {
      const toned = tone && tones?.[nearest[tone] ?? tone];
      return { asks: toned ? 'algo así' : asks, line: `${toned ?? example}.`.replace(/\?\.$/u, '?') };
    });
}
