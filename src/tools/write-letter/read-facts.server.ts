import { checkBeforeSending } from '../../generation/send-check/check.ts';
import everyName from '../../language/data/given-names.json' with { type: 'json' };
import spelling from '../../language/data/spelling.json' with { type: 'json' };
import { givenNames } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { deedsReader } from './deeds.server.ts';
import { own } from './letters.server.ts';

const given: ReadonlySet<string> = new Set(everyName);
const alsoWords: ReadonlySet<string> = new Set(spelling.alsoWords);

/** Before the name of whoever writes, or of somebody else. */
const notTheirs = new RegExp(own.notTheirs, 'iu');
/** Before a word that is a name there, whatever else it is: «se llama Sol», «mi ex alba». */
const called = new RegExp(own.called, 'iu');
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
    const [name, before] = [known(word), facts.slice(0, index)];
    const isCalled = called.test(before);
    const isName = name && (/^\p{Lu}\p{Ll}/u.test(word) || !alsoWords.has(name) || isCalled);
    return isName && !notTheirs.test(before) ? [{ name, isCalled }] : [];
  });
  const onlyOf = (found: typeof theirs) => {
    const [name, ...others] = new Set(found.map((one) => one.name));
    return others.length === 0 ? name : undefined;
  };
  return onlyOf(theirs) ?? onlyOf(theirs.filter(({ isCalled }) => isCalled)) ?? null;
}
const words = /(?<!\p{L})\p{L}{3,15}(?!\p{L}| de (?:chile|compostela|cuba|los caballeros))/giu;

const sure = (pattern: string) => new RegExp(pattern, 'iu');
const isMine = sure(own.mine);
const isTheirs = sure(own.theirs.join('|'));
const isAside = sure(own.aside.join('|'));
const unfit: readonly string[] = ['threat', 'insult', 'pressure'];
const turns = own.turns.map(([from, to]) => [new RegExp(from, 'giu'), to] as const);
const joint = /(, (?:(?:y|pero) )?| (?:y|pero|porque|aunque|es que) )/u;
const loose =
  /^(?:[\s,]|(?:y|pero|porque|aunque|es que|pues) )+|(?:[\s,]| (?:y|pero|porque|aunque|es que))+$/gu;
/** «…, lloré, te manché la chaqueta»: the last two deeds that only commas part. */
const listed =
  /(, (?:(?:me|te|nos|le|no) ){0,2}\p{L}+[éí](?![\p{L}])[^,]{0,80}), (?=(?:(?:me|te|nos|le|no) ){0,2}\p{L}+[éí](?!\p{L})[^,]{0,80}$)/u;
/** «Le dije 'con razón se fue'»: what they said word for word is no sentence about somebody else. */
const quoted = /(?<!\p{L})(['"«“])[^'"«»“”]{2,80}['"»”](?!\p{L})/gu;
const isSayable = (piece: string) =>
  !isTheirs.test(piece.replace(quoted, '')) &&
  !isAside.test(piece.replace(/^(?:y|pero|es que|porque|pues) /u, '')) &&
  !isOrder(piece) &&
  ![...piece.matchAll(/\p{Lu}\p{Ll}+/gu)].some(([word]) => givenNames.has(fold(word)));

/** A mark for the l of «le» that is said of somebody else and stays. */
const kept = /\ue001/gu;

export interface Telling {
  text: string;
  /** It says what the other one did. */
  isDeed: boolean;
  /** It asks why they did it. */
  asks?: boolean;
}

/** «Por qué no me llamó», «quiero saber xq me dejó de seguir». */
const asksWhy =
  /^(?:(?:(?:quiero|necesito|quisiera|me gustaría) )?(?:saber|entender|preguntar(?:te|le)?|que me (?:digas?|expliques?)) |[yo] |pero )?(?:por ?qué|porque|por que|xq|pq) (?=\p{L})/iu;

/** What they tell of themselves and want, and with `deeds` what the other one does, sentence by sentence, as it can be said to them: nothing that is not sure. */
export function tellingsIn(facts: string, deeds = false, isAsking = false): Telling[] {
  if (!['inglés', undefined].includes(otherLanguageOf(facts))) return [];
  const deedIn = deeds ? deedsReader(isAsking) : () => undefined;
  const runs: Telling[] = [];
  for (const sentence of spelled(facts).split(/(?:[.;!?\n]|:(?!\d))+/u)) {
    let open: Telling | undefined;
    let before = '';
    const turned = turns.reduce(
      (text, [from, to]) => text.replace(from, to),
      (deeds ? sentence.replace(/ \([^()\n]{0,200}\)/gu, '') : sentence)
        .replace(/ ?\p{Extended_Pictographic}\ufe0f? ?/gu, ', ')
        .replace(/, $/u, '')
        .trim(),
    );
    const why = (isAsking && asksWhy.exec(turned)?.[0]) || '';
    for (const [at, piece] of turned.slice(why.length).split(joint).entries()) {
      if (at % 2 === 1) {
        before = piece;
        continue;
      }
      const deed: string | null | undefined = deedIn(piece);
      // Beside deeds, a clause of neither of the two begins nothing.
      const begins = !deeds || open !== undefined || isMine.test(piece);
      const said = deed === undefined && begins && isSayable(piece) ? piece : deed;
      const isDeed = said === deed;
      if (!said) open = undefined;
      else if (open?.asks && before === ', ' && !isDeed) open = undefined;
      else if (open)
        Object.assign(open, { text: `${open.text}${before}${said}`, isDeed: open.isDeed || isDeed });
      else {
        open = { text: said, isDeed, asks: at === 0 && why !== '' && isDeed };
        runs.push(open);
      }
    }
  }
  return runs
    .map((one) => ({ ...one, text: one.text.replace(loose, '').replace(listed, '$1 y ') }))
    .filter(
      ({ text, isDeed }) =>
        (isDeed || isMine.test(text)) &&
        !checkBeforeSending(text).some(({ kind }) => unfit.includes(kind) && !(isDeed && kind === 'insult')),
    )
    .map(({ text: told, isDeed, asks }) => {
      const text = told.replace(kept, 'l').replaceAll('\u00a0', ' ');
      return { text: asks ? `¿Por qué ${text}?` : `${capitalise(text)}.`, isDeed, ...(asks && { asks }) };
    });
}
