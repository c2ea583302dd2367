import type { Tone } from '../../language/write/hooks.server.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { turnedAround } from '../../language/write/turned.server.ts';
import type { Clause } from './clauses.server.ts';
import { detailsOn } from './details.server.ts';
import lines from './lines.json' with { type: 'json' };

interface Finding {
  /** Occurs in the bio letter by letter. */
  quote: string;
  fix: string;
  /** What the advice would say in its place, and the example says. */
  instead: readonly string[];
}

const most = 6;
const mostAlike = 3;
const longestQuote = 90;

export const unended = (line: string): string => line.replace(/\.$/u, '');

/** Its first words. */
const quoteOf = (text: string): string =>
  text.length <= longestQuote ? text : text.slice(0, longestQuote).replace(/[\s,;]+\S*$/u, '');

/** Marks inside of ours are others. */
const inside = (quote: string) => quote.replaceAll('«', '“').replaceAll('»', '”');

/** Spelled right, unless it is in another language. */
export const wellQuoted = (text: string): string =>
  `${inside(quoteOf(otherLanguageOf(text) ? text : spelled(text)))}${text.length > longestQuote ? '…' : ''}`;

/** What is worn is made theirs by what only they can tell; what they refuse, said the other way round, is the best example. */
function fixOf({ text, kind }: Clause, tone: Tone | undefined): Pick<Finding, 'fix' | 'instead'> {
  const quote = inside(quoteOf(text));
  const details = kind?.isWorn ? detailsOn(text, tone).slice(0, 2) : [];
  const [first] = details;
  if (first) {
    const examples = details.map(({ line }) => `«${unended(line)}»`);
    return {
      fix: `En lugar de «${quote}», ${first.asks}: ${examples.join(' o ')}.`,
      instead: details.map(({ line }) => line),
    };
  }
  const [turned] = kind?.isTurned ? turnedAround(text) : [];
  const fix = turned
    ? `Dar la vuelta a «${quote}» y decir lo que sí se busca. Por ejemplo: «${unended(turned)}».`
    : (kind?.fix ?? '').replaceAll('{cita}', () => quote);
  const [, example] = /por ejemplo: «([^«»]+)»/iu.exec(fix) ?? [];
  return { fix, instead: example ? [`${example}.`] : [] };
}

export function findingsOf(clauses: readonly Clause[], tone: Tone | undefined) {
  const found = clauses.flatMap((clause) => {
    const { why = '', fix, side, isPrivate = false, isGrave = false } = clause.kind ?? {};
    if (!why || !fix) return [];
    const isRed = side === 'repels' || isPrivate;
    return { quote: quoteOf(clause.text), why, ...fixOf(clause, tone), isRed, isPrivate, isGrave };
  });
  const once = found.filter(
    ({ quote, why }, at) =>
      found.findIndex((one) => one.quote === quote) === at &&
      found.slice(0, at).filter((one) => one.why === why).length < mostAlike,
  );
  const isFirst = (one: (typeof found)[0]) => once.find(({ why }) => why === one.why) === one;
  const said = once.map((one) => (isFirst(one) ? one : { ...one, why: lines.again }));
  const [redFlags, cliches] = [said.filter(({ isRed }) => isRed), said.filter(({ isRed }) => !isRed)];
  return { redFlags: redFlags.slice(0, most), cliches: cliches.slice(0, most) };
}
