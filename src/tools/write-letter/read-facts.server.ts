import { checkBeforeSending } from '../../generation/send-check/check.ts';
import everyName from '../../language/data/given-names.json' with { type: 'json' };
import spelling from '../../language/data/spelling.json' with { type: 'json' };
import { givenNames, towns } from '../../language/write/facts-of-life.server.ts';
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
/** «Mi amiga Sole se me ha declarado»: the letter goes to her. */
const isFirst = new RegExp(own.first, 'iu');
const isToChild = new RegExp(own.toChild, 'iu');
/** As it was typed where it is written both ways: Nuria, Núria. */
const known = (word: string) => {
  const name = givenNames.get(fold(word));
  return name && (given.has(capitalise(word)) || /[áéíóú]/iu.test(word)) ? capitalise(word) : name;
};

/** «Santiago de Chile», which nobody is called. */
const isPlace = /^ de (?:chile|compostela|cuba|los caballeros)(?!\p{L})/iu;

/** Each name, «Juan Pablo» being one, and where it stands. A word that is none as well has to be written as one. */
function namesIn(facts: string): { name: string; index: number }[] {
  const found: { name: string; index: number; end: number }[] = [];
  for (const { 0: word, index } of facts.matchAll(/(?<!\p{L})\p{L}{3,15}(?!\p{L})/gu)) {
    const name = known(word);
    const last = found.at(-1);
    const end = index + word.length;
    if (!name || isPlace.test(facts.slice(end))) continue;
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
const saysName =
  /(?<!\p{L})(?:[Mm]e llamo|[Mm]i nombre es|[Ff]irm(?:a|o|ad[oa]):?) (\p{Lu}\p{Ll}{2,14}|\p{Ll}{3,14}(?=,? (?:\d\d|y tengo|tengo|de)(?!\p{L})|\s*[.,;]|\s*$))/u;
/** «Se llama Yuliana», «La Trini (mi novia», «un chico, Amadou,», «Tom me propuso»: a name that no list has. */
const theirName =
  /(?<!\p{L})(?:[Ss]e llama (\p{Lu}\p{Ll}{2,14})(?!\p{L})|(?:[Ll]a|[Ee]l) (\p{Lu}\p{Ll}{2,14}) \((?:mi|la|el)|(?:chic[oa]|señora?|hombre|mujer|compañer[oa]|amig[oa]|novi[oa]|pareja|ex|vecin[oa]|polol[oa])(?: \p{L}+){0,2}, (\p{Lu}\p{Ll}{2,14})(?=[,.;]))|^(?!Dice|Siento|Creo|Hace|Dijo|Hoy|Ayer|Anoche|Siempre|Nunca|Luego|Ella|Esto|Eso|Todo|Nadie|Alguien|Encima|Además|Entonces|Después|Solo|Aunque|Porque|Cuando|Quien|También|Tampoco|Ahora|Antes|Cada|Parece)(\p{Lu}\p{Ll}{2,14}) me (?=\p{L})/u;

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
    : { signature: capitalise(saysName.exec(facts)?.[1] ?? '') || null, rest: facts };
}

/** Their name, where one is said that is nobody else's: «Luis», «don Luis». */
export function nameIn(facts: string): string | null {
  const child = isToChild.exec(facts);
  if (child) return known(child[1] ?? '') ?? null;
  const theirs = namesIn(facts).filter(
    ({ index }) => isFirst.test(facts.slice(0, index)) || !notTheirs.test(facts.slice(0, index)),
  );
  const [name, ...others] = new Set(theirs.map((one) => one.name));
  if (!name) return theirName.exec(facts)?.slice(1).find(Boolean) ?? null;
  if (others.length > 0) {
    const called = theirs.filter(({ index }) => /(?<!\p{L})se llama $/iu.test(facts.slice(0, index)));
    return called.length === 1 ? (called[0]?.name ?? null) : null;
  }
  const courtesy = new RegExp(`(?<!\\p{L})(don|doña) ${name}`, 'iu').exec(facts)?.[1];
  return courtesy ? `${courtesy.toLowerCase()} ${name}` : name;
}

const sure = (pattern: string) => new RegExp(pattern, 'iu');
const isMine = sure(own.mine);
const isTheirs = sure(own.theirs.join('|'));
const isAside = sure(own.aside.join('|'));
const unfit: readonly string[] = ['threat', 'insult', 'pressure'];
const turns = own.turns.map(([from, to]) => [new RegExp(from, 'giu'), to] as const);
const joint = /(, (?:(?:y|pero) )?| (?:y|pero|porque|aunque|es que) )/u;
const loose =
  /^(?:[\s,]|(?:y|pero|porque|aunque|es que|pues) )+|(?:[\s,]| (?:y|pero|porque|aunque|es que))+$/gu;
/** «Le dije 'con razón se fue'»: what they said word for word is no sentence about somebody else. */
const quoted = /(?<!\p{L})(['"«“])[^'"«»“”]{2,80}['"»”](?!\p{L})/gu;
const isSayable = (piece: string) =>
  !isTheirs.test(piece.replace(quoted, '')) &&
  !isAside.test(piece.replace(/^(?:y|pero|es que|porque|pues) /u, '')) &&
  !isOrder(piece) &&
  ![...piece.matchAll(/\p{Lu}\p{Ll}+/gu)].some(([word]) => givenNames.has(fold(word)));

/** «Mi hijo», where the letter goes to him. */
const isKin = sure(`(?<!\\p{L})mi ${own.kin}(?!\\p{L})`);
const isToKin = sure(own.toKin);
const isOfPartner = sure(own.partners);
const toldToKin = sure(
  `(?<!\\p{L})les? (dije|grité|grite|mentí|menti|hablé|hable|prohibí|prohibi|contesté|negué|fallé|hice|colgué|colgue|cerré)(?: el teléfono| la puerta)? a mi ${own.kin}(?!\\p{L})`,
);
const kinActs = sure(`(?<!\\p{L})mi ${own.kin} (?=(?:no |ya |nunca )?(?:me|nos|se) )`);

function saidToKin(facts: string): string {
  const [first] = isKin.exec(facts) ?? [];
  const isTheirs = first && /[.;\n]/u.test(facts) && isToKin.test(facts) && nameIn(facts) === null;
  if (!isTheirs || isOfPartner.test(facts.slice(0, facts.indexOf(first)))) return facts;
  return facts.replace(toldToKin, 'te $1').replace(kinActs, 'ella ');
}

/** «Me vuelvo a colombia». */
const leaving = /(?<=(?:voy|vuelvo|mudo|marcho|regreso|vivo) (?:a vivir )?(?:a|en) )(?!vivir )\p{Ll}+/iu;

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
  const language = otherLanguageOf(facts);
  if (language && language !== 'inglés') return [];
  const deedIn = deeds ? deedsReader(nameIn(facts), isAsking) : () => undefined;
  const runs: Telling[] = [];
  for (const sentence of spelled(saidToKin(facts)).split(/(?:[.;!?\n]|:(?!\d))+/u)) {
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
      else if (open)
        Object.assign(open, { text: `${open.text}${before}${said}`, isDeed: open.isDeed || isDeed });
      else {
        open = { text: said, isDeed, asks: at === 0 && why !== '' && isDeed };
        runs.push(open);
      }
    }
  }
  return runs
    .map((one) => ({ ...one, text: one.text.replace(loose, '') }))
    .filter(
      ({ text, isDeed }) =>
        (isDeed || isMine.test(text)) &&
        !checkBeforeSending(text).some(({ kind }) => unfit.includes(kind) && !(isDeed && kind === 'insult')),
    )
    .map(({ text: told, isDeed, asks }) => {
      const text = told
        .replace(kept, 'l')
        .replaceAll('\u00a0', ' ')
        .replace(leaving, (place) => towns.get(fold(place)) ?? place);
      return { text: asks ? `¿Por qué ${text}?` : `${capitalise(text)}.`, isDeed, ...(asks && { asks }) };
    });
}
