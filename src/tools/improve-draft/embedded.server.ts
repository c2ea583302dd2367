import { checkBeforeSending } from '../../generation/send-check/check.ts';
import type { EmbeddedContext, ThreadContext } from '../../generation/tool.ts';
import { hasRefusal } from '../../language/read/refusal.ts';
import { capitalise, ended } from '../../language/write/grammar.ts';
import { otherLanguageOf, speaksOurs } from '../../language/write/languages.server.ts';
import { eachSentence } from '../../language/write/sentences.ts';
import { addressedLike, linesLike, messageLike } from './address.ts';
import { withClosings } from './closings.server.ts';
import type { DraftInput, DraftOutput } from './contract.ts';
import { corrected, editedFor } from './edited.server.ts';
import { kindOf, most, textsOf } from './kinds.server.ts';
import { cares, type Edited, read, type Said, withTests } from './lines.server.ts';
import { type Asked, askedIn, begsOfUs, careOf, checkOf, isDangerous, isUnturned } from './safety.server.ts';
import { filledWith, slotsIn } from './slots.server.ts';
import { type Question, questionIn, saidByWish, wishedOf, wishesIn } from './wishes.server.ts';

type Note =
  | 'otherTongue'
  | 'unreadWish'
  | 'onlyWriting'
  | 'nothingRead'
  | 'exitsAreOurs'
  | 'noHurt'
  | 'hurts'
  | 'trimmed'
  | 'nothingLeft'
  | 'notYet'
  | 'unturned'
  | 'saidWish'
  | 'quoted';
const notes = read<Record<Note, string>>('notes.json');
/** What is said first to whoever asks us how a draft is. */
const verdicts = read<Record<Question, Record<'fine' | 'harms', string>>>('verdicts.json');

interface Answered {
  output: DraftOutput;
  note: string | undefined;
}

const known = new WeakMap<DraftInput, Answered>();

const only = (edits: readonly Edited[], ...notes: (string | false | undefined)[]): Answered => ({
  output: {
    edits: edits
      .filter(
        ({ angle, text }, at) =>
          edits.findIndex((other) => other.angle === angle || other.text === text) === at,
      )
      .slice(0, most),
  },
  note: notes.filter(Boolean).join(' ') || undefined,
});

/** «Más hiriente», «que le duela». */
const wantsToHurt =
  /(?<!(?:no|menos|nada|sin) .{0,12})(?:hirient|duela|joda|humill|insult|zasca|machac|borde|cruel|que se (?:sienta (?:mal|culpable)|ponga celos|arrepienta)|dar(?:le)? celos)/iu;

const exitLines = cares.find(({ id }) => id === 'after-a-no')?.edits ?? [];
/** Where nobody is sure how it hurts. */
const calm = read<readonly Edited[]>('unsure.json');

/** For whoever asks us for a message and has none yet: by what it is for, the last whatever it is. */
const notYet = read<(Said & { why?: string; edits: readonly Edited[] })[]>('not-yet.json').map(withTests);

function notYetFor(told: string, received = ''): Answered {
  const { edits, why } = notYet.find(({ isSaid }) => isSaid(told, received)) ?? { edits: [], why: undefined };
  const fill = filledWith(slotsIn(told, received));
  const known = edits.map((one) => ({ ...one, text: fill(one.text) ?? '' }));
  return only(
    known.filter(({ text }) => text),
    why ?? notes.notYet,
  );
}

/** The draft itself, as it is best written. */
function wellWrittenOf(draft: string): Edited {
  const text = corrected(draft);
  return { angle: text === draft ? 'Tal cual' : 'Bien escrito', text };
}

const hurting: readonly string[] = ['threat', 'insult', 'insist', 'pressure', 'reproach', 'upset'];
const hurts = (text: string, received: string): boolean =>
  checkBeforeSending(text, { received }).some(({ kind }) => hurting.includes(kind));

/** Kinds whose messages would turn a no round. */
const turnsNo = /^(?:answers|dates|feelings|first)$/;

const enoughToLead = 4;
const longestQuoted = 60;

const isWarm = /(?<!\p{L})(?:me (?:encant|gust)|(?:me )?lo pas[eé]|genial|buen rato|ganas de verte)/iu;

/** What they say beside a reproach, where that is something kind: «Me encantó verte el sábado». */
function withoutReproach(text: string, received: string): Edited[] {
  const kept = eachSentence(text, (one) => (hurts(one, received) ? '' : one));
  return kept !== text && isWarm.test(kept) && !hurts(kept, received)
    ? [{ angle: 'Sin reproche', text: kept }]
    : [];
}

function answerAsked(input: Asked, isGrave: boolean): Answered {
  const { draft, style = '', isRefused } = input;
  const found = checkOf(input);
  if (isGrave || found.some(({ kind }) => kind === 'threat')) return only([]);
  const cruel = wantsToHurt.test(style) && notes.noHurt;
  const care = careOf(input, found);
  const question = questionIn(style);
  if (care) return only(linesLike(draft, care.edits), cruel || (question && verdicts[question].harms));
  const wishes = cruel || question ? [] : wishesIn(style);
  const toSpanish = wishes.find(({ id }) => id === 'spanish');
  const language = otherLanguageOf(draft);
  const isLearner =
    wishes.some(({ id }) => ['plain', 'simpler', 'written'].includes(id)) && speaksOurs(draft);
  if (toSpanish || (language && !isLearner))
    return only(
      [{ angle: 'Tal cual', text: draft }],
      toSpanish?.none ?? notes.otherTongue.replace('{lengua}', language ?? ''),
    );
  const own = wellWrittenOf(draft);
  if (isRefused)
    return only([...(draft.includes('?') ? [] : [own]), ...linesLike(draft, exitLines)], notes.exitsAreOurs);
  return improved(input, own, wishes, found.length > 0, cruel);
}

/** Theirs without what harms it, what was written for its kind, and what a friend would add. */
function improved(
  { draft, style = '', received = '' }: Asked,
  own: Edited,
  wishes: ReturnType<typeof wishesIn>,
  isWarned: boolean,
  cruel: string | false,
): Answered {
  const messaged = messageLike(draft, own.text);
  const sure = kindOf(draft, received);
  const isNo = hasRefusal(draft);
  const kind = typeof sure === 'object' && !(isNo && turnsNo.test(sure.group)) ? sure : undefined;
  const tones = wishes.map(({ id }) => id);
  const wish = wishes.length > 0 ? wishedOf(wishes, own.text) : undefined;
  const isHurting = sure === 'hurts' || kind?.hurts === true || hurts(own.text, received);
  const trims = !kind?.texts
    ? { cuts: ['excuses'] }
    : !kind.keeps || kind.isCold(draft)
      ? kind.trims
      : undefined;
  const cut = wish ? wish.text : (!isHurting && trims && editedFor(own.text, trims)) || own.text;
  const isCut =
    cut !== '' &&
    cut !== own.text &&
    !(kind?.isCold(cut) || (wish && hurts(cut, received)) || (isNo && !hasRefusal(cut)));
  const theirs = isCut ? { angle: (wish ?? trims)?.angle ?? 'Sin lo que sobra', text: cut } : own;
  const known = kind?.texts
    ? textsOf(kind, {
        draft,
        corrected: own.text,
        received,
        messaged,
        wanted: wish?.wanted,
        never: wish?.never,
        isKind: !isWarned && cut !== '',
      })
        .filter(({ text }) => !isNo || hasRefusal(text) || kind.texts?.every((one) => !hasRefusal(one.text)))
        .filter(({ text }) => !isCut || (text !== own.text && !/\[(?!(?:un|otro) día\])/u.test(text)))
    : isHurting && !(isCut && !hurts(cut, received))
      ? linesLike(draft, calm)
      : [];
  const kept = isHurting && !wish ? withoutReproach(own.text, received) : [];
  const ours = [...kept, ...known.filter(({ angle }) => !kept.some((one) => one.angle === angle))];
  // What no friend would send, or hardly says a thing, is no start for another tone.
  const isLittle = kind?.isNeverKept || cut.split(' ').length < enoughToLead;
  const isElse = isLittle && !kind?.trims && wish?.wanted !== undefined;
  const isOursFirst = ours.length > 0 && (!isCut || isElse) && !(wish?.keeps && !isHurting);
  const edits = isOursFirst ? [...ours, ...(isCut ? [theirs] : [])] : [theirs, ...ours];
  if (isCut && !wish && ours.length === 0) edits.push(own);
  const isCalm = !isHurting && !isWarned && !kind?.hurts;
  const shown = isCalm && !tones.includes('firmer') ? saidByWish(style) : undefined;
  const more = shown && !theirs.text.includes(shown.slice(0, -1)) ? addressedLike(draft)(shown) : '';
  if (more) edits.unshift({ angle: 'Que se note', text: `${ended(theirs.text)} ${more}` });
  const why = isHurting && !kind?.texts ? notes.hurts : kind?.why;
  const note =
    wish && edits[0]?.text === theirs.text
      ? cut === ''
        ? notes.nothingLeft
        : (isCut && wish.done) || wish.none
      : (why ?? (isCut ? notes.trimmed : own.text === draft ? notes.nothingRead : notes.onlyWriting));
  if (cruel) return only(edits, note, cruel);
  const question = questionIn(style);
  if (question) {
    const isHarming = isHurting || isWarned || kind?.isNeverKept;
    return only(
      edits,
      verdicts[question][isHarming ? 'harms' : 'fine'],
      why && capitalise(why.replace(/^Así está bien: /u, '')),
    );
  }

  const grown = withClosings(edits, {
    draft,
    own: own.text,
    base: theirs.text,
    isDone: isCut,
    received,
    kind: kind?.id ?? (wish ? '' : 'unsure'),
    group: kind?.group ?? (isNo ? 'refusals' : ''),
    // What they want said stands behind theirs already.
    mayGrow:
      more === '' &&
      (isCut ? !isElse : !isHurting && !isWarned) &&
      edits.slice(0, most).some(({ text }) => text === theirs.text),
    tones,
    wanted: wish?.wanted,
    addressed: addressedLike(draft),
    messaged,
  });
  return only(
    grown.edits,
    more ? notes.saidWish : (grown.why ?? (grown.isToned ? wish?.added : undefined) ?? note),
    style !== '' &&
      !wish &&
      !more &&
      notes.unreadWish.replace('{style}', () => (style.length > longestQuoted ? 'ese tono' : `«${style}»`)),
  );
}

/** A no or a danger in what was kept is one also where nothing was pasted; the rest of it is no matter of the draft. */
function answer(input: DraftInput, thread?: ThreadContext): Answered {
  const isGrave = isDangerous(input, thread);
  const asked = askedIn(input, thread);
  if (!isGrave && !asked.isRefused && begsOfUs(asked.draft)) return notYetFor(asked.draft, asked.received);
  if (!isGrave && !asked.isRefused && isUnturned(asked.draft))
    return only([wellWrittenOf(asked.draft)], notes.unturned);
  const { draft, style } = asked;
  const answered = answerAsked(
    isGrave || asked.isRefused ? asked : { ...input, draft, style, isRefused: false, isSilenced: false },
    isGrave,
  );
  return begsOfUs(input.draft)
    ? { ...answered, note: [notes.quoted, answered.note].filter(Boolean).join(' ') }
    : answered;
}

export function draftEmbedded(
  input: DraftInput,
  { thread }: Pick<EmbeddedContext, 'thread'> = {},
): DraftOutput {
  const answered = answer(input, thread);
  known.set(input, answered);
  return answered.output;
}

export const draftNote = (input: DraftInput): string | undefined => (known.get(input) ?? answer(input)).note;
