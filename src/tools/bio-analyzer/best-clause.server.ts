import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import { type Clause, hook } from './clauses.server.ts';
import notBest from './not-best.json' with { type: 'json' };

const [longest, longestWhole] = [130, 90];

export function isFit(text: string): boolean {
  return (
    !isOrder(text) &&
    !/[<{}\\@]|>(?! )|https?:|www\.|\d{5,}|(\p{L})\1{4,}|\p{L}{30,}/u.test(text) &&
    !readTopics(text).attributes.some(({ id }) => id === 'insult' || id === 'sexual')
  );
}

/** Where somebody lives, a blow, a drink until sleep, lived or boasted of; what only goes on or says little: nobody holds it up. */
const dull = Object.values(notBest).flatMap((rows) => rows.map((row) => new RegExp(row, 'iu')));

/** Words that tell: long ones. */
const told = ({ text }: Clause) => Math.min((text.match(/\p{L}{5,}/gu) ?? []).length, 6);
export const worthOf = (one: Clause) => 3 * (one.kind?.rank ?? 0) + told(one);

const isMemorable = ({ text, kind }: Clause): boolean =>
  kind?.rank !== undefined &&
  // A joke in three words is too easily misread.
  (text.match(/[\p{L}\d]+/gu) ?? []).length >= (kind.rank > 3 ? 4 : 3) &&
  !dull.some((one) => one.test(text)) &&
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
