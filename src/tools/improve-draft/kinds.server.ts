import { readdirSync } from 'node:fs';
import { checkBeforeSending } from '../../generation/send-check/check.ts';
import { loadChoice } from '../../language/read/learned/weights.server.ts';
import { isAmerican } from '../../language/write/american.ts';
import { asSaid } from '../../language/write/days.server.ts';
import { givenNames } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, ended, uncapitalise } from '../../language/write/grammar.ts';
import { eachSentence, sentencesOf } from '../../language/write/sentences.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { draftFeatures } from './draft-features.ts';
import { type Edited, read, type Said, says, withTests } from './lines.server.ts';

/** How a text sounds. */
export type Tone = 'warm' | 'light' | 'clear';
export type Wanted = Tone | 'short';

/** A whole message for «tú», without gender. `american` where Spain says it otherwise. */
interface Text extends Said, Edited {
  american?: string;
  tone?: Tone;
}

/** What a draft does, what a friend would say of it, and messages that do it better; none where it is fine. */
interface Kind {
  id: string;
  why: string;
  /** A clause of the draft that a text may hold whole, and what stands in its place where there is none. */
  own?: string;
  gap?: string;
  /** What they say themselves comes first: it is theirs to tell. But what is so put, no friend would keep. */
  keeps?: true;
  cold?: Said['said'];
  /** Theirs is fine without its excuses. */
  trims?: true;
  /** A draft that says so does something else. */
  unless?: Said['unless'];
  /** It would hurt as it is. */
  hurts?: true;
  texts?: readonly Text[];
}

/** What no friend would send as it is, however much it tells. */
const neverKept: ReadonlySet<string> = new Set(read<string[]>('never-kept.json'));
const kinds = new Map(
  readdirSync(new URL('kinds/', import.meta.url))
    .flatMap((file) =>
      read<Kind[]>(`../kinds/${file}`).map((kind) => ({
        ...withTests(kind),
        /** The file of a kind tells what it is about. */
        group: file.replace('.json', ''),
        own: kind.own ? new RegExp(`(?<!\\p{L}|(?<!\\p{L})no )(?:${kind.own})(?!\\p{L})`, 'u') : undefined,
        isNeverKept: neverKept.has(kind.id),
        isCold: says(kind.cold),
        texts: kind.texts?.map(withTests),
      })),
    )
    .map((kind) => [kind.id, kind]),
);
export type DraftKind = typeof kinds extends Map<string, infer One> ? One : never;

export const everyKind = [...kinds.values()];

const model = loadChoice('drafted');

/** Shares from which the weights are believed, of one kind, of all that are alike, and of one of those that hurt or are fine. */
const [enough, enoughAlike, enoughOfHurting, enoughOfFine] = [0.7, 0.7, 0.35, 0.5];
const enoughOfGroup = 0.45;
/** How much likelier than the next one it has to be. */
const ahead = 1.5;
const longest = 1_500;

/** What a draft does in so many words: it counts where the weights are not sure, or see nothing amiss, and `over` these kinds always. */
const plainly = read<(Said & { kind: string; over?: readonly string[] })[]>('plainly.json').map(withTests);

const hurting: readonly string[] = ['insult', 'reproach', 'pressure', 'upset'];

/** What a draft surely does, or at least that it hurts. What is fine is so in whatever way. */
export function kindOf(draft: string, received: string): DraftKind | 'hurts' | undefined {
  if (draft.length > longest) return undefined;
  const shares = sharesOf(draft, received).flatMap(({ choice, share }) => {
    const kind = kinds.get(choice);
    return kind && !kind.isNot(draft) ? [{ kind, share }] : [];
  });
  type Share = (typeof shares)[number];
  const [likeliest, next] = shares;
  const isFine = ({ kind }: Share) => !kind.texts;
  const isHurting = ({ kind }: Share) => kind.hurts === true;
  const sum = (of: (one: Share) => boolean) => shares.filter(of).reduce((all, { share }) => all + share, 0);
  const said = plainly.find(({ isSaid }) => isSaid(draft, received));
  const plain = kinds.get(said?.kind ?? '');
  if (plain && likeliest && said?.over?.includes(likeliest.kind.id)) return plain;
  if (likeliest && likeliest.share >= Math.max(enough, ahead * (next?.share ?? 0)))
    return isFine(likeliest) ? (plain ?? likeliest.kind) : likeliest.kind;
  const isWarned = checkBeforeSending(draft).some(({ kind }) => hurting.includes(kind));
  if (isWarned || sum(isHurting) >= enoughAlike) {
    const one = shares.find(isHurting);
    if (one && one.share >= enoughOfHurting) return one.kind;
    return plain ?? 'hurts';
  }
  const fine = sum(isFine) >= enoughAlike ? shares.find(isFine) : undefined;
  return plain ?? (fine && fine.share >= enoughOfFine ? fine.kind : undefined);
}

const sharesOf = (draft: string, received: string) => model.shares(draftFeatures(draft, received));

/** What a draft is about, whichever of its kinds it is. */
export function groupOf(draft: string, received: string): string | undefined {
  const sums = new Map<string, number>();
  for (const { choice, share } of sharesOf(draft, received)) {
    const group = kinds.get(choice)?.group ?? '';
    sums.set(group, (sums.get(group) ?? 0) + share);
  }
  return [...sums].find(([, sum]) => sum >= enoughOfGroup)?.[0];
}

const [fewestSentences, mostSentences] = [3, 12];
/** What may not go: a question, a day, an hour, a greeting, what they feel, offer or ask, and how an illness is kept. */
const bearing =
  /\?|\d|(?<!\p{L})(?:hoy|mañana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|hola|oye|tengo|no voy|dime|invito)(?!\p{L})|(?<!\p{L})(?:gust|encant|quier|apetec|pod(?:emos|r[ií]amos)|medic|controlad|llevo|perd[oó]n)/iu;
/** It leans on the sentence before. */
const leaning = /^(?:no porque|sino|pero|porque|lo otro|y|o)(?!\p{L})/iu;

/** As few of its sentences as still do the same, as the weights see it. */
export function lessened(text: string, received: string): string {
  const sentences = sentencesOf(text).map((one) => one.text);
  const [whole] = sharesOf(text, received);
  if (!whole || sentences.length < fewestSentences || sentences.length > mostSentences) return text;
  let left = sentences;
  for (const [at, one] of sentences.entries()) {
    const fewer = left.filter((other) => other !== one);
    const said = fewer.join(' ');
    const mayGo =
      !bearing.test(one) &&
      !leaning.test(sentences[at + 1] ?? '') &&
      fewer.length > 1 &&
      said.length >= text.length / 2;
    const now = mayGo && sharesOf(said, received).find(({ choice }) => choice === whole.choice);
    if (now && now.share >= whole.share * 0.8) left = fewer;
  }
  return left.join(' ');
}

const day =
  /(?<!\p{L})(?:pasado mañana|mañana|manana|hoy|esta (?:noche|tarde)|(?:(?:el|este) )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|(?:el |este )(?:finde|fin de semana))(?: por la (?:tarde|noche|mañana))?(?!\p{L})/giu;

/** The day that a text names, where it is one: «sabado» is «el sábado». */
function dayIn(text: string): string | undefined {
  const found = [...new Set([...text.matchAll(day)].map(([one]) => spelled(one.toLowerCase())))];
  const [only] = found;
  return found.length === 1 && only && !/^(?:por la )?mañana$/.test(only) ? asSaid(only) : undefined;
}

const plans: readonly (readonly [RegExp, string])[] = read<[string, string][]>('plans.json').map(
  ([said, plan]) => [new RegExp(`\\b(?:${said})`, 'u'), plan],
);
const planIn = (text: string) => plans.find(([said]) => said.test(fold(text)))?.[1];

/** Who is greeted by name. */
function nameIn(corrected: string): string | undefined {
  const [, name] =
    /^[¡¿]?(?:hola|holi|hey|ey|oye|buenas|buenos d[ií]as|buenas (?:tardes|noches)|(?:muy )?estimad[oa]|querid[oa])(?: (?:sra?\.?|srta\.?|don|doña|señora?|señorita))?,? (\p{Lu}\p{L}+)(?=[,.:!?]|$)/iu.exec(
      corrected,
    ) ?? [];
  return name && givenNames.has(fold(name)) ? name : undefined;
}

const greeted = (text: string, name: string | undefined): string =>
  !name || text.includes(name)
    ? text
    : `Hola, ${name}. ${text}`.replace(`Hola, ${name}. ¡Hola!`, `¡Hola, ${name}!`);

/** As many as are shown. */
export const most = 3;

export interface Voiced {
  draft: string;
  /** The same, well written. */
  corrected: string;
  received: string;
  addressed: (text: string) => string;
  wanted?: Wanted | undefined;
  never?: Tone | undefined;
  /** The check before sending warns of nothing. */
  isKind: boolean;
}

/** «¿Te gusta el sushi?» */
const asksOfTaste =
  /(?<!\p{L})te (?:ha |han )?(?:gust|encant|apetec|mol[aó]|interes|parec|late|llama|va )\p{L}*[^?]*\?/iu;

/** What only some messages name: a text that holds it belongs to this one. */
const theirs = ['theirday', 'theirplan', 'myplan'];
const slots = /\{(\p{L}+)\}/gu;

/** Of a draft that hurts the sentences that are fine by themselves. */
const fineOnes = (corrected: string): string =>
  sentencesOf(corrected)
    .filter(({ text }) => {
      const kind = text.includes('?') ? undefined : kindOf(text, '');
      return typeof kind === 'object' && !kind.texts;
    })
    .map(({ text }) => ended(text))
    .join(' ');

/** So many words tell what no text of ours knows: theirs go first. Fewer stand beside ours. */
const [tellsMuch, tellsSome] = [11, 6];

/** At most three whole messages, each of another idea, those first that belong to these very words. */
export function textsOf(
  { own, gap = '', keeps, trims, hurts, isCold, isNeverKept, texts = [] }: DraftKind,
  { draft, corrected, received, addressed, wanted, never, isKind }: Voiced,
): Edited[] {
  if (texts.length === 0) return [];
  const lifted = own?.exec(eachSentence(corrected, uncapitalise))?.[0];
  const found: Readonly<Record<string, string | undefined>> = {
    when: dayIn(draft) ?? '[un día]',
    theirday: dayIn(received),
    plan: planIn(draft) ?? planIn(received) ?? 'tomar algo',
    myplan: planIn(draft),
    theirplan: planIn(received),
    back: addressed(asksOfTaste.test(received) ? '¿Y a ti?' : '¿Y tú?'),
    own: own ? (lifted ?? gap) : ended(corrected),
    mine: ended(corrected),
  };
  const [name, american] = [nameIn(corrected), isAmerican(`${draft}\n${received}`)];
  const slotsOf = (text: string) => [...text.matchAll(slots)].map(([, slot = '']) => slot.toLowerCase());
  const filled = (text: string) =>
    text.replaceAll(slots, (_, slot: string) => {
      const put = found[slot.toLowerCase()] ?? '';
      return /^\p{Lu}/u.test(slot)
        ? capitalise(put).replace(/^\[\p{Ll}/u, (open) => open.toUpperCase())
        : put;
    });
  const fitting = texts.filter(
    ({ isSaid, tone, text }) =>
      isSaid(draft, received) &&
      (!never || tone !== never) &&
      slotsOf(text).every((slot) => found[slot] !== undefined),
  );
  const isClose = ({ said, received, text }: Text) =>
    Boolean(said ?? received) || slotsOf(text).some((slot) => theirs.includes(slot));
  const mayKeep = isKind && !trims && !isNeverKept;
  const told = mayKeep ? (draft.match(/\p{L}{2,}/gu) ?? []).length : 0;
  const stays = hurts && told < tellsMuch ? fineOnes(corrected) : '';
  const ours = fitting
    .toSorted((one, other) => Number(isClose(other)) - Number(isClose(one)))
    .filter(({ angle }, at, all) => all.findIndex((other) => other.angle === angle) === at)
    .slice(0, most)
    .map(({ angle, text, american: abroad = text, tone, received: answers }, at) => ({
      angle,
      tone,
      answers,
      text: greeted(`${at === 0 ? stays : ''} ${addressed(filled(american ? abroad : text))}`.trim(), name),
    }));
  const asTold = { angle: 'Con tus palabras', text: corrected, tone: undefined, answers: undefined };
  const isFirst = keeps ? mayKeep && !isCold(draft) : told >= tellsMuch;
  const all = isFirst
    ? [asTold, ...ours.filter(({ text, answers }) => told < tellsMuch || answers || !text.includes('['))]
    : told >= tellsSome
      ? ours.toSpliced(most - 1, 0, asTold)
      : ours;
  return ordered(all, wanted)
    .slice(0, most)
    .map(({ angle, text }) => ({ angle, text }));
}

function ordered<One extends { text: string; tone?: Tone | undefined }>(
  texts: readonly One[],
  wanted: Voiced['wanted'],
): One[] {
  if (wanted === 'short') return texts.toSorted((one, other) => one.text.length - other.text.length);
  const isToned = ({ tone }: One) => Number(wanted !== undefined && tone === wanted);
  return texts.toSorted((one, other) => isToned(other) - isToned(one));
}
