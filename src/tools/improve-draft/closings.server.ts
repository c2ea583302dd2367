import { normalise } from '../../language/read/normalise.ts';
import { most } from './kinds.server.ts';
import { type Edited, read, type Said, says, withTests } from './lines.server.ts';

/** What a friend would add to a draft of these kinds, or say in its place. */
interface Closing extends Said {
  /** Kinds; groups and `unsure` where nobody is sure of the kind. */
  of?: readonly string[];
  /** The wish that it answers; none is what fits without one. */
  tone?: string;
  received?: Said['said'];
  /** A message by itself, and not a sentence behind theirs. */
  isWhole?: true;
  /** It goes before what they wrote. */
  leads?: true;
  /** What is said of the draft in place of all else. */
  why?: string;
  edits: readonly Edited[];
}

const closings = read<Closing[]>('closings.json').map(({ received, ...closing }) => ({
  ...withTests(closing),
  isReceived: received ? says(received) : () => true,
}));

/** Wishes that another sentence of no tone would work against. */
const fewerWords: ReadonlySet<string> = new Set(['shorter', 'formal', 'simpler', 'firmer', 'spicier']);

/** Nothing is said after «Un beso.». */
const parts =
  /^(.*?)(\s+(?:(?:un |muchos )?(?:beso|abrazo|saludo)s?|bes(?:it)?os|saludos|atentamente|cuídate|buenas noches)(?!\p{L})[^.!?¿]{0,30}[.!]?)?$/isu;

interface Asked {
  /** The draft, well written. */
  own: string;
  /** What was wished was done to it. */
  isDone: boolean;
  received: string;
  /** The kind, or what it may be. */
  does: readonly string[];
  hurts: boolean;
  tones: readonly string[];
  addressed: (text: string) => string;
}

/** The answers with as many more as are shown: those of the tone that was asked for first. */
export function withClosings(
  edits: readonly Edited[],
  { own, isDone, received, does, hurts, tones, addressed }: Asked,
) {
  const bare = own.replace(/[.!]$/u, '');
  const base = edits.some(({ text }) => text.startsWith(bare))
    ? own
    : (edits.toSorted((one, other) => one.text.length - other.text.length)[0]?.text ?? own);
  const [, body = '', farewell = ''] = parts.exec(base) ?? [];
  const end = /[.!?…]$|\p{Extended_Pictographic}\ufe0f?$/u.test(body) ? '' : '.';
  const said = normalise(base).text;
  const fitting = closings.filter(
    ({ of, tone, isWhole, isSaid, isReceived }) =>
      (!of || of.some((one) => does.includes(one))) &&
      (tone
        ? tones.includes(tone)
        : !tones.some((one) => fewerWords.has(one) && (isDone || one !== 'shorter'))) &&
      (isWhole || (!hurts && !base.includes('['))) &&
      isSaid(own) &&
      isReceived(received),
  );
  const leading = fitting.find(({ leads }) => leads);
  const toned = fitting.find(({ tone }) => tone);
  if (!leading && edits.length >= most) return undefined;
  const texts = (leading ? [leading] : fitting).flatMap((one) =>
    one.edits
      .map(({ angle, text }) => ({
        angle,
        text: one.isWhole ? addressed(text) : `${body}${end} ${addressed(text)}${farewell}`,
        adds: normalise(text).text,
        isFirst: one.leads || (one.tone !== undefined && one === toned),
      }))
      .filter(({ adds }) => !said.includes(adds)),
  );
  const first = texts.filter(({ isFirst }) => isFirst);
  const isToned = toned !== undefined && !isDone && edits.length < 2;
  const angles = new Set<string>();
  return {
    edits: [
      ...(leading || isToned ? first : []),
      ...edits,
      ...(leading ? [] : texts.filter((one) => !(isToned && one.isFirst))),
    ]
      .filter(({ angle }) => !angles.has(angle) && angles.add(angle))
      .slice(0, most)
      .map(({ angle, text }) => ({ angle, text })),
    isToned: (leading ?? toned)?.tone !== undefined,
    why: fitting.find(({ why }) => why)?.why,
    count: texts.length,
  };
}
