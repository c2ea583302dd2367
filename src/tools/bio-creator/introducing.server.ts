import { givenNames, towns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { joinAnd, uncapitalise } from '../../language/write/grammar.ts';
import { foldedJobs } from '../../language/write/people.server.ts';
import data from './own-words.json' with { type: 'json' };
import { people } from './sentence.server.ts';

const verbs = data.introduced.map(([words = '', verb = '']) => [new RegExp(words, 'u'), verb] as const);
/** «Profe de primaria», «camarera en Lugo». */
const atWork = /^(\p{L}+) (?:de|en) \p{L}+(?: \p{L}+)?$/u;
const noneIs =
  /^(?:chic[oa]|hombre|mujer|senora?|ti[oa]|chav[oa]|persona|(?:niet|nin|nen|hij|sobrin)[oa]s)$/u;

/** The verb that surely says it: «enfermera», «34 años», «Sevilla». */
function verbOf(part: string, next = ''): string | undefined {
  const folded = fold(part);
  if (towns.has(folded)) return 'vivo en';
  if (givenNames.has(folded) && /^\d\d /u.test(next)) return 'me llamo';
  const verb = verbs.find(([words]) => words.test(folded))?.[1];
  if (verb) return verb;
  const [, trade = ''] = atWork.exec(folded) ?? [];
  return (people.has(folded) && !noneIs.test(folded)) || foldedJobs.has(trade) ? 'soy' : undefined;
}

/** «Lesbiana, 26 años, Medellín» with its verbs, where each of them is sure; and else as it was put. */
export function introduced(parts: readonly string[]): string {
  const facts = parts.map((part, at) => ({
    verb: verbOf(part, parts[at + 1]),
    said: towns.get(fold(part)) ?? givenNames.get(fold(part)) ?? part,
  }));
  if (facts.some(({ verb }) => !verb)) return facts.map(({ said }) => said).join(', ');
  const clauses = [...Map.groupBy(facts, ({ verb }) => verb)].map(
    ([verb, those]) =>
      `${verb} ${joinAnd(those.map(({ said }) => (isProper(said) ? said : uncapitalise(said))))}`,
  );
  if (!clauses.slice(-2).some((one) => / [ye] (?!\p{L}+ años)/u.test(one))) return joinAnd(clauses);
  return [clauses.slice(0, -1).join(', '), clauses.at(-1)].filter(Boolean).join(', y ');
}

const isProper = (said: string) => towns.has(fold(said)) || givenNames.has(fold(said));
