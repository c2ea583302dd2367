import { openerKinds, readTopics } from '../../src/language/write/topics.server.ts';
import { type Check, folded } from './written.ts';

export const holds = (text: string, beginnings: string) =>
  new RegExp(`(?<![a-z0-9])(?:${beginnings})`, 'u').test(folded(text));

/** Lines that were written for the labelled things need not name them. */
function linesAbout(said: string, beginnings: string): ReadonlySet<string> {
  const about = readTopics(said).topics.filter((one) => holds(one.said, beginnings));
  return new Set(about.flatMap(({ topic }) => openerKinds.flatMap((kind) => topic[kind])));
}

/** What the person told about is in the answer: in each text to choose from, in two of three replies, anywhere else. */
export const usesDetails: Check = ({ tool, label, options, pieces, said }) => {
  const { uses } = label;
  if (!uses) return null;
  if (options.length === 0) {
    const all = pieces.join('\n');
    return uses.filter((one) => !holds(all, one)).map((one) => `falta: ${one}`);
  }
  const any = uses.join('|');
  const written = linesAbout(said, any);
  const isAbout = (text: string) => holds(text, any) || [...written].some((line) => text.includes(line));
  const without = options.filter(({ text }) => !isAbout(text));
  // Beside the labelled ones a profile may name things that a new topic knows.
  const mayLack = { strategy: 1, icebreaker: 1, 'write-letter': 2 }[tool] ?? 0;
  return without.length > mayLack ? without.map(({ text }) => `sin detalle: ${text}`) : [];
};

export const leavesOut: Check = ({ label, pieces, quotes }) => {
  const { never } = label;
  if (!never) return null;
  const ours = pieces.filter((piece) => !quotes.some((quote) => piece.includes(quote)));
  return ours.flatMap((piece) =>
    never.filter((one) => holds(piece.replace(/«[^»]*»/gu, ''), one)).map((one) => `${one}: ${piece}`),
  );
};
