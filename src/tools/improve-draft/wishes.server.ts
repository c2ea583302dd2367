import { fold } from '../../language/write/fold.ts';
import { ended } from '../../language/write/grammar.ts';
import { wellWritten } from '../../language/write/well-written.server.ts';
import { type Edit, editedFor, inShort, putOtherwise } from './edited.server.ts';
import type { Tone } from './kinds.server.ts';
import { patternsIn, read } from './lines.server.ts';

const patternOf = patternsIn('asked.json');

/** How a draft is to sound, and what an editor does for it. */
interface Wish extends Edit {
  id: string;
  asked: string;
  tone?: Tone;
  never?: Tone;
  /** Theirs stays the first. */
  keeps?: true;
  angle?: string;
  /** What is said where something went, where a sentence of ours came, and where nothing is to be done. */
  done?: string;
  added?: string;
  none: string;
}

const wishes = read<Wish[]>('wishes.json').map((wish) => ({ ...wish, isAsked: new RegExp(wish.asked) }));

/** «Que no parezca», «sin sonar», «nada», «mi hija dice que parece»: less of it. */
const lessOf = patternOf('lessOf', 'g');

/** «Deja el chiste»: what is there is to stay, and asks for no other. */
const keeps = patternOf('keeps', 'g');

/** What was asked, in the order in which we can do it; none where we do not understand it. */
export function wishesIn(style: string) {
  const asked = fold(style).replace(keeps, ' ').replace(lessOf, 'menos ');
  const found = wishes.filter(({ isAsked }) => isAsked.test(asked));
  // What is to be noticed is not taken out.
  return found.some(({ id }) => id === 'firmer') ? found.filter(({ id }) => id !== 'softer') : found;
}

/** «Dime si es demasiado», «¿está bien así?»: a question to us, and no tone. */
const asksUs = patternOf('asksUs', '');
const fearsTooMuch = patternOf('fearsTooMuch', '');

/** Whether it is too much, or whether it is good so. */
export type Question = 'tooMuch' | 'asIs';

export function questionIn(style: string): Question | undefined {
  const asked = fold(style);
  if (!asksUs.test(asked)) return undefined;
  return fearsTooMuch.test(asked) ? 'tooMuch' : 'asIs';
}

/** «Que se note que tengo ganas de verla», «que no parezca que no quiero»: what they want said, as it is said to them. */
const shows = read<[string, string][]>('shows.json').map(
  ([shown, before]) => [new RegExp(shown, 'isu'), before] as const,
);
export function saidByWish(style: string): string | undefined {
  for (const [shown, before] of shows) {
    const said = shown.exec(style)?.[1]?.trim();
    if (said) return wellWritten(ended(before + putOtherwise(said, ['toThem'])));
  }
  return undefined;
}

/** «Dile que sí, que voy»: their words as said to whoever gets them; none where somebody else is left in them. */
export function saidFor(order: string): string | undefined {
  const said = order && putOtherwise(`que ${order}`, ['told', 'toThem']);
  return /(?<!\p{L})(?:él|ella|les?|sus?|es|está|parece|tiene|quiere|puede|(?<!sí )que (?:lo |nos )?\p{L}+[ae])(?!\p{L})/iu.test(
    said,
  )
    ? undefined
    : said;
}

/** Their own message without what speaks against their wishes: empty where nothing of it stands. */
export function wishedOf(asked: ReturnType<typeof wishesIn>, written: string) {
  const edit = {
    cuts: asked.flatMap(({ cuts = [] }) => cuts),
    puts: asked.flatMap(({ puts = [] }) => puts),
  };
  const isShort = asked.some(({ id }) => id === 'shorter');
  const text = editedFor(written, edit) ?? written;
  const sayOf = (row: 'angle' | 'done' | 'added' | 'none') => asked.map((wish) => wish[row]).find(Boolean);
  return {
    text: isShort ? inShort(text) : text,
    angle: sayOf('angle') ?? 'Con tus palabras',
    done: sayOf('done'),
    added: sayOf('added'),
    none: sayOf('none'),
    keeps: asked.some(({ keeps }) => keeps),
    wanted: asked.map(({ tone }) => tone).find(Boolean),
    never: asked.map(({ never }) => never).find(Boolean),
  };
}
