import { checkBeforeSending } from '../../generation/send-check/check.ts';
import everyName from '../../language/data/given-names.json' with { type: 'json' };
import spelling from '../../language/data/spelling.json' with { type: 'json' };
import { givenNames } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import type { LetterKind } from './contract.ts';
import { own } from './letters.server.ts';
import { personOf } from './persons.server.ts';
import { retelling } from './retold.server.ts';

const given: ReadonlySet<string> = new Set(everyName);
const alsoWords: ReadonlySet<string> = new Set(spelling.alsoWords);

/** Before the name of whoever writes, or of somebody else. */
const notTheirs = new RegExp(own.notTheirs, 'iu');
/** Before a word that is a name there, whatever else it is: «se llama Sol», «mi ex alba». */
const called = new RegExp(own.called, 'iu');
const namesNext = /(?<!\p{L})(?:[Ss]e llama|[Dd]on|[Dd]oña) $/u;
/** «Le dije a Inma que…»: whoever asks pardon of somebody names them so. */
const toldTo =
  /(?<!\p{L})[Ll]e (?:\p{L}+[éí]|dije|hice|puse|solté) (?:\p{L}+ ){0,3}?a (\p{Lu}\p{Ll}{2,14})(?!\p{L})/u;
const isToKin = new RegExp(own.toKin, 'iu');
/** As it was typed where it is written both ways: Nuria, Núria. */
const known = (word: string) => {
  const name = givenNames.get(fold(word));
  return name && (given.has(capitalise(word)) || /[áéíóú]/iu.test(word)) ? capitalise(word) : name;
};

/** Their name, where one is said that is nobody else's. A word that is none as well has to be written as one. */
export function nameIn(facts: string): string | null {
  const kin = isToKin.exec(facts);
  if (kin) return known(kin[1] ?? '') ?? null;
  const theirs = [...facts.matchAll(words)].flatMap(({ 0: word, index }) => {
    const before = facts.slice(0, index);
    const isCalled = called.test(before);
    // A name that no list has, where it is said that it is one.
    const name = known(word) ?? (namesNext.test(before) && /^\p{Lu}\p{Ll}+$/u.test(word) ? word : undefined);
    const isName = name && (/^\p{Lu}\p{Ll}/u.test(word) || !alsoWords.has(name) || isCalled);
    return isName && !notTheirs.test(before) ? [{ name, isCalled }] : [];
  });
  const onlyOf = (found: typeof theirs) => {
    const [name, ...others] = new Set(found.map((one) => one.name));
    return others.length === 0 ? name : undefined;
  };
  const told = known(toldTo.exec(facts)?.[1] ?? '');
  return onlyOf(theirs) ?? onlyOf(theirs.filter(({ isCalled }) => isCalled)) ?? told ?? null;
}
const words = /(?<!\p{L})\p{L}{3,15}(?!\p{L}| de (?:chile|compostela|cuba|los caballeros))/giu;

const sure = (pattern: string) => new RegExp(pattern, 'iu');
const isAside = sure(own.aside.join('|'));
/** What the other one called them is no insult of theirs. */
const quotesThem = /(?<!\p{L})(?:me|nos) (?:llam|dij|dic|insult|grit|solt)/iu;
const unfit: readonly string[] = ['threat', 'insult', 'pressure'];
const turns = own.turns.map(([from, to]) => [new RegExp(from, 'giu'), to] as const);
const joint = /(: |, (?:(?:y|pero|ni) )?| (?:y|pero|es que|ni(?= (?:me|te|se|le|l[oa]|no|nos) )) )/u;
const loose =
  /^(?:[\s,]|(?:y|pero|porque|aunque|es que|pues) )+|(?:[\s,]| (?:y|pero|porque|aunque|es que))+$/gu;
/** «…, lloré, te manché la chaqueta»: the last two deeds that only commas part. */
const listed =
  /(, (?:(?:me|te|nos|le|no) ){0,2}\p{L}+[éí](?![\p{L}])[^,]{0,80}), (?=(?:(?:me|te|nos|le|no) ){0,2}\p{L}+[éí](?!\p{L})[^,]{0,80}$)/u;
/** «El ya habla»: a pronoun that was typed without its accent. */
const beforeVerb =
  /(?<!\p{L})el (?!cumple|finde)(?=(?:(?:no|ya|me|se|te|nos|le|lo|la|siempre|nunca) )*(\p{L}+))/giu;
/** It is said of what was left away. */
const isAboutBefore = (text: string) => {
  const [, word = ''] = /^(?:(?:no|ya|siempre|nunca) )?(?:l[oa]s?|eso|así) (\p{L}+)/iu.exec(text) ?? [];
  return personOf(word) !== undefined;
};
const quoted = /(?<!\p{L})(?:'[^'\n]{2,120}'|"[^"\n]{2,120}"|[“«][^”»\n]{2,120}[”»])(?!\p{L})/gu;
const isRude = sure(own.rude);
const isSayable = (piece: string, name: string | null) =>
  !isAside.test(piece.replace(/^(?:y |pero |es que |porque|pues) /u, '')) &&
  !isOrder(piece) &&
  !isRude.test(piece) &&
  ![...piece.matchAll(/\p{Lu}\p{Ll}+/gu)].some(([word]) => word === name);

export interface Telling {
  text: string;
  /** It says what the other one did, or does so somewhere. */
  isDeed: boolean;
  isOfThem: boolean;
  /** It asks why they did it. */
  asks?: boolean;
}

/** «Por qué no me llamó», «quiero saber xq me dejó de seguir». */
const asksWhy =
  /^(?:(?:(?:quiero|necesito|quisiera|me gustaría) )?(?:saber|entender|preguntar(?:te|le)?|que me (?:digas?|expliques?)) |[yo] |pero )?(?:por ?qué|porque|por que|xq|pq) (?=\p{L})/iu;

interface Run extends Telling {
  isMine: boolean;
}

/** What they tell, sentence by sentence, as it can be said to whom it is about: nothing that is not sure. */
export function tellingsIn(facts: string, kind?: LetterKind): Telling[] {
  if (!['inglés', undefined].includes(otherLanguageOf(facts))) return [];
  const name = nameIn(facts);
  const isAsking = kind === 'ask';
  const quotes: string[] = [];
  // What was said word for word stays so.
  const written = spelled(facts).replace(quoted, (said) => `"${quotes.push(said) - 1}"`);
  const retold = retelling(written, { name, kind, isHurried: !/[áéíóú]/iu.test(facts) });
  const runs: Run[] = [];
  let isGoingOn = false;
  for (const sentence of written.split(/[.;!?\n]+/u)) {
    let open: Run | undefined;
    let before = '';
    const turned = turns.reduce(
      (text, [from, to]) => text.replace(from, to),
      sentence
        .replace(/ \([^()\n]{0,200}\)/gu, '')
        .replace(/ ?\p{Extended_Pictographic}\ufe0f? ?/gu, ', ')
        .replace(/, $/u, '')
        .replace(/^\s*\p{Lu}\p{Ll}*(?!\p{L})/u, (word) => (known(word.trim()) ? word : word.toLowerCase()))
        .replace(beforeVerb, (el, verb) => (personOf(verb) === 'them' ? `él ${el.slice(3)}` : el))
        .trim(),
    );
    const why = (isAsking && asksWhy.exec(turned)?.[0]) || '';
    const pieces = turned.slice(why.length).split(joint);
    for (const [at, piece] of pieces.entries()) {
      if (at % 2 === 1) {
        before = piece;
        continue;
      }
      const said = retold(piece, at === 0);
      const isDeed = said?.isDeed ?? false;
      if (
        !said ||
        (!open && !said.isSaid && !/^,? ?(?:y|pero|ni) /u.test(pieces[at + 1]?.trimStart() ?? '')) ||
        (!open && at > 0 && isAboutBefore(said.text)) ||
        !isSayable(said.text, name) ||
        (said.leans && !open && !(at === 0 && isGoingOn)) ||
        (open?.asks && before === ', ' && !isDeed)
      )
        open = undefined;
      else if (open)
        Object.assign(open, {
          text: `${open.text}${before}${said.text}`,
          isDeed: open.isDeed || isDeed,
          isOfThem: open.isOfThem || said.isOfThem,
          isMine: open.isMine || said.isMine,
        });
      else {
        open = {
          text: said.text,
          isDeed,
          isOfThem: said.isOfThem,
          isMine: said.isMine || said.leans,
          asks: at === 0 && why !== '' && isDeed,
        };
        runs.push(open);
      }
      isGoingOn = open !== undefined;
    }
  }
  return runs
    .map((one) => ({ ...one, text: one.text.replace(loose, '').replace(listed, '$1 y ') }))
    .filter(
      ({ text, isDeed, isOfThem, isMine }) =>
        (isOfThem || isMine) &&
        !checkBeforeSending(text).some(
          ({ kind }) => unfit.includes(kind) && !(isDeed && kind === 'insult' && quotesThem.test(text)),
        ),
    )
    .map(({ text: told, isDeed, isOfThem, asks }) => {
      const text = told.replaceAll('\u00a0', ' ').replace(/"(\d+)"/gu, (_, at) => quotes[at] ?? '');
      return {
        text: asks ? `¿Por qué ${text}?` : `${capitalise(text)}.`,
        isDeed,
        isOfThem,
        ...(asks && { asks }),
      };
    });
}
