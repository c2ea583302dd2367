import everyName from '../../language/data/given-names.json' with { type: 'json' };
import spelling from '../../language/data/spelling.json' with { type: 'json' };
import { givenNames } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { own } from './letters.server.ts';

const given: ReadonlySet<string> = new Set(everyName);
const alsoWords: ReadonlySet<string> = new Set(spelling.alsoWords);

const isToKin = new RegExp(own.names.kin, 'iu');
/** Before a word that is a name there, whatever else it is: «se llama Sol», «mi ex alba». */
const called = new RegExp(own.names.called, 'iu');
/** Before the name of whoever writes, or of somebody else. */
const others = new RegExp(own.names.others, 'iu');
const words = /(?<!\p{L})\p{L}{3,15}(?!\p{L}| de (?:chile|compostela|cuba|los caballeros))/giu;

/** As it was typed where it is written both ways: Nuria, Núria. */
const known = (word: string) => {
  const name = givenNames.get(fold(word));
  return name && (given.has(capitalise(word)) || /[áéíóú]/iu.test(word)) ? capitalise(word) : name;
};

/** The name of whom the letter plainly goes to: the only one that is told, or the only one that is called so. A word that is none as well has to be written as one. */
export function nameIn(facts: string): string | null {
  const kin = isToKin.exec(facts);
  if (kin) return known(kin[1] ?? '') ?? null;
  const told = [...facts.matchAll(words)].flatMap(({ 0: word, index }) => {
    const before = facts.slice(0, index);
    const [isCalled, isWritten] = [called.test(before), /^\p{Lu}\p{Ll}/u.test(word)];
    const name = known(word) ?? (isWritten && /se llama $/iu.test(before) ? word : undefined);
    const isName = name && (isWritten || isCalled || !alsoWords.has(name));
    return isName && !others.test(before) ? [{ name, isCalled }] : [];
  });
  const onlyOf = (found: typeof told) => {
    const [name, ...more] = new Set(found.map((one) => one.name));
    return more.length === 0 ? name : undefined;
  };
  return onlyOf(told) ?? onlyOf(told.filter(({ isCalled }) => isCalled)) ?? null;
}

const isMine = new RegExp(own.mine, 'iu');
const isTheirs = new RegExp(own.theirs.join('|'), 'iu');
const isAside = new RegExp(own.aside.join('|'), 'iu');
const leadIn = new RegExp(own.leadIn, 'iu');
const joint = /(, | (?:y|pero|porque|aunque) )/u;

const isOfSomebody = (sentence: string) =>
  [...sentence.matchAll(/\p{Lu}\p{Ll}+/gu)].some(([word]) => givenNames.has(fold(word)));

/** A sentence without what it says of the letter at its end: empty where that is all. */
function withoutAsides(sentence: string): string {
  const parts = sentence.split(joint);
  while (parts.length > 0 && isAside.test(parts.at(-1) ?? '')) parts.splice(-2);
  return parts.join('');
}

/** Whole sentences that they say of themselves, word for word, as they stand; none where something else was told. */
export type Own = readonly (string | null)[];

/** What may be said to whoever reads the letter: nobody else is in it, and nothing is asked of us. */
export const ownIn = (facts: string): Own =>
  otherLanguageOf(facts)
    ? []
    : spelled(facts)
        .split(/[.;!?\n\p{Extended_Pictographic}]+/u)
        .map((one) => withoutAsides(one.trim().replace(leadIn, '')))
        .filter((one) => /\p{L}/u.test(one) && !isOrder(one))
        .map((text) =>
          isMine.test(text) && ![isTheirs, isAside].some((one) => one.test(text)) && !isOfSomebody(text)
            ? `${capitalise(text)}.`
            : null,
        );
