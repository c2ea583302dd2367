import { compileSaid, type Said } from '../../language/read/compile.ts';
import { dataIn } from '../../language/read/data.server.ts';
import { isByWeights } from '../../language/read/finding.ts';
import { readOnce } from '../../language/read/read-once.ts';
import { addressedAs, addressIn, canBe } from '../../language/write/addressed.ts';
import { fitsPerson } from '../../language/write/attributes.server.ts';
import { fitsCues } from '../../language/write/cues.server.ts';
import { fold } from '../../language/write/fold.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { type OpenerKind, readTopics, type TopicReading } from '../../language/write/topics.server.ts';
import type { IcebreakerInput } from './contract.ts';
import { type Hook, hooksOf } from './hooks.server.ts';
import { twistsIn } from './twists.server.ts';

/** Three messages for a moment that is none for flirting, each in several wordings. */
interface Written {
  note: string;
  options: readonly { angle: string; texts: readonly string[] }[];
}

const moments = ['farewell', 'badNews', 'illness', 'silence', 'danger', 'selfHarm'] as const;
type Moment = (typeof moments)[number];
/** What they did, or how little they tell, where nothing else of theirs is known. */
const beginnings = ['liked', 'greeted', 'late', 'smile', 'vague'] as const;

interface Lines extends Record<Moment, Written>, Record<(typeof beginnings)[number], Written & Said> {
  anybody: Record<OpenerKind, readonly string[]>;
  /** Of an animal whose name is known, as `{name}`. */
  namedPet: Record<OpenerKind, readonly string[]>;
  /** Before a line that does not name what it is about, as `{topic}`. */
  leads: readonly string[];
  notes: Record<'unknown' | 'disliked' | 'private' | 'body' | 'hostile' | 'language', string>;
  cannot: Record<string, string>;
}

export const lines = dataIn(new URL('./', import.meta.url))<Lines>('lines.json');
const begun = beginnings.map((name) => ({ ...lines[name], isIn: compileSaid(lines[name]) }));

export interface Material {
  /** Instead of openers. */
  moment?: Written;
  /** What to write about, the best first. */
  hooks: readonly Hook[];
  /** They ask for no jokes. */
  isPlain: boolean;
  /** How little was understood, and what would help. */
  note?: string;
  name?: string;
  fits: ReturnType<typeof fitsPerson>;
  addressed: (line: string) => string;
}

const read = new WeakMap<IcebreakerInput, Material>();

/** What the person gave us to write from. Read once for an answer, however many tries that takes. */
export function materialOf(input: IcebreakerInput): Material {
  const known = read.get(input) ?? readMaterial(input);
  read.set(input, known);
  return known;
}

function readMaterial(input: IcebreakerInput): Material {
  const said = input.inspiration ?? '';
  const reading = readTopics(said);
  const { disliked, attributes, name, age = 0 } = reading;
  const is = saidIn(reading);
  const cues = new Set([...reading.cues, ...readTopics(input.customStyle ?? '').cues]);
  const isElder =
    age >= 60 && /\b(?:señora?|caballero|don|doña|buen[oa]s (?:tardes|noches|días))\b/iu.test(said);
  const words = `${said} ${input.customStyle ?? ''}${isElder ? ' de usted' : ''}`;
  const address = addressIn(words);
  const fitsThem = fitsPerson(attributes);
  const fitsText = fitsCues(cues);
  const fits = (line: string, isOffer: boolean) =>
    canBe(address, line) && fitsThem(line, isOffer) && fitsText(line);
  const hooks = [...twistsIn(said), ...hooksOf(said, reading, lines.namedPet, fitsThem)];
  const plain = {
    hooks,
    isPlain: cues.has('plain'),
    ...(name && { name }),
    fits,
    addressed: addressedAs(words),
  };
  const named = dangerIn(input, is) ?? momentOf(is, hooks.length > 0);
  const moment = named
    ? lines[named]
    : hooks.length === 0 && is.size === 0
      ? begun.find(({ isIn }) => isIn(fold(said)))
      : undefined;
  if (moment) return { ...plain, moment, note: moment.note };
  if (is.has('insult')) return { ...plain, note: lines.notes.hostile };
  if (hooks.length > 0) {
    const language = otherLanguageOf(said);
    return language ? { ...plain, note: lines.notes.language.replace('{lengua}', language) } : plain;
  }
  if (is.has('body') || is.has('sexual')) return { ...plain, note: lines.notes.body };
  if (disliked.length > 0) return { ...plain, note: lines.notes.disliked };
  return {
    ...plain,
    note: privateMatters.some((id) => is.has(id)) ? lines.notes.private : lines.notes.unknown,
  };
}

const saidIn = ({ attributes }: TopicReading): ReadonlySet<string> =>
  new Set(attributes.filter(({ denied }) => !denied).map(({ id }) => id));

const privateMatters = [
  'widowed',
  'divorced',
  'separated',
  'disability',
  'religion',
  'children',
  'orientation',
];

function momentOf(is: ReadonlySet<string>, isAboutMore: boolean): Moment | undefined {
  if (is.has('refused')) return 'farewell';
  if (is.has('bad-news')) return 'badNews';
  if (isAboutMore) return undefined;
  return is.has('illness') ? 'illness' : is.has('no-answer') && !is.has('insult') ? 'silence' : undefined;
}

/** Before anything else. To whoever is in despair no line that cuts. */
function dangerIn(input: IcebreakerInput, is: ReadonlySet<string>): Moment | undefined {
  const { inspiration } = input;
  if (!inspiration) return undefined;
  const { findings, level } = readOnce(input, inspiration);
  const grave = findings.filter(({ severity }) => severity === 'high');
  const isCertain = grave.some(({ certain, family }) => certain && family !== 'autolesion');
  const isThreat = findings.some((one) => one.family === 'violencia' && one.severity !== 'low');
  if (is.has('threat') || isCertain || isThreat) return 'danger';
  if (is.has('self-harm') || grave.some(({ family }) => family === 'autolesion')) return 'selfHarm';
  // Weights learned from chats have no say where somebody tells of a match.
  const isNamed = grave.some((one) => !isByWeights(one));
  return level === 'alto' && isNamed && !is.has('insult') ? 'danger' : undefined;
}

/** No model is to make a flirt of a threat. */
export function isDangerous(input: IcebreakerInput): boolean {
  return dangerIn(input, saidIn(readTopics(input.inspiration ?? ''))) !== undefined;
}
