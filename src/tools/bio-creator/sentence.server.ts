import { fold } from '../../language/write/fold.ts';
import { jobs, traits } from '../../language/write/people.server.ts';
import data from './own-words.json' with { type: 'json' };

/** What stood between commas, as the person put it. */
export interface Piece {
  text: string;
  /** Who they are, what they only name, or what they tell with a verb. */
  kind: 'who' | 'thing' | 'clause';
  /** «Pero me gusta la ciudad»: it goes on from the one before. */
  isMore: boolean;
  /** «Y canto» */
  isAnd: boolean;
  /** Of a text in sentences, where a comma is no list. */
  isProse: boolean;
}

export const begins = (words: readonly string[], end = '(?![a-z])') =>
  new RegExp(`^(?:${words.join('|')})${end}`, 'u');
export const any = (words: readonly string[]) => new RegExp(words.join('|'), 'u');
const before =
  '(?:(?:yo|ya|no|nunca|siempre|aun|todavia|tambien|solo|a veces|ahora|actualmente|hoy|y|entre semana|por las \\w+|(?:los|el) (?:findes?|fin(?:es)? de semana|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)) )*';
/** How a clause about oneself begins; anything else is only named: «enfermera», «dos hijos». */
export const clause = begins([
  `${before}(?:${data.verbs.join('|')})`,
  'mis? [a-z]+ (?:de \\d+ |[a-z]+ )?(?:ya )?(?:es|son|esta|estan|va|van|vive|viven|se (?:llama|ha|han|fue|fueron|va|van|caso|casan)|dice|dicen|me|opina|opinan|tiene|ha|han|era|eran|murio|manda|duerme|(?:ya )?(?:lo|la|los|las|no|le|nos|siempre|tambien) [a-z]+)',
  "visc|s[oó]c|estic|vull|faig|treballo|busque|no m|i am|i'm|working|looking for|living",
]);
export const liking = begins(
  [
    `${before}(?:(?:a mi )?me (?:gustan?|encantan?|flipan?|molan?|chiflan?|apasionan?|copan?|fascinan?|late|laten)|amo|adoro|disfruto (?:de|con)|m'encanta|m'agrada|i love|mis aficiones(?: son)?:?|aficiones:?|gustos:?|hobbies:?|(?:soy )?(?:muy )?(?:fan|fanatic[oa]|fanatique|aficionad[oa]|friki) de)(?: (?:mucho|muchisimo|un monton|tambien))?`,
  ],
  '(?![a-z]):? ?',
);
const seeks = new RegExp(data.seeks, 'u');

export const isSeeking = (piece: Piece | undefined): boolean =>
  piece !== undefined && !isOneself(piece) && seeks.test(fold(piece.text));
/** «Me gusta el pan», «busco alguien alegre»: what is named next belongs to it. */
export const isOpen = (piece: Piece | undefined): boolean =>
  piece?.kind === 'clause' && (isSeeking(piece) || liking.test(fold(piece.text)));
/** «Soy un chico alto», «me llamo Iker»: an age or a trade that follows belongs to it. */
export const isOneself = ({ text }: Pick<Piece, 'text'>): boolean =>
  /^(?:soy|somos|me llamo|tengo \d\d|vivo en)(?![a-z])/u.test(fold(text));

export const people: ReadonlySet<string> = new Set([...jobs, ...traits, ...data.people].map(fold));
export const isPerson = (word: string): boolean =>
  people.has(word) || people.has(word.replace(/a$/u, 'o')) || people.has(word.replace(/ora$/u, 'or'));
/** «Soy alto, graciosillo»: one more that they are. */
export const trait = /(?:os|iv|ic|ill|it|er|[aie]d|al|an)[oa]$|[aei]nte$|able$|ista$/u;
export const harmless = new Set(data.harmless);
/** «Que no suene prepotente», also where somebody is looked for. */
export const ofTheBio =
  /^(?:pero |y |(?=(?:\S+ ){2,4}\S+$))(?:que|sin que) (?:no )?(?:suen|qued|asust|espant|de (?:cringe|grima))/u;
