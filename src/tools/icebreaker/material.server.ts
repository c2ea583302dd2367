import type { ThreadContext } from '../../generation/tool.ts';
import { compileSaid, type Rows, type Said } from '../../language/read/compile.ts';
import { dataIn } from '../../language/read/data.server.ts';
import { isByWeights } from '../../language/read/finding.ts';
import { normalise } from '../../language/read/normalise.ts';
import { likelyToldOnce, readOnce, weighedOnce } from '../../language/read/read-once.ts';
import { isBorneOut } from '../../language/read/told-findings.ts';
import { toldNo } from '../../language/read/told-no.ts';
import { addressedAs, addressIn, canBe } from '../../language/write/addressed.ts';
import { isAmerican, isPeninsular } from '../../language/write/american.ts';
import { fitsPerson } from '../../language/write/attributes.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { unsafeToQuote } from '../../language/write/quoting.server.ts';
import { type OpenerKind, readTopics, type TopicReading } from '../../language/write/topics.server.ts';
import { refusesUsted } from '../../language/write/usted.ts';
import { toUstedes } from '../../language/write/ustedes.ts';
import { type CaseHook, casesIn, isPlainlyACase } from './cases.server.ts';
import type { IcebreakerInput } from './contract.ts';
import { type Hook, hooksOf, type OwnLines } from './hooks.server.ts';

/** Three messages for a moment that is none for flirting, each in several wordings. */
interface Written {
  note: string;
  options: readonly { angle: string; texts: readonly string[] }[];
}

const moments = ['farewell', 'badNews', 'illness', 'danger', 'selfHarm'] as const;
type Moment = (typeof moments)[number];

export type Tone = 'casual' | 'sincero' | 'directo' | 'humoristico';

interface Lines extends Record<Moment, Written>, OwnLines {
  /** Whoever is held or beaten, and asks a match to call for help: no line that cuts. */
  help: Written & Said;
  anybody: Record<OpenerKind, readonly string[]>;
  /** Words of a style, and the tone that is nearest to it. */
  nearest: readonly (readonly [words: string, tone: Tone])[];
  /** Around a block, or without saying who writes: nothing is written. */
  evades: Said & { message: string };
  /** A loss that stands in a profile, or is the writer's and long ago. */
  told: Rows;
  asides: readonly (Said & { text: string })[];
  notes: Record<'unknown' | 'disliked' | 'private' | 'body' | 'hostile' | 'language' | 'tone', string>;
  cannot: Record<string, string>;
}

export const lines = dataIn(new URL('./', import.meta.url))<Lines>('lines.json');
/** A style in one's own words takes the nearest tone; the first that fits wins. */
const nearest = lines.nearest.map(([words, tone]) => [new RegExp(words), tone] as const);
export const nearestTone = (style: string): Tone | undefined =>
  nearest.find(([words]) => words.test(fold(style)))?.[1];
const isEvading = compileSaid(lines.evades);
const asksForHelp = compileSaid(lines.help);
const isTold = compileSaid({ said: lines.told });
const asides = lines.asides.map((aside) => ({ ...aside, isIn: compileSaid(aside) }));

export interface Material {
  /** Instead of openers. */
  moment: Written | undefined;
  hooks: readonly Hook[];
  /** They ask for no jokes. */
  isPlain: boolean;
  /** How little was understood, and what would help. */
  note: string | undefined;
  greeting: string;
  fits: ReturnType<typeof fitsPerson>;
  addressed: (line: string) => string;
}

const read = new WeakMap<IcebreakerInput, Material>();

/** What the person gave us to write from. Read once for an answer, however many tries that takes. */
export function materialOf(input: IcebreakerInput, thread?: ThreadContext): Material {
  const known = read.get(input) ?? readMaterial(input);
  read.set(input, known);
  const isGrave = [lines.danger, lines.selfHarm, lines.help].some((grave) => grave === known.moment);
  const kept = thread && momentOfKept(thread);
  return kept && !isGrave ? { ...known, moment: kept, note: kept.note } : known;
}

function momentOfKept({ isDespairing, isGrave, no }: ThreadContext): Written | undefined {
  if (isDespairing) return lines.selfHarm;
  if (isGrave) return lines.danger;
  return no ? lines.farewell : undefined;
}

const plainOf = ({ inspiration, customStyle }: IcebreakerInput) =>
  normalise(`${inspiration ?? ''}\n${customStyle ?? ''}`).text;

function readMaterial(input: IcebreakerInput): Material {
  const { inspiration: said = '', customStyle = '', selectedStyle } = input;
  const plain = plainOf(input);
  const reading = readTopics(said);
  const { attributes, disliked, name, age = 0 } = reading;
  const is = saidIn(said);
  const cues = new Set([...reading.cues, ...readTopics(customStyle).cues]);
  const fitsThem = fitsPerson(attributes);
  const fitsAll = fitsPerson(attributes, cues);
  const isDisliked = (line: string) =>
    disliked.length > 0 &&
    readTopics(line).topics.some(({ topic }) => disliked.some((one) => one.topic.id === topic.id));
  const told = hooksOf(said, reading, lines, fitsThem);
  const cases = is.has('insult') ? [] : casesIn(said);
  const hooks = [...told, ...cases].toSorted((a, b) => b.weight - a.weight);
  const named = dangerIn(input, is) ?? momentOf(is, hooks.length > 0, isTold(plain));
  const moment = named && lines[named === 'danger' && asksForHelp(plain) ? 'help' : named];

  const words = `${said} ${customStyle}`;
  const courtesies = new Set(said.toLowerCase().match(courtesy)).size;
  const isElder = courtesies > 1 || (age >= 60 && courtesies > 0);
  const isFormal = isElder || cases.some((one) => one.isFormal);
  const asked = isFormal && !refusesUsted(words) ? 'de usted' : words;
  const address = addressIn(asked);
  const american = isAmerican(words);
  const asSaidThere = (line: string) => (american ? toUstedes(line) : line);
  const fits = (line: string, isOffer: boolean) => {
    const there = asSaidThere(line);
    const isAddressed = canBe(address, there) && !(american && isPeninsular(there));
    return isAddressed && fitsAll(line, isOffer) && !isDisliked(line);
  };

  const language = otherLanguageOf(said);
  const isOwnTone = selectedStyle === 'custom' && customStyle && !(language || nearestTone(customStyle));
  const notes = [
    moment?.note ?? noteOf(is, reading, hooks, cases),
    language && lines.notes.language.replaceAll('{lengua}', language),
    isOwnTone &&
      !(moment || unsafeToQuote(customStyle)) &&
      lines.notes.tone.replace('{tono}', () => customStyle),
    ...asides.filter((aside) => aside.isIn(plain)).map(({ text }) => text),
  ];
  return {
    moment,
    hooks,
    isPlain: cues.has('plain') || is.has('bad-news'),
    greeting: name ? `${capitalise(ownGreeting.exec(said)?.[0].toLowerCase() ?? 'hola')}, ${name}.` : '',
    fits,
    addressed: (line) => addressedAs(asked)(asSaidThere(line)),
    note: notes.filter(Boolean).join(' ') || undefined,
  };
}

function noteOf(
  is: ReadonlySet<string>,
  { disliked }: TopicReading,
  hooks: readonly Hook[],
  cases: readonly CaseHook[],
): string | undefined {
  const { notes } = lines;
  if (is.has('insult')) return notes.hostile;
  if (hooks.length > 0) return cases.find(({ note }) => note)?.note;
  if (is.has('body') || is.has('sexual')) return notes.body;
  if (disliked.length > 0) return notes.disliked;
  return is.size > 0 ? notes.private : notes.unknown;
}

const courtesy =
  /(?<!\p{L})(?:(?:la|esta|una) señora|caballero|don|doña|buen[oa]s (?:tardes|noches|días)|no quisiera|fotografía|cordial\p{L}*|atentamente)(?!\p{L})/gu;
const ownGreeting = /(?<!\p{L})buen[oa]s (?:tardes|noches|d[ií]as)(?!\p{L})/iu;
const saidIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...(toldNo(text) ? ['refused'] : []),
    ...readTopics(text)
      .attributes.filter(
        ({ id, start, denied }) => !denied && !(id === 'refused' && inTheirBio.test(text.slice(0, start))),
      )
      .map(({ id }) => id),
  ]);
/** What stands in a profile is said to everybody. */
const inTheirBio =
  /(?<!me )(?<!\p{L})(?:bio|perfil|descripci[oó]n|pone|puso)(?!\p{L})[^«"“'‘.]{0,20}[«"“'‘][^»"”'’]*$/iu;

function momentOf(is: ReadonlySet<string>, isAboutMore: boolean, isTold: boolean): Moment | undefined {
  if (is.has('refused')) return 'farewell';
  if (is.has('bad-news') && !(isAboutMore && isTold)) return 'badNews';
  if (isAboutMore) return undefined;
  return is.has('illness') ? 'illness' : undefined;
}

/** Before anything else. To whoever is in despair no line that cuts. */
function dangerIn(input: IcebreakerInput, is: ReadonlySet<string>): Moment | undefined {
  const { inspiration } = input;
  if (!inspiration) return undefined;
  const { findings, level } = readOnce(input, inspiration);
  const isMeant = isBorneOut(input, inspiration);
  // «Me puede pasar datos jaja. Tiene un pin en la mochila» is no fraud.
  const isFraud = weighedOnce(input, inspiration).beyond > -1;
  const meant = findings.filter((one) => isMeant(one) && (one.family !== 'fraude' || isFraud));
  const grave = meant.filter(({ severity }) => severity === 'high');
  // Weights learned from chats have no say where somebody tells of a match.
  const isThreat = meant.some(
    (one) => one.family === 'violencia' && one.severity !== 'low' && !isByWeights(one),
  );
  const isSaid = is.has('threat') && isMeant({ id: 'threat', family: 'violencia', certain: true, start: 0 });
  if (isSaid || isThreat || grave.some(({ certain, family }) => certain && family !== 'autolesion'))
    return 'danger';
  const isLaughed =
    laughs.test(inspiration) && !isMeant({ id: 'self-harm', family: 'autolesion', certain: false, start: 0 });
  if ((is.has('self-harm') && !isLaughed) || grave.some(({ family }) => family === 'autolesion'))
    return 'selfHarm';
  // Who is a minor is read elsewhere, and a teacher is none; a word that resembles an insult is no danger.
  const isNamed = grave.some(
    (one) => !isByWeights(one) && !['menor', 'falta_de_respeto'].includes(one.family),
  );
  return level === 'alto' && isNamed && !is.has('insult') ? 'danger' : undefined;
}

const laughs = /(?:j[aeiou]){2,}|(?:ha){3,}|\bx[dD]+\b|[😂🤣]/iu;
/** Whoever was blocked and writes as somebody else. */
export const evades = (input: IcebreakerInput): boolean => isEvading(plainOf(input));

/** No model is to make a flirt of a threat. */
export const isDangerous = (input: IcebreakerInput): boolean =>
  evades(input) || dangerIn(input, saidIn(input.inspiration ?? '')) !== undefined;

const theirs = /\b(?:te|ti|tus?|tuy[oa]s?|contigo|eres|vos|sos|usted)\b/;
const saidByThem = /\b(?:dice|dijo|ha dicho|escribe|escribio|puso|pone)\b/;

/** No message of theirs: what somebody lives with, or what presses them. A line for whoever it comes from would only provoke. */
export function isLivedWith(input: IcebreakerInput): boolean {
  const { inspiration = '' } = input;
  const plain = normalise(inspiration).text;
  if (theirs.test(plain) || asksForHelp(plainOf(input)) || evades(input)) return false;
  const told = likelyToldOnce(input, inspiration);
  if (!told?.isSure || (told.kind === 'despair' && saidByThem.test(plain))) return false;
  return told.kind === 'despair' || !isPlainlyACase(inspiration);
}

/** What was pasted is their no, or tells of it. */
export function isAfterNo(input: IcebreakerInput): boolean {
  const is = saidIn(input.inspiration ?? '');
  return is.has('refused') && !dangerIn(input, is);
}
