import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { turnedAround } from '../../language/write/turned.server.ts';
import type { Clause } from './clauses.server.ts';
import { detailsOn } from './details.server.ts';
import lines from './lines.json' with { type: 'json' };

interface Finding {
  /** Occurs in the bio letter by letter. */
  quote: string;
  why: string;
  fix: string;
  isPrivate?: boolean;
  isGrave?: boolean;
}

export interface Findings {
  redFlags: Finding[];
  cliches: Finding[];
}

const most = 6;
const mostAlike = 3;
const longestQuote = 90;

/** Its first words. */
const quoteOf = (text: string): string =>
  text.length <= longestQuote ? text : text.slice(0, longestQuote).replace(/[\s,;]+\S*$/u, '');

/** Marks inside of ours are others. */
const inside = (quote: string) => quote.replaceAll('«', '“').replaceAll('»', '”');

/** Spelled right, unless it is in another language. */
export const wellQuoted = (text: string): string =>
  `${inside(quoteOf(otherLanguageOf(text) ? text : spelled(text)))}${text.length > longestQuote ? '…' : ''}`;

/** What they want, said the other way round, is the best example. */
function fixOf(fix: string, text: string, isTurned: boolean): string {
  const quote = inside(quoteOf(text));
  const [turned] = isTurned ? turnedAround(text) : [];
  return turned
    ? `Dar la vuelta a «${quote}» y decir lo que sí se busca. Por ejemplo: «${turned.slice(0, -1)}».`
    : fix.replaceAll('{cita}', () => quote);
}

/** What is worn is made somebody's own by one thing that only they can tell: which one depends on what is worn. */
const ofTheirOwn = (text: string): string | undefined => {
  const [detail] = detailsOn(text);
  return detail && `En lugar de «${inside(quoteOf(text))}», ${detail}`;
};

export function findingsOf(clauses: readonly Clause[]): Findings {
  const found = clauses.flatMap(({ text, kind }) =>
    kind?.fix && kind.why
      ? {
          quote: quoteOf(text),
          why: kind.why,
          fix: (kind.isWorn ? ofTheirOwn(text) : undefined) ?? fixOf(kind.fix, text, kind.isTurned === true),
          isRed: kind.side === 'repels' || kind.isPrivate === true,
          isPrivate: kind.isPrivate === true,
          isGrave: kind.isGrave === true,
        }
      : [],
  );
  const once = found.filter(
    ({ quote, why }, at) =>
      found.findIndex((one) => one.quote === quote) === at &&
      found.slice(0, at).filter((one) => one.why === why).length < mostAlike,
  );
  const said = once.map((one) =>
    once.find(({ why }) => why === one.why) === one ? one : { ...one, why: lines.again },
  );
  return {
    redFlags: said.filter(({ isRed }) => isRed).slice(0, most),
    cliches: said.filter(({ isRed }) => !isRed).slice(0, most),
  };
}
