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

/** «Lucía 15», «Lucía (15 años)», «Lu 2º ESO»: what a name tells of an age is read, so it stays beside the letter. */
const age = /(?<!\d)(1[0-7]|trece|catorce|quince|diecis[eé]is|diecisiete)(?=\)?$| ?añ(?:os|itos))/iu;
const schoolYear =
  /(?<!\d)[1-6](?:º|ro|do|to|er)? ?(?:de )?(?:la )?(?:eso|bach\p{L}*|secundaria|primaria|prepa)(?!\p{L})/iu;

function underAgeIn(name: string): string {
  const [, years] = age.exec(name) ?? [];
  const told = years ? `${years} años` : schoolYear.exec(name)?.[0];
  return told ? ` ${told}` : '';
}

export const renamed = (lines: readonly ChatLine[], names: ReadonlyMap<string, string>): ChatLine[] =>
  lines.map((line) => {
    const to = names.get(line.who);
    if (to === undefined) return line;
    const told = underAgeIn(line.who);
    return { ...line, who: underAgeIn(to) === told ? to : to + told };
  });
