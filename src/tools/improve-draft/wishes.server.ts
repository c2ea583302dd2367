import { fold } from '../../language/write/fold.ts';
import { ended } from '../../language/write/grammar.ts';
import { type Edit, editedFor } from './edited.server.ts';
import { type Group, groupOf, lessened, type Tone, type Wanted } from './kinds.server.ts';
import { type Edited, read, type Said, says, withTests } from './lines.server.ts';

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
  done?: string;
  added?: string;
  none: string;
  /** A sentence more at the end, for drafts of these kinds. */
  adds?: readonly (Said &
    Edited & {
      of?: readonly Group[];
      received?: Said['said'];
      /** What goes from the draft before it; and it goes before all that we have for the kind. */
      cuts?: Edit['cuts'];
      leads?: true;
    })[];
}

const wishes = read<Wish[]>('wishes.json').map(({ asked, adds = [], ...wish }) => ({
  ...wish,
  isAsked: new RegExp(asked),
  adds: adds.map(({ received, ...add }) => ({
    ...withTests(add),
    isReceived: withTests({ said: received }).isSaid,
  })),
}));

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
export type Asked = ReturnType<typeof wishesIn>;
type Add = Asked[number]['adds'][number];

const declines = says([
  'no (me apetece|quiero (seguir|quedar|verte|ir)|puedo|voy a poder|siento (nada|lo mismo))',
]);

/** Their own message in this tone, first with what an editor would add, and what is said of it. */
export function wishedOf(
  asked: Asked,
  draft: string,
  corrected: string,
  received: string,
  addressed: (text: string) => string,
) {
  const group = groupOf(draft, received);
  const isRefusing = group === 'refusals' || declines(draft);
  const cuts = asked.flatMap((wish) => [...(wish.cuts ?? []), ...((isRefusing && wish.whenRefusing) || [])]);
  const puts = asked.flatMap((wish) => wish.puts ?? []);
  const calms = asked.some((wish) => wish.calms);
  const edited = editedFor(draft, { cuts, puts, ...(calms && { calms }) });
  const lessens = asked.some((wish) => wish.lessens);
  // Told in one breath, one sentence leans on the other.
  const isParted = lessens && /[.!?\n]\s*\S/u.test(draft);
  const text = isParted ? lessened(edited ?? corrected, received) : (edited ?? corrected);
  const isCut = text !== '' && text !== corrected;
  const fits = (add: Add) =>
    add.isSaid(text) && add.isReceived(received) && (!add.of || (group && add.of.includes(group)));
  const [wanted, unasked] = [asked, wishesIn('')].map((some) =>
    some.flatMap((wish) => wish.adds).filter(fits),
  );
  const adds = lessens || text === '' ? [] : wanted?.length ? wanted : (unasked ?? []);
  const withAdd = adds.map(({ angle, text: add, cuts: more }) => ({
    angle,
    text: `${ended((more && editedFor(draft, { cuts: more })) || text)} ${addressed(add)}`,
  }));
  const [angle = 'Con tus palabras'] = asked.flatMap((wish) => wish.angle ?? []);
  const cut = isCut ? [{ angle, text }] : [];
  const [first, ...more] = withAdd;
  const sayOf = (row: 'done' | 'added' | 'none') => asked.map((wish) => wish[row]).find(Boolean);
  return {
    edits: first ? [first, ...cut, ...more] : cut,
    says: isCut ? sayOf('done') : first ? sayOf('added') : undefined,
    none: sayOf('none'),
    isCut,
    isEmpty: text === '',
    leads: adds.some((add) => add.leads),
  };
}
