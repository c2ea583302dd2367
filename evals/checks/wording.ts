import words from './words.json' with { type: 'json' };
import { type Check, folded } from './written.ts';

const patterns = (rows: readonly string[]) => rows.map((row) => new RegExp(`(?<![a-z])(?:${row})`, 'u'));
/** On folded text: what everybody writes, what only a machine writes, and what belongs to a pick-up artist. */
const worn = patterns(words.worn);
const pushing = patterns(words.pushing);

/** Ours alone: what is quoted from the input may be as worn as it likes. */
const unquoted = (piece: string) => folded(piece.replace(/«[^»]*»/gu, ''));

const refusal = /(?<![a-z])(?:no|sin|nunca|evita\w*|ni)(?![a-z])[^.;]{0,25}$/u;

/** What stands in our own words and not in the input, unless what stands before it makes it something else. */
const holdingNone =
  (all: readonly RegExp[], isElse = (_before: string) => false): Check =>
  ({ ours, said }) => {
    const given = folded(said);
    return ours.flatMap((piece) => {
      const text = unquoted(piece);
      return all.flatMap((pattern) => {
        const match = pattern.exec(text);
        if (!match || given.includes(match[0]) || isElse(text.slice(0, match.index))) return [];
        return [`${match[0]}: ${piece}`];
      });
    });
  };

export const noCliches = holdingNone(worn);
/** «Sin insistir» advises against it. */
export const noPressure = holdingNone(pushing, (before) => refusal.test(before));
