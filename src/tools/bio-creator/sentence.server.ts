import { fold } from '../../language/write/fold.ts';
import { jobs, traits } from '../../language/write/people.server.ts';
import data from './own-words.json' with { type: 'json' };

/** Who they are, what they tell, what they say that they like, what they only name, what they do not like. */
export type Kind = 'who' | 'clause' | 'liking' | 'thing' | 'against';

export interface Sentence {
  /** What stood between commas, as the person put it. */
  parts: string[];
  kind: Kind;
  /** «Me gusta», of a liking. */
  opening: string;
}

export const begins = (words: readonly string[], end = '(?![a-z])') =>
  new RegExp(`^(?:${words.join('|')})${end}`, 'u');
export const any = (words: readonly string[]) => new RegExp(words.join('|'), 'u');
export const before =
  '(?:(?:yo|ya|no|nunca|siempre|aun|todavia|tambien|solo|a veces|ahora|actualmente|hoy|y|entre semana|por las \\w+|(?:los|el) (?:findes?|fin(?:es)? de semana|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)) )*';
/** How a clause about oneself begins; anything else is only named: «enfermera», «dos hijos». */
export const clause = begins([
  `${before}(?:${data.verbs.join('|')})`,
  'mis? [a-z]+ (?:de \\d+ |[a-z]+ )?(?:ya )?(?:es|son|esta|estan|va|van|vive|viven|se (?:llama|ha|han|fue|fueron|va|van|caso|casan)|dice|dicen|me|opina|opinan|tiene|ha|han|era|eran|murio|manda|duerme)',
  "visc|s[oó]c|estic|vull|faig|treballo|busque|no m|i am|i'm|working|looking for|living",
]);
export const goesOn = begins(data.goesOn);
export const people: ReadonlySet<string> = new Set([...jobs, ...traits, ...data.people].map(fold));
/** «Soy alto, graciosillo»: one more that they are. */
export const trait = /(?:os|iv|ic|ill|it|[aie]d|al|an)[oa]$|[aei]nte$|able$|ista$/u;
export const harmless = new Set(data.harmless);
/** «Que no suene prepotente», also where somebody is looked for. */
export const ofTheBio =
  /^(?:pero |y |(?=(?:\S+ ){2,4}\S+$))(?:que|sin que) (?:no )?(?:suen|qued|asust|espant|de (?:cringe|grima))/u;
