import { fold } from '../../language/write/fold.ts';
import { type Edit, editedFor } from './edited.server.ts';
import { groupOf, lessened, type Tone, type Wanted } from './kinds.server.ts';
import { read, says } from './lines.server.ts';

/** How a draft is to sound, and what an editor does for it. */
interface Wish extends Edit {
  id: string;
  asked: string;
  tone?: Wanted;
  never?: Tone;
  lessens?: true;
  /** What goes besides where somebody says no. */
  whenRefusing?: readonly string[];
  angle?: string;
  /** What is said where something went, where a sentence of ours came, and where nothing is to be done. */
  done?: string;
  added?: string;
  none: string;
}

const wishes = read<Wish[]>('wishes.json').map((wish) => ({ ...wish, isAsked: new RegExp(wish.asked) }));

/** «Que no parezca», «sin sonar», «nada»: less of it. */
const lessOf =
  /(?<![a-z])(?:(?:(?:que|q|pero|y) )?(?:no|tampoco|sin)(?: (?:se (?:me )?note?(?: (?:que|q|lo))?|suene[s]?|sonar|parezca|parecer|quede|quedar|sea|ser|resulte|me vea|verme|estar|tan))?|menos|nada(?: de)?) (?:(?:tan|muy|el|la|los|las|mi|tanto|tanta|a|de|como|que|q|estoy|soy|ando|un|una|por|lo|me|ha|he|parecer|sonar|ser) )*/g;

/** What was asked, in the order in which we can do it; none where we do not understand it. */
export function wishesIn(style: string) {
  const asked = fold(style).replace(lessOf, 'menos ');
  const found = wishes.filter(({ isAsked }) => isAsked.test(asked));
  // What is to be noticed is not taken out.
  return found.some(({ id }) => id === 'firmer') ? found.filter(({ id }) => id !== 'softer') : found;
}

const declines = says([
  'no (me apetece|quiero (seguir|quedar|verte|ir)|puedo|voy a poder|siento (nada|lo mismo))',
]);

/** Their own message without what speaks against their wishes: empty where nothing of it stands. */
export function wishedOf(
  asked: ReturnType<typeof wishesIn>,
  draft: string,
  corrected: string,
  received: string,
) {
  const isRefusing = groupOf(draft, received) === 'refusals' || declines(draft);
  const cuts = asked.flatMap((wish) => [...(wish.cuts ?? []), ...((isRefusing && wish.whenRefusing) || [])]);
  const puts = asked.flatMap((wish) => wish.puts ?? []);
  const calms = asked.some((wish) => wish.calms);
  const edited = editedFor(draft, { cuts, puts, ...(calms && { calms }) }) ?? corrected;
  // Told in one breath, one sentence leans on the other.
  const isParted = asked.some((wish) => wish.lessens) && /[.!?\n]\s*\S/u.test(draft);
  const sayOf = (row: 'angle' | 'done' | 'added' | 'none') => asked.map((wish) => wish[row]).find(Boolean);
  return {
    text: isParted ? lessened(edited || corrected, received) : edited,
    angle: sayOf('angle') ?? 'Con tus palabras',
    done: sayOf('done'),
    added: sayOf('added'),
    none: sayOf('none'),
    wanted: asked.map(({ tone }) => tone).find(Boolean),
    never: asked.map(({ never }) => never).find(Boolean),
  };
}
