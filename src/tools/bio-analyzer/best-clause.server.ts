import { fold } from '../../language/write/fold.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { unsafeToQuote } from '../../language/write/quoting.server.ts';
import { withStops } from '../../language/write/spelled.server.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import { findingsIn } from './findings.server.ts';

const shortest = 14;
const longest = 88;
const mostClauses = 40;

/** What is done, counted or confessed says more than what is liked. */
const lively =
  /\b(?:nunca|siempre|jamas|peor|mejor|lloro|canto|quemo|colecciono|hago|explico|cocino|toco|restauro|cuento|pierdo|gano|duermo|bailo|aprendi\w*|invito|superpoder|mania|mi (?:abuela|madre|gat[oa]|perr[oa]|padre)|los (?:lunes|martes|jueves|domingos|viernes|sabados)|de noche|todavia)\b/;
const flat =
  /\b(?:me gusta|busco|soy una persona|disfrutar|vida|amig[oa]s|viajar|hola|escribeme|pregunta\w*)\b/g;

/** A slip of the pen is not held up to anybody. */
const disagrees =
  /(?<!\p{L})(?:(?:el|un|del|al) \p{Ll}{2,}(?:a|[aeo]s)|la \p{Ll}+(?:aje|ismo|miento)|(?:una|esta) \p{Ll}{2,}o)(?!\p{L})/u;

/** What somebody is, has or never does is theirs to say, and no hook. */
export const isTold = (clause: string): boolean => readTopics(clause).attributes.length > 0;

export function livelinessOf(clause: string): number {
  const folded = fold(clause);
  return (
    Math.min(readTopics(clause).topics.filter(({ topic }) => !topic.common).length, 2) +
    (lively.test(folded) ? 2 : 0) -
    (folded.match(flat)?.length ?? 0)
  );
}

/** The words somebody would remember; undefined where no clause stands out. */
export function bestClause(bio: string): string | undefined {
  let best: string | undefined;
  let most = 1;
  for (const raw of withStops(bio)
    .split(/(?:[!?¡¿;\n•·|]|\.(?!\d))+/)
    .slice(0, mostClauses)) {
    const clause = raw.trim().replace(/^[,\s]+|[,\s]+$/g, '');
    if (
      clause.length < shortest ||
      clause.length > longest ||
      unsafeToQuote(clause) ||
      disagrees.test(clause) ||
      isOrder(clause) ||
      isTold(clause) ||
      !lively.test(fold(clause)) ||
      findingsIn(clause).redFlags.length > 0
    )
      continue;
    const score = livelinessOf(clause);
    if (score > most) [best, most] = [clause, score];
  }
  return best;
}
