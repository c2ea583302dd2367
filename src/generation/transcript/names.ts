import { fold } from '../../language/write/fold.ts';
import type { ChatLine } from './lines.ts';

export const namelessNames = ['Él', 'Ella', 'Elle'] as const;

const isNameless = (who: string) =>
  who === 'me' || who === 'them' || who.length === 1 || (namelessNames as readonly string[]).includes(who);

export const othersIn = (lines: readonly ChatLine[]): string[] => [
  ...new Set(lines.flatMap(({ who }) => (who === 'me' ? [] : [who]))),
];

/** «Y: …» and «O: …» are taken for the words «y» and «o». */
const letters = [...'ABCDEFGHIJKLMNPQRSTUVWXZ'];

export function lettersFor(lines: readonly ChatLine[]): Map<string, string> {
  const others = othersIn(lines);
  const given = new Map<string, string>();
  for (const name of others.filter((one) => !isNameless(one))) {
    const taken = new Set([...others, ...given.values()]);
    const first =
      fold(name)
        .replace(/[^a-z]/g, '')[0]
        ?.toUpperCase() ?? '';
    const letter = [first, ...letters].find((one) => letters.includes(one) && !taken.has(one));
    if (letter) given.set(name, letter);
  }
  return given;
}

export const renamed = (lines: readonly ChatLine[], names: ReadonlyMap<string, string>): ChatLine[] =>
  lines.map((line) => ({ ...line, who: names.get(line.who) ?? line.who }));
