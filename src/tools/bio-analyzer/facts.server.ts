import { discreet } from '../../language/write/discreet.server.ts';
import { fold } from '../../language/write/fold.ts';
import { type Tone, tonesIn } from '../../language/write/hooks.server.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import { bestClauses } from './best-clause.server.ts';
import { type Clause, isFarewell, isKept, readClauses } from './clauses.server.ts';
import type { BioAnalyzerInput } from './contract.ts';
import { findingsOf } from './findings.server.ts';
import lines from './lines.json' with { type: 'json' };
import styles from './styles.json' with { type: 'json' };

export const high = 3;

export type BioFacts = ReturnType<typeof factsOf>;

type Style = { words: string; advice: string[]; leaves?: string; isGladFirst?: true };
/** What does not suit a wish, on folded text, and whether what is enjoyed goes first. */
const wishes = (styles as Style[]).map(({ words, leaves, ...style }) => ({
  ...style,
  words: new RegExp(words, 'u'),
  leaves: leaves ? new RegExp(leaves, 'u') : undefined,
}));

/** What is read in a bio, and what is wished for it. */
export function factsOf({ bioText, desiredStyle = '' }: BioAnalyzerInput) {
  const { attributes } = readTopics(bioText);
  const is = (attribute: string) => attributes.some(({ id, denied }) => !denied && id === attribute);
  const { open, asked, isSecret } = discreet(desiredStyle);
  const wished = (text: string) => wishes.find(({ words }) => words.test(fold(text)));
  const leaves = wished(desiredStyle)?.leaves;
  const isUnwished = ({ text }: Pick<Clause, 'text'>) => leaves?.test(fold(text)) === true;
  const isApart = (text: string) => isSecret(text) || isUnwished({ text });
  const all = readClauses(bioText, isApart).flat();
  const clauses = all.filter(({ text }) => !isSecret(text));
  const isLeftOut = clauses.length < all.length;
  const isGrieving = clauses.some(({ kind }) => kind?.isGrief) || is('bad-news');
  /** Loss, illness or fear is told. */
  const isTender = isGrieving || clauses.some(({ kind }) => kind?.isTender);
  const wish = isLeftOut ? open.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '') : desiredStyle;
  const style = wished(wish);
  /** Undefined where they wish for none that we have; who tells of a fear or an illness is not joked with. */
  const tone = (isTender && wish ? 'sincero' : tonesIn(wish)[0]) as Tone | undefined;
  const { redFlags, cliches } = findingsOf(clauses, tone);
  // Whoever is grieving is not told that they write what others write, nor that they shut a door.
  const findings = isGrieving
    ? { redFlags: redFlags.filter((flag) => flag.isPrivate || flag.isGrave), cliches: [] }
    : { redFlags, cliches };
  const faults = 2 * findings.redFlags.length + findings.cliches.length;
  const wanted = clauses.filter((one) => !isUnwished(one));
  /** What is remembered of it, the best first. */
  const best = bestClauses(wanted);
  /** What they are, seek or never do, and what else they name that nobody blames. */
  const told = wanted.filter(({ kind, text }) => kind?.side === 'told' && text.includes(' '));
  const likes = wanted.filter(
    (one) => isKept(one) && !best.includes(one) && readTopics(one.text).topics.some(({ said }) => said),
  );
  const tells = Math.min(told.length + likes.length, 2);
  const isBrief = /cort|brev|resum|concis/iu.test(desiredStyle);
  /** What holds a reader and what tells, without what is worn or repels. */
  const score = best.length > 0 ? best.length + 1 + tells - faults : 0;
  return {
    bioText,
    length: [...bioText].length,
    language: otherLanguageOf(bioText),
    isFarewell: is('self-harm') || isFarewell(all),
    clauses,
    best,
    told,
    likes,
    findings,
    score,
    isBrief,
    /** Nothing repels and enough holds: a touch is enough. */
    isGood: !isBrief && score >= high && faults === 0 && wanted.length === clauses.length,
    faults,
    isTender,
    isGrieving,
    isApart,
    isUnwished,
    wish,
    style,
    tone,
    /** Said where no tone that we know is asked for, but that something is left out. */
    leftOut: isLeftOut ? lines.leftOut : asked.length > 0 ? lines.notThere : undefined,
  };
}
