import { compile, compileTest, type Rows, replacing, type Words } from './compile.ts';
import { readData } from './data.server.ts';
import type { Family } from './families.ts';
import { finish } from './find-by-rules.ts';
import type { Told } from './learned/told.ts';
import type { ToldKind } from './learned/told-kinds.ts';
import { normalise } from './normalise.ts';
import { isOfPartner } from './ordinary-life.ts';
import { deedsIn } from './whose-deed.ts';

/** What somebody says in their own words that our tools must know of first, in the language of the rules. The first that is found is answered. */
export interface Telling {
  id: string;
  says: string;
  /** The lines of this family stand beside it: whoever is near may need them. */
  helps?: Family;
  /**
   * Whoever is hurt is not who tells of it, whoever does it is who would be answered, or it is about to happen: that goes before what else is
   * read.
   */
  of?: 'another' | 'match' | 'now';
  match?: Rows;
  /** Names of lists of words of which one each stands near by, in any order: who it is, what they do, what for. */
  together?: readonly Rows[];
  /** In the same sentence, near by: what is about one row stands in that row. */
  unless?: Rows;
  words?: Words;
  yes: readonly string[];
  no: readonly string[];
}

/** Lists that several name. */
const sharedWords = readData<Words>('told-words.json');
const apart = '[^#]{0,200}?';
const inAnyOrder = (names: Rows): Rows[] =>
  names.length < 2
    ? [names]
    : names.flatMap((one, at) => inAnyOrder(names.toSpliced(at, 1)).map((rest) => [one, ...rest]));
const rowsOf = ({ match = [], together = [] }: Telling): Rows => [
  ...match,
  ...together.flatMap(inAnyOrder).map((names) => names.map((name) => `<${name}>`).join(`${apart} `)),
];

export const aims = readData<Telling[]>('aims.json');
/** What they did, or what was answered, and that they ask about as if it were a sign. */
export const deeds = readData<Telling[]>('own-deeds.json');
/** What they suffer, or are about to suffer, told so that no rule of what is received reads it. */
export const dangers = readData<Telling[]>('told-dangers.json');
/** What they ask for out of fear of somebody's anger: it is answered, with a word and help lines beside. */
export const fears = readData<Telling[]>('told-softly.json');

/** What is said where no row knows the words, and the weights do. */
export const likelyTellings =
  readData<
    Record<
      ToldKind | 'own',
      Pick<Telling, 'says' | 'helps'> & { /** Where nothing was to be written. */ read?: string }
    >
  >('told.json');

/** Log-odds from which it is plainly theirs, where what they tell of shows it and where nothing does, and those from which it may be: of 1,900 told dangers 3 are above that, and 18 of 25 that were harm. */
const ahead = { shown: 2, plain: 4.5, maybe: -1, suffered: 0, doubted: 3.5 } as const;

/** The weights hear that somebody is hurt better than by whom: whose deed it is decides the words. */
export function tellingFor({ kind, harmAhead }: Told, texts: readonly string[]): keyof typeof likelyTellings {
  const { own, suffered } = deedsIn(texts);
  if (kind === 'despair') return harmAhead > ahead.maybe && !suffered ? 'harm' : kind;
  if (!suffered && harmAhead >= (own ? ahead.shown : ahead.plain)) return 'own';
  if (kind === 'harm') return suffered && harmAhead < ahead.doubted ? 'danger' : kind;
  if (harmAhead > (suffered ? ahead.suffered : ahead.maybe)) return 'harm';
  return kind === 'extorted' && texts.some(isOfPartner) ? 'danger' : kind;
}

const notWanted =
  /\b(?:no|nunca|jamas|tampoco|sin|ni|nada de|odio|miedo|evitar|dejar de|paso de|hart[oa] de|cansad[oa] de|(?:mi ex|me) (?:queria|quiso|intento|intentaba|hizo|hacia)) (?:\w+ ){0,3}(?:volver a )?$/;
const nearby = 60;

const ownWish = [
  // «No la quiero asustar», «no sé si quiero», «no es verdad que quiero»; but «así que quiero».
  String.raw`(?<!\b(?:no|nunca|jamas|tampoco|ni|sin) (?:ya |mas |siquiera )?(?:(?:me|te|se|l[aeo]s?|nos) ){0,2})`,
  String.raw`(?<!(?<!\b(?:asi|lo|ya|sabe|sepa) )\bque )(?<!\bsi )`,
  String.raw`\b(?:quiero|quisiera|querria|voy a|vamos a|necesito|pienso|prefiero|me gustaria|tengo que|hay que)\b`,
].join('');
const complaint = [
  String.raw`\b(?:no|nunca|ni|jamas) (?:me (?:ha |han )?(?:cog|llam|habl|escrib|cree)|(?:me )?(?:ha |han )?(?:contest|respond))\w*\b(?: el telefono)?`,
  String.raw`\b(?:no (?:puedo|aguanto|soporto) mas|sin (?:hablar|hablarnos|vernos|noticias|saber nada))\b`,
  String.raw`\b(?:hart|cansad)[oa] de (?:todo|esto|ella|el|mi (?:ex|novi[oa]|pareja|marido|mujer|vida))\b`,
].join('|');
const asksHow = String.raw`\bno (?:se como|encuentro|consigo|logro|parare|puedo esperar)\b`;
/** What stands before one of these is said of something else. People write without commas: «no me contesta quiero saber dónde vive». */
const startsAnew = new RegExp(`^.*(?:[.,;!?\\n]|${ownWish}|${complaint}|${asksHow})`, 's');

/** A wish that stands for somebody's own deed: «la quiero sorprender», «le echo algo» and «te echo algo» are «quiero sorprenderla» and «echarle algo». */
const asWished = replacing(readData('as-wished.json'));

/** Only where the words mean something else then: what is read twice is refused twice as easily. */
function readings(plain: string): string[] {
  const wished = asWished(plain);
  return wished === plain ? [plain] : [plain, wished];
}

type Seek = (plain: string) => Generator<void, readonly Telling[]>;

function seeking(
  tellings: readonly Telling[],
  denied: RegExp,
  readingsOf: (plain: string) => string[],
  most = 1,
): Seek {
  const compiled = tellings.map((telling) => {
    const words = { ...sharedWords, ...telling.words };
    return { telling, match: compile(rowsOf(telling), words), unless: compileTest(telling.unless, words) };
  });
  const isSaid = (plain: string, { 0: found, index }: RegExpExecArray, unless: RegExp | null) => {
    const before = plain.slice(Math.max(0, index - nearby), index);
    const end = index + found.length;
    const after = plain.slice(end, end + nearby);
    const sentence = before.replace(/^.*[.!?\n]/s, '') + found + after.replace(/[.!?\n].*$/s, '');
    return !unless?.test(sentence) && !denied.test(before.replace(startsAnew, ''));
  };
  return function* (whole) {
    const found: Telling[] = [];
    if (whole === '') return found;
    const texts = readingsOf(whole);
    for (const { telling, match, unless } of compiled) {
      if (texts.some((plain) => [...plain.matchAll(match)].some((hit) => isSaid(plain, hit, unless))))
        found.push(telling);
      if (found.length === most) break;
      yield;
    }
    return found;
  };
}

const asItStands = (plain: string) => [plain];
/** «Nunca le he pegado»; but not «si no me pega, me insulta». */
const notSo = /\b(?:no|nunca|jamas|tampoco|ni) (?:(?<!\b(?:si|cuando) no )(?:me|te|se|l[aeo]s?|nos) ){0,2}$/;

export const aimInSteps = seeking(aims, notWanted, readings);
export const deedInSteps = seeking(deeds, notSo, asItStands);
export const dangersInSteps = seeking(dangers, notSo, asItStands, dangers.length);
export const fearInSteps = seeking(fears, notSo, asItStands);

const first =
  (inSteps: Seek) =>
  (text: string): Telling | null =>
    finish(inSteps(normalise(text).text))[0] ?? null;
export const harmfulAim = first(aimInSteps);
export const ownDeed = first(deedInSteps);
export const toldDanger = first(dangersInSteps);
