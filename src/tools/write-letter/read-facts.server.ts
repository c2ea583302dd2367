import { checkBeforeSending } from '../../generation/send-check/check.ts';
import givenNames from '../../language/data/given-names.json' with { type: 'json' };
import spelling from '../../language/data/spelling.json' with { type: 'json' };
import { fold } from '../../language/write/fold.ts';
import { capitalise } from '../../language/write/grammar.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { own } from './letters.server.ts';

const given: ReadonlySet<string> = new Set(givenNames);
const alsoWords: ReadonlySet<string> = new Set(spelling.alsoWords);
const names = new Map(givenNames.map((name) => [fold(name), name]));

/** Before the name of whoever writes, or of somebody else. */
const notTheirs = new RegExp(own.notTheirs, 'iu');
/** Before a word that is a name there, whatever else it is: «se llama Sol», «mi ex alba». */
const called = new RegExp(own.called, 'iu');
/** «Mi amiga Sole se me ha declarado»: the letter goes to her. */
const isFirst = new RegExp(own.first, 'iu');
/** As it was typed where it is written both ways: Nuria, Núria. */
const known = (word: string) => (given.has(capitalise(word)) ? capitalise(word) : names.get(fold(word)));

/** Each name, «Juan Pablo» being one, and where it stands. A word that is none as well has to be written as one. */
function namesIn(facts: string): { name: string; index: number }[] {
  const found: { name: string; index: number; end: number }[] = [];
  for (const { 0: word, index } of facts.matchAll(/(?<!\p{L})\p{L}{3,15}(?!\p{L})/gu)) {
    const name = known(word);
    const last = found.at(-1);
    if (!name) continue;
    const end = index + word.length;
    if (last && facts.slice(last.end, index) === ' ')
      Object.assign(last, { name: `${last.name} ${name}`, end });
    else if (/^\p{Lu}\p{Ll}/u.test(word) || !alsoWords.has(name) || called.test(facts.slice(0, index)))
      found.push({ name, index, end });
  }
  return found;
}

const isMe = new RegExp(own.me, 'iu');
/** «…quiero saber qué pasó. Camilo, Medellín», «se fue antes del postre. iker». */
const atTheEnd =
  /(?:[.;!?\n]\s*)(\p{L}{3,15})((?: \p{Lu}\p{Ll}+)?)(, (?:\d{2}(?: años)?|\p{Lu}[\p{L} ]{2,24}))?[\s.]*$/u;
/** Whoever says so has that name, also one that nobody knows. */
const saysName = /(?<!\p{L})(?:[Mm]e llamo|[Mm]i nombre es|[Ff]irm(?:a|o|ad[oa]):?) (\p{Lu}\p{Ll}{2,14})/u;

/** The name of whoever writes, where they say it or sign with it, and the facts without it. */
export function signedIn(facts: string): { signature: string | null; rest: string } {
  const mine = namesIn(facts).find(({ index }) => isMe.test(facts.slice(0, index)));
  if (mine) {
    const { name, index } = mine;
    return { signature: name, rest: `${facts.slice(0, index)}…${facts.slice(index + name.length)}` };
  }
  const [, word = '', surname = '', tail] = atTheEnd.exec(facts) ?? [];
  const name = known(word);
  const rest = name ? facts.slice(0, facts.lastIndexOf(word)) : facts;
  const isSigned = name && (!alsoWords.has(name) || tail || surname) && (tail || surname || nameIn(rest));
  return isSigned
    ? { signature: `${name}${surname}`, rest }
    : { signature: saysName.exec(facts)?.[1] ?? null, rest: facts };
}

/** Their name, where one is said that is nobody else's: «Luis», «don Luis». */
export function nameIn(facts: string): string | null {
  const theirs = namesIn(facts).filter(
    ({ index }) => isFirst.test(facts.slice(0, index)) || !notTheirs.test(facts.slice(0, index)),
  );
  const [name, ...others] = new Set(theirs.map((one) => one.name));
  if (!name || others.length > 0) return null;
  const courtesy = new RegExp(`(?<!\\p{L})(don|doña) ${name}`, 'iu').exec(facts)?.[1];
  return courtesy ? `${courtesy.toLowerCase()} ${name}` : name;
}

const sure = (pattern: string) => new RegExp(pattern, 'iu');
const isMine = sure(own.mine);
const isTheirs = sure(own.theirs.join('|'));
const isAside = sure(own.aside.join('|'));
const unfit: readonly string[] = ['threat', 'insult', 'pressure'];
const turns = own.turns.map(([from, to]) => [new RegExp(from, 'giu'), to] as const);
const dative = new RegExp(own.dative, 'u');
const joint = /(, (?:(?:y|pero) )?| (?:y|pero|porque|aunque|es que) )/u;
const loose =
  /^(?:[\s,]|(?:y|pero|porque|aunque|es que|pues) )+|(?:[\s,]| (?:y|pero|porque|aunque|es que))+$/gu;
/** «Le dije 'con razón se fue'»: what they said word for word is no sentence about somebody else. */
const quoted = /(?<!\p{L})(['"«“])[^'"«»“”]{2,80}['"»”](?!\p{L})/gu;
const isSayable = (piece: string) =>
  !isTheirs.test(piece.replace(quoted, '')) &&
  !isAside.test(piece.replace(/^(?:y|pero|es que|porque|pues) /u, '')) &&
  !isOrder(piece) &&
  ![...piece.matchAll(/\p{Lu}\p{Ll}+/gu)].some(([word]) => names.has(fold(word)));

/** What they tell of themselves and want, sentence by sentence, as it can be said to the other one: nothing that is not sure. */
export const ownSentencesIn = (facts: string): string[] =>
  spelled(facts)
    .split(/[.;:!?\n]+/u)
    .flatMap((sentence) =>
      turns
        .reduce((text, [from, to]) => text.replace(from, to), sentence.trim())
        .split(joint)
        .map((piece, at) => (at % 2 === 1 || isSayable(piece) ? piece : '\n'))
        .join('')
        .split('\n'),
    )
    .map((run) => run.replace(loose, ''))
    .filter((run) => isMine.test(run) && !checkBeforeSending(run).some(({ kind }) => unfit.includes(kind)))
    .map(
      (run) =>
        `${capitalise(run).replace(dative, (_, verb: string, who: string) => `Le ${verb.toLowerCase()} a ${who}`)}.`,
    );
