import { checkBeforeSending } from '../../generation/send-check/check.ts';
import type { EmbeddedContext, ThreadContext } from '../../generation/tool.ts';
import { capitalise, ended } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { addressedLike } from './address.ts';
import { withClosings } from './closings.server.ts';
import type { DraftInput, DraftOutput } from './contract.ts';
import { editedFor, mended, trimmed } from './edited.server.ts';
import { dayIn, groupOf, kindOf, lessened, most, textsOf, type Voiced } from './kinds.server.ts';
import { cares, type Edited, read, says, tipFor } from './lines.server.ts';
import { type Asked, askedIn, careOf, checkOf, isDangerous } from './safety.server.ts';
import { wellPut } from './well-put.server.ts';
import { type Asked as Wishes, wishedOf, wishesIn } from './wishes.server.ts';

const notes =
  read<
    Readonly<
      Record<
        | 'otherTongue'
        | 'otherTongueTidied'
        | 'unreadWish'
        | 'onlyWriting'
        | 'nothingRead'
        | 'exitsAreOurs'
        | 'noHurt'
        | 'passedOver'
        | 'asked'
        | 'hurts'
        | 'trimmed'
        | 'mended'
        | 'endsOpen'
        | 'nothingLeft',
        string
      >
    >
  >('notes.json');

interface Answered {
  output: DraftOutput;
  note: string | undefined;
}

const known = new WeakMap<DraftInput, Answered>();

function answerTo(input: DraftInput): Answered {
  const answered = known.get(input) ?? answer(input);
  known.set(input, answered);
  return answered;
}

/** «Más hiriente», «que le duela». */
const hurts =
  /(?<!(?:no|menos|nada|sin) .{0,12})(?:hirient|duela|joda|humill|insult|zasca|machac|borde|cruel)/iu;

const exitLines = cares.find(({ id }) => id === 'after-a-no')?.edits ?? [];

/** The draft itself, as it is best written. */
function wellWrittenOf(draft: string): Edited {
  const text = wellPut(mended(draft));
  return { angle: text === draft ? 'Tal cual' : 'Bien escrito', text };
}

/** Whoever got a no: their own words, well written, and kind ways out. */
function afterNo(draft: string): Edited[] {
  const addressed = addressedLike(draft);
  const exits = exitLines.map((one) => ({ ...one, text: addressed(one.text) }));
  return [...(/\?/u.test(draft) ? [] : [wellWrittenOf(draft)]), ...exits].slice(0, most);
}

/** «…Que quede elegante», «Ayúdame a que suene tierno»: said to us, and no part of the message. */
const toUs =
  /(?<=[.!?)] )(?:ay[uú]dame a )?(?:(?:q|que) (?:suene|quede) (?<so>(?:m[aá]s |menos |muy )?\p{L}+)|(?<more>(?:m[aá]s|menos) (?:cariños|tiern|corto|c[aá]lid|direct|divertid|formal|elegante)\p{L}*))[.\s]*$/iu;

function askedInside(draft: string): { draft: string; style?: string } {
  const found = toUs.exec(draft);
  const style = found?.groups?.so ?? found?.groups?.more;
  return found && style ? { draft: draft.slice(0, found.index).trim(), style } : { draft };
}

const tongues = new Map(
  read<{ language: string; mends: [string, string][]; proposes: string; asks: Edited[]; more: Edited[] }[]>(
    'tongues.json',
  ).map(({ language, mends, proposes, asks, more }) => [
    language,
    {
      mends: mends.map(([from, to]) => [new RegExp(from, 'giu'), to] as const),
      moreFor: (text: string) => (new RegExp(proposes, 'iu').test(text) ? asks : more),
    },
  ]),
);

/** What is surely wrong in another language, or only asks to be refused, goes. */
function tidied(draft: string, language: string): string {
  const text = (tongues.get(language)?.mends ?? []).reduce((so, [from, to]) => so.replace(from, to), draft);
  return text === draft
    ? draft
    : text
        .replace(/\s+([,.!?])/gu, '$1')
        .replace(/,(?=\s*(?:,|\.|$))/gu, '')
        .replace(/ {2,}/gu, ' ')
        .trim();
}

/** Theirs without what has no place, and with something to answer, in their own language. */
function inTongue(language: string, draft: string, mayAdd: boolean): Answered {
  const text = tidied(draft, language);
  const tidy = text === draft ? [] : [{ angle: 'Sin lo que sobra', text }];
  const more = mayAdd && !text.includes('?') ? (tongues.get(language)?.moreFor(text) ?? []) : [];
  const added = more.map((one) => ({ ...one, text: `${ended(text)} ${one.text}` }));
  return only(
    [...tidy, { angle: 'Tal cual', text: draft }, ...added].slice(0, most),
    (tidy.length > 0 ? notes.otherTongueTidied : notes.otherTongue).replace('{lengua}', language),
  );
}

/** What has to be answered before anything else is told. */
const invitation =
  '(te apetece|quieres|queres|te late|te animas|te vienes|vienes|venis|quedamos|nos vemos|cenamos|vamos|salimos|puedes|podes) .. [?]';
const invites = says([invitation]);
const asksForYes = says([invitation, '(que haces|que vas a hacer|cuando|a que hora|donde) .. [?]']);

const unsure = read<{ hurts: readonly Edited[]; day: readonly Edited[] }>('unsure.json');

/** «¿El jueves?», «¿Te va bien el sábado?»: what they ask last, and what asks for a yes before they go on. */
const lastAsked = (received: string): string | undefined => {
  const asked = [...received.matchAll(/¿?[^.!?¿¡\n,]{3,60}\?/gu)].at(-1);
  const [said = '', rest = ''] = asked
    ? [asked[0].trim(), received.slice(asked.index + asked[0].length)]
    : [];
  return said && (!/\p{L}{3}/u.test(rest) || asksForYes(said)) ? said : undefined;
};
const fewWords = 12;

/** What somebody hurt writes to whoever only offers another day. */
const givesUp = says(['(pues nada|que te vaya|suerte|da igual|ya veo|dejalo|olvidalo|paso de)']);

const cannot = /(?<!\p{L})no (?:puedo|voy a poder|podr[eé])(?!\p{L})/iu;
const saysAtOnce =
  /^\W*(?:s[ií]|no|claro|vale|ok|bueno|dale|va|venga|genial|perfecto|me (?:apunto|va|viene)|voy)(?!\p{L})/iu;
/** «Sí», «vale», «no puedo»: an answer by itself. */
const answersAtOnce = (draft: string) => saysAtOnce.test(draft) || cannot.test(draft);

/** Their own text with the sentence that a friend would add whatever was wished: another day, a question. */
const withMore = (draft: string, received: string, text: string): Edited[] =>
  wishedOf(wishesIn(''), text, text, received, addressedLike(draft)).edits.slice(0, 1);

const without = (text: string): Edited => ({ angle: 'Sin lo que sobra', text });
/** A shorter one says less than what was written for it. */
const enoughToLead = 8;
const fewestToLead = 4;

/** Beside what was written for it stands theirs without its excuses, first where it says enough. */
function withTheirs(ours: readonly Edited[], draft: string, received: string): Edited[] {
  const text = trimmed(draft) ?? editedFor(draft, { cuts: ['apologies', 'doubts'] });
  if (!text) return [...ours];
  const [theirs = without(text)] = withMore(draft, received, text);
  const isFirst = theirs.text.split(' ').length >= enoughToLead;
  return (isFirst ? [theirs, ...ours] : ours.toSpliced(1, 0, theirs)).slice(0, most);
}

/** Both answers to a day that is offered, where the draft names none. */
function answersTo(asked: string, draft: string): Edited[] {
  const offered =
    asked.split(' ').length <= fewWords &&
    !dayIn(draft) &&
    !draft.includes('?') &&
    !cannot.test(draft) &&
    dayIn(asked);
  if (!offered) return [];
  const addressed = addressedLike(draft);
  return unsure.day.map(({ angle, text }) => ({
    angle,
    text: addressed(text.replace('{day}', capitalise(offered))),
  }));
}

/** What is said of a draft, without that it lacks a question where it has one. */
const asFor = (draft: string, why: string): string =>
  draft.includes('?')
    ? why
        .replace(
          /(?:^|(?<=[.:] ))[^.:]*(?:ninguna|con una|en(?: una)?|haz una) pregunta[^.:]*(?:[.:] ?|$)/giu,
          '',
        )
        .trim() || why
    : why;

const hurting: readonly string[] = ['threat', 'insult', 'insist', 'pressure', 'reproach', 'upset'];
/** Nobody is hurt by it; whoever is to know that it hurt may be told. */
function isKind(text: string, received: string, isFirm: boolean): boolean {
  const kind = isFirm ? undefined : kindOf(text, received);
  return (
    kind !== 'hurts' &&
    !kind?.hurts &&
    !checkBeforeSending(text, { received }).some(({ kind }) => hurting.includes(kind))
  );
}

/** Theirs as it was wished, as far as it hurts nobody, beside ours of that tone. */
function inTone(wishes: Wishes, sure: ReturnType<typeof kindOf>, voiced: Voiced) {
  const { draft, corrected, received, addressed } = voiced;
  const wanted = wishes.map(({ tone }) => tone).find(Boolean);
  const known = typeof sure === 'object' ? sure : undefined;
  const never = known?.hurts ? wishes.map((wish) => wish.never).find(Boolean) : undefined;
  const { edits, says, none, isCut, isEmpty } = wishedOf(wishes, draft, corrected, received, addressed);
  const isFirm = wishes.some(({ id }) => id === 'firmer');
  const theirs = edits.filter(({ text }) => isKind(text, received, isFirm) && !known?.isCold(text));
  const ours =
    known && theirs.length > 0
      ? textsOf(known, { ...voiced, wanted, never, isToned: true }).filter(
          ({ text, isClose }) =>
            !/\[(?!(?:un|otro) día\])/u.test(text) &&
            text !== corrected &&
            (isClose || !known.trims) &&
            (wanted !== 'short' || text.length < corrected.length),
        )
      : [];
  const words = theirs[0]?.text.split(' ').length ?? 0;
  const saysLittle = words < (known?.trims ? enoughToLead : fewestToLead);
  const isOursFirst =
    !isFirm &&
    ours.length > 0 &&
    ((saysLittle && (ours[0]?.isClose || !known?.trims)) ||
      (known?.isNeverKept && !known.trims && ours[0]?.isClose) ||
      (!isCut && !known?.keeps));
  return {
    wanted,
    never,
    edits: (isOursFirst ? [...ours, ...theirs] : [...theirs, ...ours]).slice(0, most),
    says: isOursFirst ? known?.why : isEmpty ? notes.nothingLeft : (theirs.length > 0 && says) || none,
  };
}

const only = (edits: readonly Edited[], ...notes: (string | false | undefined)[]): Answered => ({
  output: {
    edits: edits
      .filter((one, at) => edits.findIndex(({ angle }) => angle === one.angle) === at)
      .map(({ angle, text }) => ({ angle, text })),
  },
  note: notes.filter(Boolean).join(' ') || undefined,
});

function answerAsked(whole: Asked, isGrave: boolean): Answered {
  const inside = askedInside(whole.draft);
  const input: Asked = { ...whole, draft: inside.draft, style: inside.style ?? whole.style };
  const { draft, style, received = '' } = input;
  const found = checkOf(input);
  if (isGrave || found.some(({ kind }) => kind === 'threat')) return only([]);
  const care = careOf(input, found);
  const addressed = addressedLike(draft);
  const cruel = hurts.test(style ?? '') && notes.noHurt;
  if (care)
    return only(
      care.edits.map((one) => ({ ...one, text: addressed(one.text) })),
      cruel,
    );
  const language = otherLanguageOf(draft);
  if (language) return inTongue(language, draft, !input.isRefused && found.length === 0);
  if (input.isRefused) return only(afterNo(draft), notes.exitsAreOurs);
  const asked: Improving = {
    draft,
    received,
    style,
    cruel,
    addressed,
    own: wellWrittenOf(draft),
    sure: kindOf(draft, received),
    wishes: style && !cruel ? wishesIn(style) : [],
    isWarned: found.length > 0,
  };
  const answered = improved(asked);
  return cruel ? answered : withMoreToChoose(asked, answered);
}

/** What is read of a draft once, for all that is said of it. */
interface Improving {
  draft: string;
  received: string;
  style: string | undefined;
  /** It is to hurt: what we say to that. */
  cruel: string | false;
  addressed: (text: string) => string;
  own: Edited;
  sure: ReturnType<typeof kindOf>;
  wishes: Wishes;
  isWarned: boolean;
}

/** Whoever asks for help chooses among several: theirs, and what a friend would add. */
function withMoreToChoose(
  { draft, style, received, addressed, own, sure, wishes, isWarned }: Improving,
  { output, note }: Answered,
): Answered {
  const kind = typeof sure === 'object' ? sure : undefined;
  const more = withClosings(output.edits, {
    own: own.text,
    isDone: wishes.some(({ done }) => done !== undefined && note === done),
    received,
    does: kind ? [kind.id] : [groupOf(draft, received) ?? '', wishes.length > 0 ? '' : 'unsure'],
    hurts: isWarned || sure === 'hurts' || kind?.hurts === true,
    tones: wishes.map(({ id }) => id),
    addressed,
  });
  const edits = more?.edits ?? output.edits;
  const shorter =
    wishes.length === 0 && edits.some(({ text }) => text === own.text) ? shorterOf(own, received) : [];
  const added = more?.isToned ? wishes.map((wish) => wish.added).find(Boolean) : undefined;
  return only(
    [...edits, ...shorter].slice(0, most),
    more?.why ?? added ?? note,
    Boolean(style) && wishes.length === 0 && notes.unreadWish,
  );
}

const longEnough = 22;

/** Theirs with as few sentences as do the same, where it is long. */
function shorterOf({ text }: Edited, received: string): Edited[] {
  const fewer = text.includes('...') || text.split(' ').length < longEnough ? text : lessened(text, received);
  return fewer === text ? [] : [{ angle: 'Más corto', text: fewer }];
}

function improved(asked: Improving): Answered {
  const { draft, style, received, cruel, addressed, own, sure, wishes, isWarned } = asked;
  const voiced = { draft, corrected: own.text, received, addressed, isKind: !isWarned };
  const wish = wishes.length > 0 && inTone(wishes, sure, voiced);
  const theirs = lastAsked(received);
  const facts = wishedOf(wishesIn(''), draft, own.text, received, addressed);
  if (!wish && facts.leads) return only([...facts.edits, own].slice(0, most), notes.endsOpen, cruel);
  if (sure === 'hurts') {
    const calm = unsure.hurts.map((one) => ({ ...one, text: addressed(one.text) }));
    return wish && wish.edits.length > 0
      ? only([...wish.edits, ...calm].slice(0, most), wish.says)
      : only(calm, notes.hurts, cruel);
  }
  if (!sure) {
    const days = answersTo(theirs ?? '', draft);
    const text = trimmed(draft);
    const isToBeAnswered = theirs !== undefined && invites(received) && !answersAtOnce(draft);
    const answers =
      days.length === 0 && isToBeAnswered
        ? [{ angle: 'Contestando primero', text: `[Tu respuesta]. ${text ?? own.text}` }]
        : days;
    if (wish)
      return only(
        [...wish.edits, ...(wish.edits.length > 0 ? [] : [own]), ...answers].slice(0, most),
        wish.says,
      );
    const more = withMore(draft, received, text ?? own.text);
    const plain = own.text === draft ? notes.nothingRead : notes.onlyWriting;
    const theirOwn = text ? [...more, without(text), own] : [own, ...more];
    return only(
      (givesUp(draft) ? [...answers, ...theirOwn] : [...theirOwn, ...answers]).slice(0, most),
      (text && notes.trimmed) ??
        tipFor(draft, received) ??
        (theirs && !draft.includes('?') && !answersAtOnce(draft)
          ? notes.asked.replace('{asked}', () => theirs)
          : more.length > 0
            ? notes.endsOpen
            : plain),
      own.text !== wellPut(draft) && notes.mended,
      cruel,
    );
  }
  const isPassedOver = sure.isOfIt !== undefined && asksForYes(received) && !sure.isOfIt(received);
  const [wished] = (wish && wish.edits) || [];
  if (wish && wished) {
    const answered = { angle: 'Contestando primero', text: `[Tu respuesta]. ${wished.text}` };
    return isPassedOver
      ? only([...wish.edits.slice(0, most - 1), answered], wish.says, notes.passedOver)
      : only(wish.edits, wish.says);
  }
  const isToned = Boolean(style);
  const ours = textsOf(sure, {
    ...voiced,
    wanted: wish ? wish.wanted : undefined,
    never: wish ? wish.never : undefined,
    isPassedOver,
    isToned,
  });
  const offered = sure.hurts && givesUp(draft) ? answersTo(theirs ?? '', draft) : [];
  const texts = [
    ...offered,
    ...(sure.trims && !isPassedOver ? withTheirs(ours, draft, received) : ours),
  ].slice(0, most);
  const why = asFor(draft, (!isToned && !sure.isCold(draft) && sure.kept) || sure.why);
  if (texts.length === 0) {
    const text = trimmed(draft);
    const more = sure.asks && !wish ? withMore(draft, received, text ?? own.text) : [];
    return only(
      [...(text ? [without(text)] : []), own, ...more],
      wish ? wish.says : sure.asks && !draft.includes('?') ? notes.endsOpen : why,
      cruel,
    );
  }
  return only(texts, why, isPassedOver && notes.passedOver, cruel);
}

/** A no or a danger in what was kept is one also where nothing was pasted; the rest of it is no matter of the draft. */
function answer(input: DraftInput, thread?: ThreadContext): Answered {
  const isGrave = isDangerous(input, thread);
  const asked = askedIn(input, thread);
  return answerAsked(isGrave || asked.isRefused ? asked : { ...input, isRefused: false }, isGrave);
}

export function draftEmbedded(
  input: DraftInput,
  { thread }: Pick<EmbeddedContext, 'thread'> = {},
): DraftOutput {
  const answered = answer(input, thread);
  known.set(input, answered);
  return answered.output;
}

export const draftNote = (input: DraftInput): string | undefined => answerTo(input).note;
