import { fold } from '../../language/write/fold.ts';
import { type Edit, editedFor, inShort } from './edited.server.ts';
import type { Tone } from './kinds.server.ts';
import { read } from './lines.server.ts';

/** How a draft is to sound, and what an editor does for it. */
interface Wish extends Edit {
  id: string;
  asked: string;
  tone?: Tone;
  never?: Tone;
  angle?: string;
  /** What is said where something went, where a sentence of ours came, and where nothing is to be done. */
  done?: string;
  added?: string;
  none: string;
}

const wishes = read<Wish[]>('wishes.json').map((wish) => ({ ...wish, isAsked: new RegExp(wish.asked) }));

/** «Que no parezca», «sin sonar», «nada»: less of it. */
const lessOf =
  /(?<![a-z])(?:(?:(?:que|q|pero|y) )?(?:no|tampoco|sin)(?: (?:se (?:me )?note?(?: (?:que|q|lo))?|suene[s]?|sonar|parezca|parecer|quede|quedar|sea|ser|resulte|me vea|verme|estar|tan))?|menos|nada(?: de)?) (?:(?:tan|muy|se|le|les|el|la|los|las|mi|tanto|tanta|a|de|como|que|q|estoy|soy|ando|un|una|por|lo|me|ha|he|parecer|sonar|ser) )*/g;

/** What was asked, in the order in which we can do it; none where we do not understand it. */
export function wishesIn(style: string) {
  const asked = fold(style).replace(lessOf, 'menos ');
  const found = wishes.filter(({ isAsked }) => isAsked.test(asked));
  // What is to be noticed is not taken out.
  return found.some(({ id }) => id === 'firmer') ? found.filter(({ id }) => id !== 'softer') : found;
}

/** «Dime si es demasiado», «¿está bien así?»: a question to us, and no tone. */
const asksUs =
  /(?:(?:dime|dimelo|decime|diganme|quiero saber|no se|saber|opin[a-z]*|confirm[a-z]*) (?:si|que tal|como|sobre) (?:es|esta|suena|queda|parece|se|me|lo|la|le|va|voy|cae|resulta|te)(?![a-z])|que tal (?:esta|suena|queda)|(?:es|esta|suena|queda|parece|se ve|quedo|sera|estoy|soy|cae|caera|lo (?:mando|envio)) ?[^.?]{0,40}\?|que (?:te|os|les) parece|^(?:opinion|opina))/;
const fearsTooMuch = /demasiad|mucho|muy|intens|fuerte|pesad|rar[oa]|cursi|pas(?:o|ad)|agobi/;

/** Whether it is too much, or whether it is good so. */
export type Question = 'tooMuch' | 'asIs';

export function questionIn(style: string): Question | undefined {
  const asked = fold(style);
  if (!asksUs.test(asked)) return undefined;
  return fearsTooMuch.test(asked) ? 'tooMuch' : 'asIs';
}

const saysTu = /(?<!\p{L})(?:te|tus?|ti|contigo|tienes|quieres|eres)(?!\p{L})/iu;

/** Whoever is written to by somebody who says «tú», and would sound less stiff, says it as well. */
export const maySayTu = (asked: ReturnType<typeof wishesIn>, received: string): boolean =>
  saysTu.test(received) && asked.some(({ id }) => id === 'looser');

/** Their own message without what speaks against their wishes: empty where nothing of it stands. */
export function wishedOf(asked: ReturnType<typeof wishesIn>, written: string, isFamiliar: boolean) {
  const edit = {
    cuts: asked.flatMap(({ cuts = [] }) => cuts),
    puts: [...asked.flatMap(({ puts = [] }) => puts), ...(isFamiliar ? ['familiar'] : [])],
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
    wanted: asked.map(({ tone }) => tone).find(Boolean),
    never: asked.map(({ never }) => never).find(Boolean),
  };
}
