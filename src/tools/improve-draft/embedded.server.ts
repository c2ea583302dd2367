import type { EmbeddedContext, ThreadContext } from '../../generation/tool.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { usesUsted } from '../../language/write/usted.ts';
import type { DraftInput, DraftOutput } from './contract.ts';
import { addressedLike, improve, wishIn } from './edits.server.ts';
import { cares, type Edited, read, tipFor } from './lines.server.ts';
import { type Asked, askedIn, careOf, checkOf, isDangerous } from './safety.server.ts';

const notes =
  read<
    Readonly<
      Record<
        | 'otherTongue'
        | 'unreadWish'
        | 'noSuchWish'
        | 'onlyWriting'
        | 'asksAlready'
        | 'answersIt'
        | 'nothingRead'
        | 'fine'
        | 'added'
        | 'exitsAreOurs'
        | 'anew'
        | 'noHurt',
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
const hurts = /hirient|duela|joda|humill|insult|zasca|machac|borde|cruel/iu;

const exitLines = cares.find(({ id }) => id === 'after-a-no')?.edits ?? [];

const isOurs = ({ angle }: Edited) =>
  !/^(?:Bien escrito|Más (?:corto|directo|claro)|Con menos.*|Sin (?:pedir perdón|dar pena))$/u.test(angle);

/** Whoever got a no: their own words, well written, and kind ways out. */
function afterNo(draft: string): Edited[] {
  const written = improve(draft).edits.find(({ angle }) => angle === 'Bien escrito');
  const own = /\?/u.test(draft) ? undefined : (written ?? { angle: 'Tal cual', text: draft });
  const addressed = addressedLike(draft);
  const exits = exitLines.map((one) => ({ ...one, text: addressed(one.text) }));
  return [...(own ? [own] : []), ...exits].slice(0, 3);
}

/** «…Que quede elegante», «Ayúdame a que suene tierno»: said to us, and no part of the message. */
const toUs =
  /(?<=[.!?)] )(?:ay[uú]dame a )?(?:(?:q|que) (?:suene|quede) (?<so>(?:m[aá]s |menos |muy )?\p{L}+)|(?<more>(?:m[aá]s|menos) (?:cariños|tiern|corto|c[aá]lid|direct|divertid|formal|elegante)\p{L}*))[.\s]*$/iu;

function askedInside(draft: string): { draft: string; style?: string } {
  const found = toUs.exec(draft);
  const style = found?.groups?.so ?? found?.groups?.more;
  return found && style ? { draft: draft.slice(0, found.index).trim(), style } : { draft };
}

function answerAsked(input: Asked, isGrave: boolean): Answered {
  const { draft, style = input.style } = askedInside(input.draft);
  const { received } = input;
  const only = (edits: readonly Edited[], ...notes: (string | false | undefined)[]) => ({
    output: { edits: [...edits] },
    note: notes.filter(Boolean).join(' ') || undefined,
  });
  const found = checkOf(input);
  if (isGrave || found.some(({ kind }) => kind === 'threat')) return only([]);
  const care = careOf(input, found);
  if (care)
    return only(
      care.edits.map((one) => ({ ...one, text: addressedLike(draft)(one.text) })),
      hurts.test(style ?? '') && notes.noHurt,
    );
  const language = otherLanguageOf(draft);
  if (language)
    return only([{ angle: 'Tal cual', text: draft }], notes.otherTongue.replace('{lengua}', language));
  if (input.isRefused) return only(afterNo(draft), notes.exitsAreOurs);
  const { edits, isRead, isAnew } = improve(draft, received, style);
  const tip = tipFor(draft, received);
  const isKnown = isRead || tip !== undefined;
  const wish = wishIn(style);
  const missed = style
    ? wish
      ? !wish.answers.test(edits[0]?.angle ?? '') && ((!usesUsted(draft) && wish.already) || notes.noSuchWish)
      : notes.unreadWish
    : false;
  if (edits.length === 0)
    return only(
      [{ angle: 'Tal cual', text: draft }],
      missed || (tip ?? (isRead ? notes.fine : notes.nothingRead)),
    );
  const isOnlyWriting = edits.every(({ angle }) => angle === 'Bien escrito');
  const told = isAnew
    ? notes.anew
    : isKnown || !isOnlyWriting
      ? edits.some(isOurs) && notes.added
      : /\?\W*$/u.test(edits[0]?.text ?? '')
        ? notes.asksAlready
        : received?.includes('?')
          ? notes.answersIt
          : notes.onlyWriting;
  return only(edits, missed || told, !isAnew && tip);
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
