import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import { type Clause, hook } from './clauses.server.ts';

const [longest, longestWhole] = [130, 90];

export function isFit(text: string): boolean {
  return (
    !isOrder(text) &&
    !/[<{}\\@]|>(?! )|https?:|www\.|\d{5,}|(\p{L})\1{4,}|\p{L}{30,}/u.test(text) &&
    !readTopics(text).attributes.some(({ id }) => id === 'insult' || id === 'sexual')
  );
}

/** Where somebody lives, to the street, is for nobody to remember. */
const whereTheyLive =
  /(?<!\p{L})(?:viv[oi]|vivimos|mi (?:piso|casa|portal)|me encuentras)(?!\p{L})[^.,;]{0,30}(?<!\p{L})(?:por (?:el|la)|junto a|al lado|cerca|enfrente|frente|detrás|encima|calle|plaza|avenida|barrio|portal|esquina)(?!\p{L})/iu;

/** A death, a blow, a phone that somebody searches, a drink until sleep: lived or boasted of, with a laugh or without, nobody holds it up. */
const hurts = [
  /(?<!\p{L})(?:brazos?|ojos?|cuello|cara|labios?|muñecas?|pómulos?|costillas?) (?:muy |todo |toda |bien )?(?:morad|hinchad|amoratad|partid|marcad)\p{L}*/iu,
  /(?<!\p{L})(?:se mat(?:ó|aron)|muri(?:ó|eron)|falleci\p{L}*|mor[ea]t[oó]n(?:es)?|puñetazos?|bofetad\p{L}*|cachetad\p{L}*|palizas?|me (?:ha |han )?(?:peg(?:ó|aba|aron|ado)|golpe\p{L}*|empuj\p{L}*|zarande\p{L}*|ahorc\p{L}*|encierran?|encerr(?:ó|aba|aban|aron|ado)|vigil\p{L}*|revis\p{L}*|control\p{L}*|amenaz\p{L}*))(?!\p{L})/iu,
  /(?<!\p{L})(?:copas?|tragos?|chupitos?|cubatas?|borrach\p{L}*|emborrach\p{L}*)(?!\p{L})[^.]{0,50}(?<!\p{L})(?:cae[ns]?|ceden?|cambian?|afloj\p{L}*|dorm\p{L}*|dicen que sí)(?!\p{L})/iu,
  /(?<!\p{L})(?:se queda|quede|acaba) (?:dormid|frit|inconsciente)\p{L}*[^.]{0,40}(?<!\p{L})(?:gan|aprovech)\p{L}*/iu,
];
const isOfHarm = (text: string): boolean => hurts.some((one) => one.test(text));

/** Words that tell: long ones. */
const told = ({ text }: Clause) => Math.min((text.match(/\p{L}{5,}/gu) ?? []).length, 6);
const worthOf = (one: Clause) => 3 * (one.kind?.rank ?? 0) + told(one);

const isMemorable = ({ text, kind }: Clause): boolean =>
  kind?.rank !== undefined &&
  // A joke in three words is too easily misread.
  (text.match(/[\p{L}\d]+/gu) ?? []).length >= (kind.rank > 3 ? 4 : 3) &&
  !/^(?:hola|buenas|holi|pero|con|y|que|aunque|ni|o|porque|así que|me (?:gust|encant)aban?) /iu.test(text) &&
  !whereTheyLive.test(text) &&
  !isOfHarm(text) &&
  text.length <= longest &&
  isFit(text);

/** Of what is long or not sure the part that is. */
function finest(clause: Clause): readonly Clause[] {
  const { kind, parts = [], text } = clause;
  const sure = parts.filter((one) => isMemorable(one) && one.kind !== hook);
  return sure.length > 0 && kind?.rank && (kind === hook || text.length > longestWhole) ? sure : [clause];
}

/** What somebody would remember, the best first. */
export const bestClauses = (clauses: readonly Clause[]): Clause[] =>
  clauses
    .flatMap(finest)
    .filter(isMemorable)
    .toSorted((one, other) => worthOf(other) - worthOf(one));
