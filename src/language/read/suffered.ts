import saidToThem from '../data/said-to-them.json' with { type: 'json' };
import { compileSaid, replacing } from './compile.ts';
import type { Family } from './families.ts';
import { isLoose, isSuffered, isToldOfOneself, ofEverybody, withoutEchoes } from './find-by-rules.ts';
import { type Finding, isByWeights } from './finding.ts';
import type { Lines } from './lines.ts';

const word = (pattern: string) => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu');

/** «Me cogiste» and «me sigues» as a third person does it, whom the rules read of. */
const asOfThem = replacing(saidToThem.asOfThem, 'giu');

const ofMe = word('me|nos|m[ií]|\\p{L}+[aei]r(?:me|nos)');
const denied = word('(?:no|nunca|jam[aá]s|ni|tampoco) (?:me|nos) (?!dej)(?:has|\\p{L}+[ai]ste|\\p{L}+[ae]s)');
const inPlay = new RegExp(saidToThem.inPlay.join('|'), 'iu');
/** «Me esperas en el portal» may be a plan. */
const isPast = word('has|\\p{L}+[ai]ste');
const ofThem = word('te|ti|tus?|contigo');

const harmful: readonly Family[] = ['violencia', 'control', 'presion_sexual', 'sextorsion'];

const isSaidToThem = compileSaid({ said: saidToThem.match, unless: saidToThem.unless });

export const saidByVictim = (own: string, start = 0): Finding => ({
  id: 'said-to-them',
  family: 'violencia',
  severity: 'high',
  text: 'Le has pedido que pare, le das cuentas por miedo, o dices que te hizo daño.',
  quote: own.trim(),
  start,
  certain: false,
  mine: false,
  toThem: true,
});

interface Sentence {
  start: number;
  said: string;
  isInPlay: boolean;
  /** Where it ends in what is told of them. */
  until: number;
}

/** What whoever asks, or nobody knows who, says to the other one's face, as if they told it of a third person. */
export interface ToldToThem {
  text: string;
  sentences: readonly Sentence[];
  found: readonly Finding[];
}

const object = word('(?:no |nunca )?(?:me|nos)');

/** «Wey, me pegaste»: who does it stands before what they do. */
const withSubject = (told: string): string =>
  (object.test(told) ? told.replace(object, 'él $&') : `Él ${told}`).replaceAll(':', ',');

export function toldToThem(text: string, { messages, plain }: Lines): ToldToThem {
  let told = '';
  const sentences: Sentence[] = [];
  const found: Finding[] = [];
  for (const [index, { author, start, end }] of messages.entries()) {
    if (author === 'other') continue;
    // «Para, me das miedo», «te dije que no y seguiste»: whoever answers that is no match.
    if (author === 'mine' && isSaidToThem(plain[index]?.text ?? ''))
      found.push(saidByVictim(text.slice(start, end), start));
    for (const { 0: one, index: from } of text.slice(start, end).matchAll(/[^.!?\n]+/g)) {
      const said = one.trim();
      const ofThird = asOfThem(said);
      if (ofThird === said || !ofMe.test(said)) continue;
      const isInPlay = denied.test(said) || inPlay.test(said);
      if (!isInPlay) told += `${withSubject(ofThird)}.\n`;
      sentences.push({ start: start + from + one.indexOf(said), said, isInPlay, until: told.length });
    }
  }
  return { text: told, sentences, found };
}

const longestQuote = 140;

/** A threat in the third person may be theirs and mine: of deeds alone it is plain who does them. */
const isDeed = (one: Finding): boolean =>
  one.severity === 'high' &&
  harmful.includes(one.family) &&
  !isByWeights(one) &&
  (isToldOfOneself(one) || isSuffered(one) || !ofEverybody.includes(one.family));

/** What rules read of it is the other one's deed, whoever wrote the words, and what is found in the same words is nobody else's. */
export function withSuffered(
  { sentences, found }: ToldToThem,
  read: readonly Finding[],
  findings: readonly Finding[],
): readonly Finding[] {
  const deeds = read.filter(isDeed).flatMap((one) => {
    const { start, said } = sentences.find(({ until }) => one.start < until) as Sentence;
    return isPlain(one, said) ? [{ ...one, start, quote: said.slice(0, longestQuote), ...theirs }] : [];
  });
  const all = [...found, ...deeds];
  const isIn = (at: number, { start, quote }: Pick<Finding, 'start' | 'quote'>) =>
    start <= at && at < start + quote.length;
  const others = findings.flatMap((one): Finding[] => {
    if (isOfWhoeverWrites(one)) return [one];
    if (all.some((deed) => isIn(one.start, deed))) return [];
    const told = sentences.find(({ start, said }) => isIn(one.start, { start, quote: said }));
    if (!told || !isToldOfOneself(one) || isLoose(one)) return [one];
    if (told.isInPlay) return one.certain ? [one] : [];
    return isPlain(one, told.said) ? [{ ...one, ...theirs }] : [one];
  });
  if (all.length === 0) return others;
  return [
    ...withoutEchoes([...all, ...others.filter(({ mine }) => !mine)]),
    ...others.filter(({ mine }) => mine),
  ];
}

const theirs = { mine: false, toThem: true } as const;

const isPlain = ({ certain }: Finding, said: string): boolean => certain || isPast.test(said);

/** «Me engañaste, te mato» and «te pegué» are said to them, and done by whoever says it. */
const isOfWhoeverWrites = (one: Finding): boolean =>
  !one.mine ||
  !harmful.includes(one.family) ||
  (ofThem.test(one.quote) && !(isToldOfOneself(one) && isPast.test(one.quote)));
