import { dataIn } from '../../language/read/data.server.ts';
import { loadChoice } from '../../language/read/learned/weights.server.ts';
import { fold } from '../../language/write/fold.ts';
import { foldAligned } from '../../language/write/fold-aligned.ts';
import { uncapitalise } from '../../language/write/grammar.ts';
import { foldedJobs } from '../../language/write/people.server.ts';
import { withStops } from '../../language/write/spelled.server.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import { clauseFeatures } from './clause-features.server.ts';

/** What a clause of a bio does, and what a friend would say of it. «{cita}» is the clause. */
interface Written {
  id: string;
  /** Its words, on folded text, where they are sure without weights; and bios that have it, and that only look like it. */
  words?: readonly string[];
  examples?: readonly string[];
  counterExamples?: readonly string[];
  /** Said of a clause of its side whose kind is not sure. */
  isGeneral?: true;
  /** What holds a reader: how much it is remembered, and why. */
  rank?: number;
  shows?: string;
  keep?: string;
  /** What could be added to it. */
  next?: string;
  /** A loss, an illness, a fear: no joke and no question follows it. */
  isTender?: true;
  isGrief?: true;
  /** What is empty or repels: why, what to do, and what the example says instead. */
  why?: string;
  fix?: string;
  instead?: string;
  /** What it shuts out can be said the other way round: data/turned.json. */
  isTurned?: true;
  /** What of it the example keeps. */
  part?: string;
  /** Without these letters weights are not believed that it is of this kind. */
  needs?: string;
  /** Whoever seeks somebody in none of these words does so in their own. */
  worn?: string;
  isKept?: true;
  /** Said by one word alone as well: «sincero», «viajar». */
  isOneWord?: true;
  isSmall?: true;
  /** A house, a car: what nobody answers to comes last. */
  isDull?: true;
  isMild?: true;
  isPrivate?: true;
  /** It would hurt to be told so in error. */
  isGrave?: true;
}

const sides = ['hooks', 'told', 'empty', 'repels'] as const;
type Side = (typeof sides)[number];

const read = dataIn(new URL('kinds/', import.meta.url));
export const everyKind = sides.flatMap((side) =>
  read<Written[]>(`${side}.json`).map(({ words, part, needs, worn, ...kind }) => ({
    ...kind,
    side,
    pattern: words && new RegExp(words.join('|')),
    part: part ? new RegExp(part, 'iu') : undefined,
    needs: needs ? new RegExp(needs, 'u') : undefined,
    worn: worn ? new RegExp(worn, 'u') : undefined,
  })),
);
export type Kind = (typeof everyKind)[number];

const kinds = new Map(everyKind.map((kind) => [kind.id, kind]));
const plain = everyKind.filter(({ pattern }) => pattern);
const general = new Map(everyKind.filter(({ isGeneral }) => isGeneral).map((kind) => [kind.side, kind]));
const pictures = kinds.get('emoji-list');

const model = loadChoice('clauses');

/** From which share a side is believed, a kind of it, and what would hurt to be told in error. */
const enough: Readonly<Record<Side, number>> = { hooks: 0.62, told: 0.62, empty: 0.7, repels: 0.75 };
const [enoughOfKind, enoughOfBad, enoughShort, enoughShortAndBad] = [0.35, 0.55, 0.75, 0.9];
/** What would give somebody away is named sooner than what is only ill said. */
const [enoughPrivate, enoughGrave] = [0.55, 0.85];
/** What shuts no door in so many words repels only where that is plain. */
const enoughOfSoft = 0.9;
/** What is told at some length and is not worn is mostly theirs. */
const [manyWords, enoughToldAtLength] = [5, 0.5];
const fewWords = 4;
const enoughLike = 0.3;

export interface Clause {
  /** Letter by letter. */
  text: string;
  start: number;
  end: number;
  /** Undefined where nothing is sure. */
  kind?: Kind | undefined;
  /** What it is put together from. */
  parts?: readonly Clause[];
}

const isPictures = (text: string): boolean =>
  !/[\p{L}\d]/u.test(text) && (text.match(/\p{Extended_Pictographic}|\p{RI}{2}/gu) ?? []).length > 2;

const known = new Map<string, ReturnType<typeof weigh>>();
/** A clause is asked as part of a sentence and alone: it is weighed once. */
function weighed(text: string): ReturnType<typeof weigh> {
  if (known.size === 0) queueMicrotask(() => known.clear());
  const once = known.get(text) ?? weigh(text);
  known.set(text, once);
  return once;
}

function weigh(text: string): { shares: ReturnType<typeof model.shares>; of: (side: Side) => number } {
  const shares = model.shares(clauseFeatures(text));
  const bySide = new Map<Side, number>();
  for (const { choice, share } of shares) {
    const side = kinds.get(choice)?.side;
    if (side) bySide.set(side, (bySide.get(side) ?? 0) + share);
  }
  return { shares, of: (side) => bySide.get(side) ?? 0 };
}

/** Whether it may well be of one of these kinds, sure or not. */
export const isLike = (text: string, ids: readonly string[]): boolean =>
  weighed(text).shares.some(({ choice, share }) => ids.includes(choice) && share >= enoughLike);

const hasJob = (text: string): boolean =>
  fold(text)
    .split(/[^a-z]+/u)
    .some((word) => foldedJobs.has(word));

/** «Busco a alguien que no doble las esquinas.» */
const seeking = /^(?:(?:y|pero) )?(?:busco|buscando|a?\s?alguien) /iu;
const isOfOneThing = (text: string): boolean => {
  const { topics } = readTopics(text);
  return topics.length > 0 && topics.every(({ topic, said }) => said && !topic.common);
};
/** «Me gustan los trenes (me sé todas las series)»: who tells it so is not told that everybody does. */
const hasOwnDetail = (text: string): boolean =>
  /\([^()]{6,80}\)|["«“][^"»”]{4,}/u.test(text) ||
  (text.split(' ').length >= manyWords && isOfOneThing(text));
/** «Los planes con hora de fin» are in nobody else's profile. */
const isOfMany = (text: string): boolean =>
  readTopics(text).topics.some(({ topic }) => topic.common) ||
  /\b(?:buen[ao]s?|viaj|playa|vida)/iu.test(text);
const tastes = kinds.get('cliche-tastes');

/** What it does, if that is sure. */
export function kindOf(text: string): Kind | undefined {
  const kind = likelyKindOf(text);
  if (!kind) return undefined;
  const words = text.split(' ').length;
  if (kind.needs && !kind.needs.test(uncapitalise(text)) && !(kind.id === 'work-own' && hasJob(text)))
    return kind.side === 'hooks' ? general.get('hooks') : undefined;
  // «No doy Instagram» keeps it to oneself.
  if (kind.isPrivate && keepsBack.test(text)) return undefined;
  // How badly somebody hears, or walks, is told with a smile at most.
  if (jokes.has(kind.id) && isOfHealth(text)) return kinds.get('health-open');
  if (kind.id === 'cliche-self' && hasJob(text)) return kinds.get('job-title-only');
  // «Trabajo en banca pero soy buena persona» is a joke about it.
  if (kind.id.startsWith('cliche') && turns.test(text)) return undefined;
  if (kind.worn && words >= manyWords && seeking.test(text) && !kind.worn.test(fold(text)))
    return kinds.get('seeks-clear');
  return kind === tastes && (hasOwnDetail(text) || (words >= manyWords && !isOfMany(text)))
    ? undefined
    : kind;
}

const keepsBack = /^no (?:doy|tengo|uso|paso|comparto|mando) /iu;
const turns = / (?:pero|aunque|salvo|excepto|hasta que) /iu;
const jokes = new Set(['own-joke', 'dry-wit', 'odd-skill']);
const isOfHealth = (text: string): boolean =>
  readTopics(text).attributes.some(({ id }) => ['illness', 'disability', 'wheels'].includes(id));

function likelyKindOf(text: string): Kind | undefined {
  if (isPictures(text)) return pictures;
  if (!/\p{L}\p{L}|\d\d/u.test(text)) return undefined;
  const folded = foldAligned(text);
  const said = plain.find(({ pattern }) => pattern?.test(folded));
  if (said) return said;
  const { shares, of } = weighed(text);
  const words = text.split(' ').length;
  const isSoft = !refuses.test(folded);
  const bad = (['empty', 'repels'] as const).find(
    (one) => of(one) >= (isSoft && one === 'repels' ? enoughOfSoft : enough[one]),
  );
  const good = of('hooks') > of('told') ? 'hooks' : 'told';
  const leastGood = words < manyWords ? enough[good] : enoughToldAtLength;
  const side = of('hooks') + of('told') >= leastGood ? good : bad;
  const likeliest = side && shares.find(({ choice }) => kinds.get(choice)?.side === side);
  // One word alone shuts no door: «mujer», «celoso», of a dog.
  if (!likeliest || (side === 'repels' && words === 1)) return undefined;
  const least = leastOf(kinds.get(likeliest.choice), words, isSoft);
  if (likeliest.share >= least) return kinds.get(likeliest.choice);
  // «Hago buen pan» is theirs, whichever kind of it.
  const isDeed = words === 3 && side !== bad && /^\p{L}+o /u.test(folded);
  return side === bad || (words < fewWords && !isDeed) || text.endsWith('?') || of(side) < leastGood
    ? undefined
    : general.get(side);
}

function leastOf(kind: Kind | undefined, words: number, isSoft: boolean): number {
  const isBad = !isGood(kind);
  if (kind?.isGrave && (words >= fewWords || kind.isPrivate))
    return kind.isPrivate ? enoughPrivate : enoughGrave;
  if (words >= fewWords) return isBad ? enoughOfBad : enoughOfKind;
  if (!isBad) return enoughPrivate;
  return isSoft && kind?.side === 'repels' ? enoughShortAndBad : enoughShort;
}

/** What sounds like a defence begins so. */
const refuses =
  /^(?:y |pero )?(?:no|ni|sin|nada|nadie|si .{0,60}\b(?:no|ni|nadie|paso|fuera)\b|solo|que|abst|odio|detest|hart|cansad|paso|tod[oa]s|fuera|exij|espero|quien|l[oa]s que|estoy|me (?:cans|hart))|\bno (?:quiero|busco|soporto|aguanto)\b|\bni (?:escrib|se molest|lo intent|te molest)/u;

const isGood = (kind: Kind | undefined) => kind?.side === 'hooks' || kind?.side === 'told';
const isOther = (one: Kind | undefined, other: Kind | undefined): boolean =>
  one !== undefined && other !== undefined && one.side !== other.side && !(isGood(one) && isGood(other));

/** «Hago cerámica los martes y no quiero perder el tiempo» says a good thing and another. */
const joint =
  /,? (?:y|así que) (?=(?:vivo|salgo|trabajo|entro|busco|no busco|soy|tengo)(?!\p{L}))|,? (?:y|pero|aunque|así que) (?=(?:(?:ya )?no (?:quiero|busco|soporto|aguanto|me (?:hagas|hables|escribas|va|gusta))|paso de|odio|detesto|nada de|si (?:eres|no|vas) |(?:estoy )?(?:hart|cansad)[oa] de|abstener)(?!\p{L}))/giu;
/** A contrast belongs to what it turns, and a condition to what follows from it. */
const commas =
  /,(?!\d)(?!\s*(?:pero|aunque|sino|salvo|excepto|tampoco|también|gracias|que (?:tiene|es|son|está|están|hace|lleva|dice|ronca|nadie|ya|siempre|me \p{L}+a))(?!\p{L}))\s*|;(?!\s*(?:si|pero)(?!\p{L}))\s*/gu;
/** A row of pictures is looked at from its first one alone: what follows it is asked once. */
const ends =
  /[!?\n\u2063|•·{}<*[\]]+|>(?! )|(?:…|\.{2,})(?!\s*\p{Ll})|(?<!\.|(?<!\p{L})(?:[Ll]ic|[Ii]ng|[Dd]ra?|[Pp]rof|[Aa]rq|[Ss]ra?|[Tt]el|aprox))\.(?=\s|$)|(?<!\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}])*\s{0,9})(?:\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}])*\s*)+(?=[\p{L}\d¿¡])/gu;
const mostClauses = 60;

/** Where a text is cut, in order; the marks stay with what stands before them. */
function pieces(text: string, from: number, cuts: RegExp): Clause[] {
  const found: Clause[] = [];
  let start = 0;
  const add = (end: number) => {
    const raw = text.slice(start, end);
    const bare = raw.replace(/^(?:[\s,]|[-–▪•✓✔*] )+|(?<![\s,.;|•·\u2063])[\s,.;|•·\u2063]+$/gu, '');
    const at = from + start + raw.indexOf(bare);
    if (bare) found.push({ text: bare, start: at, end: at + bare.length });
  };
  for (const { index, 0: mark } of text.matchAll(cuts)) {
    // What stands in brackets belongs together.
    const before = text.slice(start, index);
    if ((before.match(/\(/g) ?? []).length > (before.match(/\)/g) ?? []).length && mark !== '\n') continue;
    add(/[!?…\p{Extended_Pictographic}]/u.test(mark) ? index + mark.length : index);
    start = index + mark.length;
  }
  add(text.length);
  return found;
}

const longStretch = /[^.,;:!?…|·•\n]{90,}/gu;
/** A text without stops gets them; one that has some, where it goes on for too long. */
export const parted = (bio: string, stop: string): string =>
  /[.!?…\n]\s+\S/u.test(bio)
    ? bio.replace(longStretch, (stretch) => withStops(stretch, stop))
    : withStops(bio, stop);

const manyParts = 6;

/** «Amor», of «amor, respeto y comunicación», is too little to be called worn. */
function kindOfPart(text: string, isTorn: boolean): Kind | undefined {
  const kind = kindOf(text);
  return isTorn && kind?.side === 'empty' && kind.why && !kind.isOneWord && !text.includes(' ')
    ? undefined
    : kind;
}

/** «Autista: si no pillo la ironía, no es nada personal» says one thing. */
function withConditions(parts: Clause[], { text, start }: Clause): Clause[] {
  const joined: Clause[] = [];
  for (const [at, part] of parts.entries()) {
    const last = joined.at(-1);
    if (last && (at > 1 ? /(?:^|: |^[yo] )si [^,]*$/iu : /: si [^,]*$/iu).test(last.text))
      joined.splice(-1, 1, {
        text: text.slice(last.start - start, part.end - start),
        start: last.start,
        end: part.end,
      });
    else joined.push(part);
  }
  return joined;
}

/** Each is read by itself: of so many nobody writes one sentence. */
function partsOf(sentence: Clause): Clause[] {
  const parts = pieces(sentence.text, sentence.start, joint).flatMap((half) =>
    withConditions(pieces(half.text, half.start, commas), half),
  );
  return parts.length > mostClauses
    ? [sentence]
    : likedAsOne(parts.map((part) => ({ ...part, kind: kindOfPart(part.text, parts.length > 1) })));
}

/** «Me gusta la pesca, el silencio y…»: what is liked beside something of their own is not torn from it. */
function likedAsOne(parts: Clause[]): Clause[] {
  const isOwn = parts.some(
    ({ kind }) => kind !== tastes && kind?.side !== 'empty' && kind?.side !== 'repels',
  );
  if (!isOwn || !/^me (?:gust|encant|flip|mol|apasion)an?(?!\p{L})/iu.test(parts[0]?.text ?? ''))
    return parts;
  return parts.map((part) => (part.kind?.side === 'empty' ? { ...part, kind: undefined } : part));
}

/** The clauses of each sentence: one, unless its parts do different things. */
export function readClauses(bio: string): Clause[][] {
  return pieces(parted(bio, '\u2063'), 0, ends)
    .slice(0, mostClauses)
    .map((sentence) => {
      const text = bio.slice(sentence.start, sentence.end);
      const kind = kindOf(sentence.text);
      const parts = partsOf(sentence);
      const known = parts.flatMap((part) => part.kind ?? []);
      if (
        parts.length >= manyParts &&
        kind?.side !== 'repels' &&
        !known.some(({ side }) => side === 'repels')
      )
        return [{ ...sentence, text, kind: kinds.get('long-list') }];
      // «Si no te gustan los perros, lo siento por ti» is shut as a whole, «si te va la copla, hola» open.
      const [condition] = parts;
      if (condition && /^si /iu.test(condition.text) && parts.length === 2) {
        const shut = parts.find((part) => part.kind?.side === 'repels')?.kind;
        return [{ ...sentence, text, kind: shut ?? (kind?.side === 'empty' ? condition.kind : kind), parts }];
      }
      const isMixed = known.some(
        (one) =>
          one.isPrivate ||
          isOther(one, kind) ||
          known.some((other) => isOther(one, other) || areWorn(one, other)),
      );
      return parts.length === 1 || (kind && (!isMixed || isSureAsOne(kind, text))) || known.length === 0
        ? [{ ...sentence, text, kind, parts }]
        : parts;
    });
}

/** «Si tienes hijos, gato o perro, no me interesa» is one refusal, «No, no te miro la moto» one joke. */
const isSureAsOne = ({ id, side, pattern }: Kind, said: string): boolean =>
  (id === 'prohibits' || side === 'hooks') && pattern?.test(foldAligned(said)) === true;

/** Two ways to say nothing are named one by one. */
const areWorn = (one: Kind, other: Kind): boolean =>
  one !== other && one.side === 'empty' && other.side === 'empty' && Boolean(one.why && other.why);

/** Weights that are sure of it; rules read it first. */
export const isFarewell = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ text }) => {
    const [first] = weighed(text).shares;
    return first?.choice === 'despair' && first.share >= 0.7;
  });
