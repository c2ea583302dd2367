import { fold } from '../../language/write/fold.ts';
import { ended } from '../../language/write/grammar.ts';
import { wellWritten } from '../../language/write/well-written.server.ts';
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
  /(?<![a-z])(?:(?:(?:que|q|pero|y) )?(?:no|tampoco|sin)(?: (?:quiero|quisiera|pretendo|busco))?(?: (?:se (?:me )?note?(?: (?:que|q|lo))?|suene[s]?|sonar|parezca|parecer|quede|quedar|sea|ser|resulte|me vea|verme|estar|tan|dar|de))?|menos|nada(?: de)?) (?:(?:tan|muy|se|le|les|el|la|los|las|mi|tanto|tanta|a|de|como|que|q|estoy|soy|ando|un|una|por|lo|me|ha|he|parecer|sonar|ser) )*/g;

/** «Deja el chiste»: what is there is to stay, and asks for no other. */
const keeps =
  /(?:(?:deja|manten|conserva)[a-z]*|(?:no|sin) quit[a-z]+) (?:el|la|los|las|mi|mis|ese|esa) [a-z]+/g;

/** What was asked, in the order in which we can do it; none where we do not understand it. */
export function wishesIn(style: string) {
  const asked = fold(style).replace(keeps, ' ').replace(lessOf, 'menos ');
  const found = wishes.filter(({ isAsked }) => isAsked.test(asked));
  // What is to be noticed is not taken out.
  return found.some(({ id }) => id === 'firmer') ? found.filter(({ id }) => id !== 'softer') : found;
}

/** «Dime si es demasiado», «¿está bien así?»: a question to us, and no tone. */
const asksUs =
  /(?:(?:dime|dimelo|decime|diganme|mira|mirame|revisa|comprueba|quiero saber|no se|saber|opin[a-z]*|confirm[a-z]*) (?:si|que tal|como|sobre) (?:es|esta|suena|queda|parece|se|me|lo|la|le|va|voy|cae|resulta|te)(?![a-z])|que tal (?:esta|suena|queda)|(?:es|esta|suena|queda|parece|se ve|quedo|sera|estoy|soy|cae|caera|lo (?:mando|envio)) ?[^.?]{0,40}\?|que (?:te|os|les) parece|^(?:opinion|opina))/;
const fearsTooMuch = /demasiad|mucho|muy|intens|fuerte|pesad|rar[oa]|cursi|cring|ridicul|pas(?:o|ad)|agobi/;

/** Whether it is too much, or whether it is good so. */
export type Question = 'tooMuch' | 'asIs';

export function questionIn(style: string): Question | undefined {
  const asked = fold(style);
  if (!asksUs.test(asked)) return undefined;
  return fearsTooMuch.test(asked) ? 'tooMuch' : 'asIs';
}

/** «Que se note que tengo ganas de verla»: what they want said, as it is said to them. */
const shows =
  /(?<!(?:no|sin) (?:que )?(?:se |le |me )?)(?<!\p{L})(?:note|vea|sepa|entienda|quede (?:muy |bien )?claro|dej\p{L}+ claro) (?:que|q) ((?:(?:no|ya no|sí|si|me|te|l[aeo]) )*(?:quiero|tengo|estoy|siento|echo|pienso|prefiero|necesito|importa|gusta|encanta|interesa|apetece|hace ilusión|da pena)(?!\p{L})(?:(?! (?:pero|aunque|sin) )[^,.;:!?\n]){0,50})/iu;
const toThem = [
  [/(?<=\p{L}[aei]r)l[aeo](?!\p{L})/giu, 'te'],
  [/(?<!\p{L})l[aeo] (?=(?:quiero|echo|siento|necesito)(?!\p{L}))/giu, 'te '],
  [/(?<!\p{L})con (?:él|el|ella)(?!\p{L})/giu, 'contigo'],
  [/(?<=(?<!\p{L})(?:a|en|de|por) )(?:él|el|ella)(?= |$)(?! \p{L})/giu, 'ti'],
  [/(?<=(?<!\p{L})me (?:importa|gusta|encanta|interesa))(?= (?:mucho|de verdad|un montón)|$)/giu, 's'],
  [/(?<!\p{L})su(?=s? \p{L})/giu, 'tu'],
] as const;

export function saidByWish(style: string): string | undefined {
  const said = shows.exec(style)?.[1]?.trim();
  return said && wellWritten(ended(toThem.reduce((text, [from, to]) => text.replace(from, to), said)));
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
    wanted: asked.map(({ tone }) => tone).find(Boolean),
    never: asked.map(({ never }) => never).find(Boolean),
  };
}
