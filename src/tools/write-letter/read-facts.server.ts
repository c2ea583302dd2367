import { checkBeforeSending } from '../../generation/send-check/check.ts';
import givenNames from '../../language/data/given-names.json' with { type: 'json' };
import { fold } from '../../language/write/fold.ts';
import { capitalise } from '../../language/write/grammar.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { isQuotable } from '../../language/write/quoting.server.ts';
import { tuOf } from '../../language/write/second-person.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { own } from './letters.server.ts';

const given: ReadonlySet<string> = new Set(givenNames);
const names = new Map(givenNames.map((name) => [fold(name), name]));

/** Before the name of whoever writes, or of somebody else. */
const notTheirs = new RegExp(own.notTheirs, 'iu');
/** As it was typed where it is written both ways: Nuria, Núria. */
const known = (word: string) => (given.has(capitalise(word)) ? capitalise(word) : names.get(fold(word)));

/** Their name, where one is said that is nobody else's: «Luis», «don Luis». */
export function nameIn(facts: string): string | null {
  const called = [...facts.matchAll(/(?<!\p{L})se llama (\p{L}{3,15})(?!\p{L})/giu)];
  const said = [...facts.matchAll(/^\p{L}{3,15}(?= y yo )|(?<!\p{L})\p{Lu}\p{Ll}{2,14}(?!\p{L})/gu)];
  const all = [...called.map(([, name = '']) => name), ...said.map(([name]) => name)].filter(known);
  const theirs = [
    ...called.map(([, name = '']) => name),
    ...said.filter(({ index }) => !notTheirs.test(facts.slice(0, index))).map(([name]) => name),
  ].flatMap((name) => known(name) ?? []);
  const [name] = theirs;
  const others = all.filter((one) => known(one) !== name && !isWriter(facts, one));
  if (!name || others.length > 0) return null;
  const courtesy = new RegExp(`(?<!\\p{L})(don|doña) ${name}`, 'iu').exec(facts)?.[1];
  return courtesy ? `${courtesy.toLowerCase()} ${name}` : name;
}

const isWriter = (facts: string, name: string) =>
  new RegExp(`(?<!\\p{L})(?:soy|me llamo|mi nombre es) ${name}`, 'iu').test(facts);

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
const isSayable = (piece: string) =>
  !isTheirs.test(piece) &&
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

const { who, often, feeling } = own.theirAct;
const theirAct = new RegExp(
  `^(?:(?:${who}) )?(?:(?:${often}) )?(?:no )?(?:(?:me|se|nos) )?(?:l[oa]s? )?\\p{L}{2,}[aeó](?!\\p{L})[^.,;!?\\n]*`,
  'iu',
);
const isFeeling = sure(feeling);
const subject = new RegExp(`^(?:${who}) `, 'iu');
const isNoVerb = new RegExp(`^(?:me|se|nos|la|a|${often.replaceAll(' \\p{L}+', '')})$`, 'iu');
const isVerb = /[aeó]$|^(?:es|dijo|hizo|puso)$/u;

/** «Mi ex me sigue mandando canciones» said to them: «me sigues mandando canciones». Null where the verb is not sure. */
export function theirActIn(facts: string): string | null {
  const clauses = facts.split(/[.;:!?\n,]+| (?:y|pero|porque|aunque|cuando) /u).map((one) => one.trim());
  for (const clause of clauses) {
    const said = theirAct.exec(spelled(clause))?.[0];
    const told = said?.replace(subject, '');
    // Somebody is named, or it is done to me: else «casa» may be a house.
    if (!told || isFeeling.test(told)) continue;
    if (told === said && !/(?:^| )(?:me|nos) /u.test(told.slice(0, 24))) continue;
    const words = told.split(' ');
    const at = words.findIndex((word) => isVerb.test(word) && !isNoVerb.test(word));
    const turned = tuOf(words[at] ?? '');
    const rest = words
      .slice(at + 1)
      .map((word) => word.replace(/^(su)(s?)$/u, 'tu$2').replace(/ría$/u, 'rías'));
    const before = words.slice(0, at).map((word) => (word === 'se' ? 'te' : word));
    const line = [...before, turned, ...rest].join(' ');
    if (
      line.length > 12 &&
      line.length < 90 &&
      isQuotable(line) &&
      !/(?<!\p{L})(?:yo|le|ella|él)(?!\p{L})|^(?:cada \p{L}+ )?que |que (?:no )?(?:me|nos) /u.test(line)
    )
      return line.charAt(0).toLowerCase() + line.slice(1);
  }
  return null;
}
