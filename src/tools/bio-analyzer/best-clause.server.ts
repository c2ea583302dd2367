import { fold } from '../../language/write/fold.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { jobs, traits } from '../../language/write/people.server.ts';
import { withStops } from '../../language/write/spelled.server.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import { findingsIn } from './findings.server.ts';
import written from './patterns.json' with { type: 'json' };

const shortest = 14;
const longest = 110;
const mostClauses = 40;

/** What is done, counted or confessed says more than what is liked. */
const lively =
  /\b(?:nunca|siempre|jamas|peor|mejor|lloro|canto|quemo|colecciono|hago|explico|cocino|toco|restauro|cuento|pierdo|gano|duermo|bailo|aprendi\w*|invito|superpoder|mania|mi (?:abuela|madre|gat[oa]|perr[oa]|padre)|los (?:lunes|martes|miercoles|jueves|domingos|viernes|sabados)|de noche|todavia|mas (?:de|que)|funciona|juro|excepcionalmente|se me|aunque|con (?:el|la|los|las) que|llen[oa]s? de|(?:un|una|mi) [a-z]+ que (?:me |se |no |lo )?(?!sea|sepa|tenga|quiera|haga|venga|pueda)[a-z]+an?)\b/;
const flat =
  /\b(?:busco|soy una persona|disfrutar|vida|amig[oa]s|viajar|hola|escribeme|pregunta\w*|me gusta[^,]*,[^,]*,)\b/g;
const plain = new RegExp(`^(?:${[...written.plain, ...jobs.map(fold), ...traits.map(fold)].join('|')})`);

/** A refusal, a demand, an operation: nothing to be remembered by. */
const shy = new RegExp(written.shy);

/** A slip of the pen is not held up to anybody. */
const disagrees =
  /(?<!\p{L})(?:(?:el|un|del|al) (?!d[ií]a(?!\p{L})|mapa|tema|clima|plan|problema|planeta|sofá|cine)\p{Ll}{2,}(?:a|[aeo]s)|la \p{Ll}+(?:aje|ismo|miento)|(?:una|esta) \p{Ll}{2,}o)(?!\p{L})/u;

export function isFit(text: string): boolean {
  return (
    !isOrder(text) &&
    !/[<>{}\\@]|https?:|www\.|\d{5,}|(\p{L})\1{4,}|\p{L}{30,}/u.test(text) &&
    !readTopics(text).attributes.some(({ id }) => id === 'insult' || id === 'sexual')
  );
}

/** Theirs to say, and nothing for us to hold up. */
const isPrivate = (clause: string): boolean =>
  readTopics(clause).attributes.some(({ id }) =>
    /^(?:illness|disab|deaf|wheels|bad-news|religion|orient|threat|sober|refused)/.test(id),
  );

/** What somebody is, has or never does is theirs to say, and no hook. */
export const isTold = (clause: string): boolean => readTopics(clause).attributes.length > 0;

/** Words that few profiles have, besides the names of things that many like. */
function rareIn(folded: string, topics: readonly { said: string }[]): number {
  const named = new Set(topics.flatMap(({ said }) => fold(said).split(' ')));
  const rare = (folded.match(/[a-z]{5,}/g) ?? []).filter((word) => !named.has(word) && !plain.test(word));
  return Math.min(new Set(rare).size, 4);
}

/** A text without stops gets them; one that has some knows where they go. */
export const parted = (bio: string, stop?: string): string =>
  /[.!?…\n]\s+\S/u.test(bio) ? bio : withStops(bio, stop);

export function livelinessOf(clause: string): number {
  const folded = fold(clause);
  const { topics } = readTopics(clause);
  return (
    rareIn(folded, topics) +
    Math.min(topics.filter(({ topic }) => !topic.common).length, 1) +
    (lively.test(folded) ? 2 : 0) -
    (clause.split(',').length > 3 ? 2 : 0) -
    (folded.match(flat)?.length ?? 0)
  );
}

/** Of a list, the one thing that is told and not only named. */
const inParts = (clause: string): string[] =>
  /,(?!\d)/.test(clause)
    ? clause.split(/,(?!\d)| y (?=(?:tengo|un|una|mi|mis|el|la|los|las|dos|tres) )/iu)
    : [clause];

/** The words somebody would remember; undefined where no clause stands out. */
export function bestClause(bio: string): string | undefined {
  let best: string | undefined;
  let most = 2;
  for (const raw of parted(bio.replace(/¿[^?¿]*\?/gu, '. '))
    .split(/(?:[!?¡¿;:\n•·|]|\.(?!\d)|\p{Extended_Pictographic})+/u)
    .flatMap(inParts)
    .slice(0, mostClauses)) {
    const clause = raw.trim().replace(/^[,\s]+|[,\s]+$/g, '');
    if (
      clause.length < shortest ||
      clause.length > longest ||
      disagrees.test(clause) ||
      shy.test(fold(clause))
    )
      continue;
    const score = livelinessOf(clause);
    if (score > most && isFit(clause) && !isPrivate(clause) && !isFound(clause))
      [best, most] = [clause, score];
  }
  return best;
}

function isFound(clause: string): boolean {
  const { redFlags, cliches } = findingsIn(clause);
  return redFlags.length + cliches.length > 0;
}
