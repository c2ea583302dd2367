import { dataIn } from '../../language/read/data.server.ts';
import { loadChoice } from '../../language/read/learned/weights.server.ts';
import { foldAligned } from '../../language/write/fold-aligned.ts';
import { uncapitalise } from '../../language/write/grammar.ts';
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
  /** What holds a reader: how much it is remembered, and why. */
  rank?: number;
  shows?: string;
  keep?: string;
  /** A loss, an illness, a fear: no joke and no question follows it. */
  isTender?: true;
  isGrief?: true;
  /** What is empty or repels: why, and what to do. */
  why?: string;
  fix?: string;
  /** What it shuts out can be said the other way round: data/turned.json. */
  isTurned?: true;
  /** What of it the example keeps. */
  part?: string;
  /** Without these letters weights are not believed that it is of this kind. */
  needs?: string;
  isKept?: true;
  /** What many write: it says more told by one thing of theirs. */
  isWorn?: true;
  isPrivate?: true;
  /** It would hurt to be told so in error. */
  isGrave?: true;
}

const sides = ['hooks', 'told', 'empty', 'repels'] as const;
type Side = (typeof sides)[number];

const read = dataIn(new URL('kinds/', import.meta.url));
export const everyKind = sides.flatMap((side) =>
  read<Written[]>(`${side}.json`).map(({ words, part, needs, ...kind }) => ({
    ...kind,
    side,
    pattern: words && new RegExp(words.join('|')),
    part: part ? new RegExp(part, 'iu') : undefined,
    needs: needs ? new RegExp(needs, 'u') : undefined,
  })),
);
type Kind = (typeof everyKind)[number];

const kinds = new Map(everyKind.map((kind) => [kind.id, kind]));
const plain = everyKind.filter(({ pattern }) => pattern);
const pictures = kinds.get('emoji-list');
/** What is somebody's own, whatever it is. */
export const hook = kinds.get('hook');

const model = loadChoice('clauses');

/** From which share a side is believed, and a kind of it: in few words, and in more. */
const enoughOfSide: Readonly<Record<Side, number>> = { hooks: 0.62, told: 0.62, empty: 0.7, repels: 0.75 };
const [enoughOfGood, enoughInFew, enoughInMore] = [0.55, 0.75, 0.55];
/** What would hurt to be told in error; what would give somebody away is named sooner. */
const [enoughGrave, enoughPrivate] = [0.85, 0.55];
/** What shuts no door in so many words repels only where that is plain. */
const enoughOfSoft = 0.9;
const fewWords = 4;
/** What is told at some length and is not worn is mostly theirs. */
const [manyWords, enoughAtLength] = [5, 0.5];

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

function weigh(text: string): { shares: ReturnType<typeof model.shares>; of: (side: Side) => number } {
  const shares = model.shares(clauseFeatures(text));
  const bySide = new Map<Side, number>();
  for (const { choice, share } of shares) {
    const side = kinds.get(choice)?.side;
    if (side) bySide.set(side, (bySide.get(side) ?? 0) + share);
  }
  return { shares, of: (side) => bySide.get(side) ?? 0 };
}

/** «Me gusta el pulpo, la música y los paseos»: one of them is not everybody's. */
const namesOne = (text: string): boolean =>
  !/^(?:una? )?buen/iu.test(text) && readTopics(text).topics.some(({ topic, said }) => said && !topic.common);
const tastes = kinds.get('cliche-tastes');

/** What it does, if that is sure. */
function kindOf(text: string): Kind | undefined {
  const kind = likelyKindOf(text);
  if (kind?.needs && !kind.needs.test(uncapitalise(text))) return isGood(kind) ? hook : undefined;
  return kind === tastes && namesOne(text) ? undefined : kind;
}

function likelyKindOf(text: string): Kind | undefined {
  if (isPictures(text)) return pictures;
  if (!/\p{L}\p{L}|\d\d/u.test(text)) return undefined;
  const folded = foldAligned(text);
  const said = plain.find(({ pattern }) => pattern?.test(folded));
  if (said) return said;
  const { shares, of } = weigh(text);
  const words = text.split(' ').length;
  const leastOf = (one: Side) =>
    one === 'repels' && !refuses.test(folded) ? enoughOfSoft : enoughOfSide[one];
  const good = of('hooks') > of('told') ? 'hooks' : 'told';
  const isTold = of('hooks') + of('told') >= (words < manyWords ? enoughOfSide[good] : enoughAtLength);
  const side = isTold ? good : (['empty', 'repels'] as const).find((one) => of(one) >= leastOf(one));
  const likeliest = shares.find(({ choice }) => kinds.get(choice)?.side === side);
  const kind = likeliest && kinds.get(likeliest.choice);
  // One word alone shuts no door: «mujer», «celoso», of a dog.
  if (!kind || (side === 'repels' && words === 1)) return undefined;
  if (likeliest.share >= leastOfKind(kind, words)) return kind;
  return side === 'hooks' && words > 2 && !text.endsWith('?') ? hook : undefined;
}

function leastOfKind(kind: Kind, words: number): number {
  if (isGood(kind)) return enoughOfGood;
  if (kind.isPrivate) return enoughPrivate;
  if (words < fewWords) return enoughInFew;
  return kind.isGrave ? enoughGrave : enoughInMore;
}

/** What sounds like a defence begins so. */
const refuses =
  /^(?:y |pero )?(?:no|ni|sin|nada|nadie|si .{0,60}\b(?:no|ni|nadie|paso|fuera)\b|solo|que|abst|odio|detest|hart|cansad|paso|tod[oa]s|fuera|exij|espero|quien|l[oa]s que|estoy|me (?:cans|hart))|\bno (?:quiero|busco|soporto|aguanto)\b|\bni (?:escrib|se molest|lo intent|te molest)/u;

const isGood = (kind: Kind | undefined) => kind?.side === 'hooks' || kind?.side === 'told';
/** It goes by itself; what is only worn goes where nothing of theirs stands beside it. */
export const isHarmful = (kind: Kind | undefined) =>
  kind?.isPrivate === true || (kind?.why !== undefined && !kind.isWorn && !kind.isKept);

/** «Hago cerámica los martes y no quiero perder el tiempo» says a good thing and another. */
const joint =
  /,? (?:y|así que) (?=(?:vivo|salgo|trabajo|entro|busco|no busco|soy|tengo)(?!\p{L}))|, ?(?=me (?:gust|encant)an?(?!\p{L}))|,? (?:y|pero|aunque|así que) (?=(?:(?:ya )?no (?:quiero|busco|soporto|aguanto|me (?:hagas|hables|escribas|va|gusta))|paso de|odio|detesto|nada de|si (?:eres|no|vas) |pido (?:perdón|disculpas)|(?:estoy )?(?:hart|cansad)[oa] de|abstener)(?!\p{L}))/giu;
/** A contrast belongs to what it turns, and a condition to what follows from it. */
const commas =
  /,(?!\d| \d{1,2}(?:, \d{1,2})* y \d)(?!\s*(?:pero|aunque|sino|salvo|excepto|tampoco|también|gracias|que (?:tiene|es|son|está|están|hace|lleva|dice|ronca|nadie|ya|siempre|me \p{L}+a))(?!\p{L}))\s*|;(?!\s*(?:si|pero)(?!\p{L}))\s*/gu;
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

const shortest = 40;
/** A text without stops gets them. */
export const parted = (bio: string, stop: string): string =>
  bio.length < shortest || /[.!?…]\s+\S|\n\s*\S/u.test(bio) ? bio : withStops(bio, stop);

/** A condition is not torn from what follows, nor what is liked from the rest of it. */
const isCondition = /^si |^.{0,60}[,:;] (?:[yo] )?si (?!quieres (?:saber|conocer))/iu;
const isLiking = /^me (?:gust|encant|flip|mol|apasion)an?(?!\p{L})/iu;
const afterLiking = /,\s*(?=(?:soy|no|busco|tengo|vivo|trabajo|quiero|odio)(?!\p{L}))/giu;

function partsOf(sentence: Clause): Clause[] {
  const parts = pieces(sentence.text, sentence.start, joint).flatMap((half) =>
    isCondition.test(half.text)
      ? half
      : pieces(half.text, half.start, isLiking.test(half.text) ? afterLiking : commas),
  );
  // Of so many nobody writes one sentence.
  if (parts.length > mostClauses) return [{ ...sentence, kind: kindOf(sentence.text) }];
  let before: Kind | undefined;
  return parts.map((part) => {
    // «Abstenerse locas, las de “solo amistad”, las del filtro»: all of them are shut out.
    const kind = isHarmful(before) && ofTheSame.test(part.text) ? before : kindOf(part.text);
    before = kind;
    return { ...part, kind };
  });
}
const ofTheSame = /^(?:(?:y|ni) )?l[oa]s (?:del?|que) /iu;

/** «Carlos, 31, ingeniero» is told whatever follows. */
const introduces = /^(?:(?:hola,? )?(?:soy|me llamo) |\p{Lu}\p{L}+,? \d\d(?!\d))/u;
const tellsEnough = ({ kind, text }: Clause): boolean =>
  (isGood(kind) && text.split(' ').length >= fewWords) || (!isHarmful(kind) && introduces.test(text));

/** The clauses of each sentence: one, unless its parts do different things, or one of them is to stand apart. */
export function readClauses(bio: string, isApart = (_text: string): boolean => false): Clause[][] {
  return pieces(parted(bio, '\u2063'), 0, ends)
    .slice(0, mostClauses)
    .map((sentence) => {
      const text = bio.slice(sentence.start, sentence.end);
      const parts = partsOf(sentence);
      const kind = parts.length === 1 && parts[0] ? parts[0].kind : kindOf(sentence.text);
      const known = parts.flatMap((part) => part.kind ?? []);
      const [best] = [kind, ...known]
        .filter((one) => isGood(one))
        .toSorted((one, other) => (other?.rank ?? 0) - (one?.rank ?? 0));
      // «Ni guapo ni feo, ni rico ni pobre» is one joke.
      const isSure = kind?.pattern?.test(foldAligned(text)) === true;
      const isRow = isSure && kind?.isWorn === true && known.some(isGood);
      const isMixed =
        known.some((one) => one.isPrivate) ||
        (isHarmful(kind)
          ? parts.some(tellsEnough)
          : known.some(isHarmful) && !(isSure && kind?.side === 'hooks'));
      if (parts.length === 1 || !(isMixed || isRow || parts.some((part) => isApart(part.text))))
        return [{ ...sentence, text, kind: isHarmful(kind) ? kind : (best ?? kind), parts }];
      // A row of adjectives is worn all of it; one worn thing among others is not.
      const isOfRow = (one: Kind | undefined) => (isRow ? !isGood(one) && !isHarmful(one) : one?.isWorn);
      const instead = isRow ? kind : undefined;
      return known.length < parts.length || isRow
        ? parts.map((part) => (isOfRow(part.kind) ? { ...part, kind: instead } : part))
        : parts;
    });
}

export const isKept = ({ kind }: Clause): boolean => !kind?.why || kind.isKept === true;

/** Weights that are sure of it; rules read it first. */
export const isFarewell = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ text }) => {
    const [first] = weigh(text).shares;
    return first?.choice === 'despair' && first.share >= 0.7;
  });
