import { readdirSync } from 'node:fs';
import { checkBeforeSending } from '../../generation/send-check/check.ts';
import type { Rows } from '../../language/read/compile.ts';
import { loadChoice } from '../../language/read/learned/weights.server.ts';
import { isAmerican, isPeninsular } from '../../language/write/american.ts';
import { asSaid } from '../../language/write/days.server.ts';
import { givenNames } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, ended, uncapitalise } from '../../language/write/grammar.ts';
import { eachSentence, sentencesOf } from '../../language/write/sentences.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import { draftFeatures } from './draft-features.ts';
import { type Edited, read, type Said, says, withTests } from './lines.server.ts';

/** How a text sounds. */
export type Tone = 'warm' | 'light' | 'clear';
export type Wanted = Tone | 'short';

/** The file of a kind tells what it is about. */
export type Group =
  | 'answers'
  | 'asks'
  | 'confessions'
  | 'dates'
  | 'fears'
  | 'feelings'
  | 'first'
  | 'hard'
  | 'refusals'
  | 'written';

/** A whole message for «tú», without gender. `american` where Spain says it otherwise. */
interface Text extends Said, Edited {
  american?: string;
  tone?: Tone;
  /** What was received says so. */
  received?: Rows;
}

/** What a draft does, what a friend would say of it, and messages that do it better; none where it is fine. */
interface Kind {
  id: string;
  group: Group;
  why: string;
  /** A clause of the draft that a text may hold whole, and what stands in its place where there is none. */
  own?: string;
  gap?: string;
  /** It tells something else than what was asked, unless this was. */
  aside?: Rows;
  /** What they say themselves comes first: it is theirs to tell. `else`: where no clause of it can be lifted; `unasked`: where no other tone is asked for. */
  keeps?: 'always' | 'else' | 'unasked';
  /** What a friend says where it is kept so; and what no friend would keep. */
  kept?: string;
  cold?: Rows;
  /** Theirs is fine without its excuses. */
  trims?: true;
  /** It is fine where it ends in a question. */
  asks?: true;
  /** A draft that says so does something else. */
  unless?: Rows;
  /** It would hurt as it is; and a sentence that stays where another one hurts. */
  hurts?: true;
  stays?: true;
  texts?: readonly Text[];
}

/** What no friend would send as it is, however much it tells. */
const neverKept: ReadonlySet<string> = new Set(read<string[]>('never-kept.json'));
const kinds = new Map(
  readdirSync(new URL('kinds/', import.meta.url))
    .flatMap((file) =>
      read<Omit<Kind, 'group'>[]>(`../kinds/${file}`).map((kind) => ({
        ...kind,
        group: file.replace('.json', '') as Group,
      })),
    )
    .map(({ own, aside, cold, unless, texts, ...kind }) => [
      kind.id,
      {
        ...kind,
        own: own ? new RegExp(`(?<!\\p{L}|(?<!\\p{L})no )(?:${own})(?!\\p{L})`, 'u') : undefined,
        isNeverKept: neverKept.has(kind.id),
        isCold: says(cold),
        isElse: says(unless),
        isOfIt: aside && withTests({ said: aside }).isSaid,
        texts: texts?.map(({ received, ...text }) => ({
          ...withTests(text),
          received,
          isReceived: withTests({ said: received }).isSaid,
        })),
      },
    ]),
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
const plainly = read<(Said & { kind: string; received?: Rows; over?: readonly string[] })[]>(
  'plainly.json',
).map((one) => ({
  ...withTests(one),
  isReceived: withTests({ said: one.received }).isSaid,
}));
const plainlyIn = (draft: string, received: string) =>
  plainly.find((one) => one.isSaid(draft) && one.isReceived(received));

const hurting: readonly string[] = ['insult', 'reproach', 'pressure', 'upset'];

/** What a draft surely does, or at least that it hurts. What is fine is so in whatever way. */
export function kindOf(draft: string, received: string): DraftKind | 'hurts' | undefined {
  if (draft.length > longest) return undefined;
  const shares = sharesOf(draft, received).flatMap(({ choice, share }) => {
    const kind = kinds.get(choice);
    return kind && !kind.isElse(draft) ? [{ kind, share }] : [];
  });
  type Share = (typeof shares)[number];
  const [likeliest, next] = shares;
  const isFine = ({ kind }: Share) => !kind.texts;
  const isHurting = ({ kind }: Share) => kind.hurts === true;
  const sum = (of: (one: Share) => boolean) => shares.filter(of).reduce((all, { share }) => all + share, 0);
  const said = plainlyIn(draft, received);
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
export function groupOf(draft: string, received: string): Group | undefined {
  const sums = new Map<Group, number>();
  for (const { choice, share } of sharesOf(draft, received)) {
    const group = kinds.get(choice)?.group;
    if (group) sums.set(group, (sums.get(group) ?? 0) + share);
  }
  const [[likeliest, sum] = [undefined, 0]] = [...sums].sort(([, one], [, other]) => other - one);
  return sum >= enoughOfGroup ? likeliest : undefined;
}

const fewestSentences = 3;
/** Each of them is left out once, and the rest weighed. */
const mostSentences = 12;
/** What may not go: a question, a day, an hour, a greeting, what they feel, offer or ask, and how an illness is kept. */
const bearing =
  /\?|\d|(?<!\p{L})(?:hoy|mañana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|hola|oye|tengo|no voy|dime|invito)(?!\p{L})|(?<!\p{L})(?:gust|encant|quier|apetec|pod(?:emos|r[ií]amos)|medic|controlad|llevo|perd[oó]n)/iu;
/** It leans on the sentence before. */
const leaning = /^(?:no porque|sino|pero|porque|lo otro|y|o)(?!\p{L})/iu;

/** As few of its sentences as still do the same, as the weights see it. */
export function lessened(text: string, received: string): string {
  const sentences = sentencesOf(text);
  if (sentences.length < fewestSentences || sentences.length > mostSentences) return text;
  const [whole] = sharesOf(text, received);
  if (!whole) return text;
  const shareOf = (left: readonly { text: string }[]) =>
    sharesOf(left.map((one) => one.text).join(' '), received).find(({ choice }) => choice === whole.choice)
      ?.share ?? 0;
  const least = sentences
    .filter(
      (one) => !bearing.test(one.text) && !leaning.test(sentences[sentences.indexOf(one) + 1]?.text ?? ''),
    )
    .map((one) => ({ one, share: shareOf(sentences.filter((other) => other !== one)) }))
    .toSorted((one, other) => other.share - one.share);
  let left = sentences;
  for (const { one } of least) {
    const fewer = left.filter((other) => other !== one);
    if (
      fewer.length > 1 &&
      fewer.map(({ text }) => text).join(' ').length >= text.length / 2 &&
      shareOf(fewer) >= whole.share * 0.8
    )
      left = fewer;
  }
  return left.map((one) => one.text).join(' ');
}

const day =
  /(?<!\p{L})(?:pasado mañana|mañana|manana|hoy|esta (?:noche|tarde)|(?:(?:el|este) )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|(?:el |este )(?:finde|fin de semana))(?: por la (?:tarde|noche|mañana))?(?!\p{L})/giu;

/** The day that a text names, where it is one: «sabado» is «el sábado». */
export function dayIn(text: string): string | undefined {
  const found = [...new Set([...text.matchAll(day)].map(([one]) => spelled(one.toLowerCase())))];
  const [only] = found;
  return found.length === 1 && only && !/^(?:por la )?mañana$/.test(only) ? asSaid(only) : undefined;
}

const plans: readonly (readonly [RegExp, string])[] = read<[string, string][]>('plans.json').map(
  ([said, plan]) => [new RegExp(`\\b(?:${said})`, 'u'), plan],
);
const planIn = (text: string) => plans.find(([said]) => said.test(fold(text)))?.[1];

const proposed = new RegExp(
  [
    String.raw`(?<!\p{L})(?:ir|irnos|venir|venirte|vienes|vengas|vente|acompañar(?:me|nos)?|acompañ[ae]s|apuntas|apuntarte|vamos|invitarte|invito|llevarte) `,
    String.raw`(?:(?:conmigo|juntos|juntas|el \p{L}+|este \p{L}+|mañana|hoy|un día) )?`,
    String.raw`(al? (?!tu |su |verte|donde|casa|mi casa|unas? |tomar |alg[oú]n?|las? \d)`,
    String.raw`(?:(?!(?:y|pero|si|conmigo|contigo|el|este|esta|ese|esa|mañana|hoy|que|o|porque|cuando|para|un día|juntos|juntas|con|a las?|por la|(?:ja|je){2,})(?!\p{L}))[\p{L}\d’']+ ?)`,
    '{1,7})',
  ].join(''),
  'iu',
);
const unended = / (?:al?|de|del|la|el|los|las|mi|por|en)$/u;

/** What they themselves propose, in their words: «ir al concierto de la banda municipal». */
function ownPlanIn(text: string): string | undefined {
  const found = proposed.exec(text)?.[1]?.trim();
  return found && !unended.test(found) ? `ir ${found}` : undefined;
}

const shortQuestion = /^¿[^?¿]{12,80}\?$/u;

/** A question that was written for what they talk about. */
function questionAbout(received: string, addressed: (text: string) => string): string | undefined {
  const asks = readTopics(received).topics.flatMap(({ topic }) => (topic.common ? [] : topic.ask));
  const found = asks.find((line) => shortQuestion.test(line) && !isPeninsular(line));
  return found && addressed(found);
}

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
    : text.startsWith('¡Hola!')
      ? text.replace('¡Hola!', `¡Hola, ${name}!`)
      : `Hola, ${name}. ${text}`;

/** «En el viaje del Imserso», «en la boda de mi primo»: where they met. */
const occasion =
  /(?<!\p{L})[Ee]n (?:el|la|aquel|aquella|nuestr[oa]) (?:curso|clase|taller|viaje|excursi[oó]n|boda|fiesta|cumple(?:años)?|cena|concierto|coro|baile|verbena|feria|bautizo|comuni[oó]n|congreso|crucero|camino)(?: (?:del?|de la|en|a|al) (?:(?:mis?|la|los|las|el) )?\p{L}+(?: (?:de )?\p{Lu}\p{L}+)?)?(?!\p{L})/u;
const occasionIn = (text: string) => {
  const found = occasion.exec(text)?.[0];
  return found ? ` ${uncapitalise(found)}` : '';
};

const toHer = /(?<!\p{L})(?:estimada|querida|sra\.?|srta\.?|doña|señora|señorita)(?!\p{L})/iu;
/** «Verla», where the draft speaks to a lady. */
const toLady = (text: string) => text.replace(/(?<=\p{L}[aei]r)le(?!\p{L})/gu, 'la');

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
  /** What was asked is still to be answered. */
  isPassedOver?: boolean;
  /** It is to sound otherwise. */
  isToned?: boolean;
  /** Nothing in it hurts. */
  isKind?: boolean;
}

/** «¿Te gusta el sushi?» */
const asksOfTaste =
  /(?<!\p{L})te (?:ha |han )?(?:gust|encant|apetec|mol[aó]|interes|parec|late|llama|va )\p{L}*[^?]*\?/iu;

/** What only some messages name: a text that holds it belongs to this one. */
const theirs = ['theirday', 'theirplan', 'myplan', 'ask'];
const slots = /\{(\p{L}+)\}/gu;

/** Of a draft that hurts the sentences that are kind. */
const kindOnes = (corrected: string): string =>
  sentencesOf(corrected)
    .filter(({ text }) => {
      const kind = text.includes('?') ? undefined : kindOf(text, '');
      return typeof kind === 'object' && kind.stays;
    })
    .map(({ text }) => ended(text))
    .join(' ');

/** So many words tell what no text of ours knows: theirs go first. Fewer stand beside ours. */
const [tellsMuch, tellsSome] = [11, 6];

export interface Ours extends Edited {
  /** It was written for these very words, and not for all that does the same. */
  isClose: boolean;
}

/** At most three whole messages, each of another idea, those first that belong to these very words. */
export function textsOf(
  { own, gap = '', keeps, trims, hurts, isCold, isNeverKept, texts = [] }: DraftKind,
  { draft, corrected, received, addressed, wanted, never, isPassedOver, isToned, isKind }: Voiced,
): Ours[] {
  if (texts.length === 0) return [];
  const lifted = own?.exec(eachSentence(corrected, uncapitalise))?.[0];
  const isTheirs = isKind && !isPassedOver && !trims && !isNeverKept;
  const told = isTheirs ? (draft.match(/\p{L}{2,}/gu) ?? []).length : 0;
  const ownPlan = ownPlanIn(corrected);
  const found: Readonly<Record<string, string | undefined>> = {
    when: dayIn(draft) ?? '[un día]',
    theirday: dayIn(received),
    plan: ownPlan ?? planIn(draft) ?? planIn(received) ?? 'tomar algo',
    myplan: ownPlan ?? planIn(draft),
    theirplan: planIn(received),
    ask: questionAbout(received, addressed),
    back: addressed(asksOfTaste.test(received) ? '¿Y a ti?' : '¿Y tú?'),
    own: own ? (lifted ?? gap) : ended(corrected),
    where: occasionIn(corrected),
    mine: ended(corrected),
  };
  const [name, american] = [nameIn(corrected), isAmerican(`${draft}\n${received}`)];
  const said = toHer.test(corrected) ? toLady : (text: string) => text;
  const slotsOf = (text: string) => [...text.matchAll(slots)].map(([, slot = '']) => slot.toLowerCase());
  const filled = (text: string) =>
    text.replaceAll(slots, (_, slot: string) => {
      const put = found[slot.toLowerCase()] ?? '';
      return /^\p{Lu}/u.test(slot)
        ? capitalise(put).replace(/^\[\p{Ll}/u, (open) => open.toUpperCase())
        : put;
    });
  const fitting = texts.filter(
    (one) =>
      one.isSaid(draft) &&
      (!never || one.tone !== never) &&
      (!one.received || one.isReceived(received)) &&
      slotsOf(one.text).every((slot) => found[slot] !== undefined),
  );
  const isClose = (one: (typeof fitting)[number]) =>
    Boolean(one.said ?? one.received) ||
    slotsOf(one.text).some((slot) => theirs.includes(slot) || (slot === 'plan' && ownPlan !== undefined));
  const angles = new Set<string>();
  const ours = [...fitting.filter(isClose), ...fitting.filter((one) => !isClose(one))]
    .filter(({ angle }) => !angles.has(angle) && angles.add(angle))
    .slice(0, most)
    .map((one, at) => {
      const { angle, text, american: abroad = text, tone, received: answers } = one;
      const before =
        at > 0
          ? ''
          : hurts && told < tellsMuch
            ? kindOnes(corrected)
            : isPassedOver && !answers
              ? '[Tu respuesta].'
              : '';
      return {
        angle,
        tone,
        isAnswer: Boolean(answers),
        isClose: isClose(one),
        text: greeted(`${before} ${said(addressed(filled(american ? abroad : text)))}`.trim(), name),
      };
    });
  const filledOnes = ours.filter(({ text, isAnswer }) => isAnswer || !text.includes('['));
  const tells = told >= tellsMuch && (keeps !== 'unasked' || filledOnes.length === 0);
  const isKept =
    tells ||
    keeps === 'always' ||
    (keeps === 'else' && !lifted) ||
    (keeps === 'unasked' && !isToned && !isCold(draft));
  const isWhole = tells || (keeps === 'unasked' && (isKept || filledOnes.length > 0));
  const whole = isWhole ? filledOnes : ours;
  const asTold = {
    angle: 'Con tus palabras',
    text: corrected,
    tone: undefined,
    isAnswer: false,
    isClose: true,
  };
  // What answers them goes before all else.
  const first = isKept ? whole.filter(({ isAnswer }) => isAnswer && keeps === undefined).length : most - 1;
  const all =
    isKept || (told >= tellsSome && keeps === undefined) ? whole.toSpliced(first, 0, asTold) : whole;
  return ordered(all, wanted)
    .slice(0, most)
    .map(({ angle, text, isClose }) => ({ angle, text, isClose }));
}

function ordered<One extends { text: string; tone?: Tone | undefined }>(
  texts: readonly One[],
  wanted: Voiced['wanted'],
): One[] {
  if (wanted === 'short') return texts.toSorted((one, other) => one.text.length - other.text.length);
  const isToned = ({ tone }: One) => Number(wanted !== undefined && tone === wanted);
  return texts.toSorted((one, other) => isToned(other) - isToned(one));
}
