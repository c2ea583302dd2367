import { givenNames, towns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { joinAnd, uncapitalise } from '../../language/write/grammar.ts';
import { foldedJobs } from '../../language/write/people.server.ts';
import data from './own-words.json' with { type: 'json' };
import { goesOn, people, trait } from './sentence.server.ts';

/** «Soy» and «camionera», «vivo en» and «Burgos». */
interface Fact {
  verb: string;
  said: string;
  /** The verb is ours: «camionera». */
  isBare?: true;
}

const verbs = data.introduced.map(([words = '', verb = '']) => [new RegExp(words, 'u'), verb] as const);
const isJob = (said: string) => foldedJobs.has(fold(said).split(' ')[0] ?? '');
const isName = (said: string) => givenNames.has(fold(said).split(' ')[0] ?? '');

/** With the verb that says it; none where it is not sure. */
function factOf(part: string, last?: Fact): Fact | undefined {
  const folded = fold(part);
  const town = towns.get(folded);
  if (town) return { verb: 'en', said: town };
  const [, own = '', rest] = /^(me llamo|soy|estoy|tengo|mido|vivo en) (.+)$/iu.exec(part) ?? [];
  if (rest) return { verb: own.toLowerCase(), said: rest };
  if (givenNames.has(folded)) return { verb: 'me llamo', said: givenNames.get(folded) ?? part };
  const verb = verbs.find(([words]) => words.test(folded))?.[1];
  if (verb !== undefined) return verb ? { verb, said: uncapitalise(part), isBare: true } : undefined;
  const isSomebody = (said: string) => {
    const [first = ''] = said.replace(/^(?:muy|bastante|medio|super) /u, '').split(/[ -]/u);
    const isTrait = last?.verb === 'soy' && first === said && trait.test(said);
    return isTrait || [first, first.replace(/a$/u, 'o')].some((word) => people.has(word));
  };
  // «Gamer y gym»: nobody is a gym.
  return folded.split(/ [ye] /u).every(isSomebody)
    ? { verb: 'soy', said: uncapitalise(part), isBare: true }
    : undefined;
}

/** «Mujer trans» says «soy trans» too. */
const isTold = ({ verb, said }: Fact, facts: readonly Fact[]) =>
  facts.some((one) => one.verb.startsWith(verb) && ` ${fold(one.said)} `.includes(` ${fold(said)} `));

/** Clauses of one sentence, and where they are long. */
const [usual, fewest, longest] = [3, 2, 84];
/** «Soy madre de una niña sorda y cartera» would be another girl. */
const wordsOfOne = 3;

/** «Lesbiana, 26 años, Medellín, diseñadora», each with its verb; what has none that is sure is named after them. */
export function introduced(parts: readonly string[]): string[] {
  const facts: Fact[] = [];
  const first: string[] = [];
  const unsure: string[] = [];
  for (const typed of parts) {
    const last = facts.at(-1);
    const part = typed.replace(
      /(?<!desde )(?=hace (?:\S+ (?:años|meses|semanas)|(?:un )?(?:año|mes)(?: y (?:medio|pico))?|mucho|poco|tiempo)$)/u,
      'desde ',
    );
    const fact = factOf(part, last);
    if (fact && isTold(fact, facts)) continue;
    if (fact) facts.push(fact);
    else if (last && (/^(?:con|sin|depende|todo) /u.test(part) || goesOn.test(fold(part))))
      last.said += `, ${part}`;
    else (last ? unsure : first).push(part);
  }
  if (first.length + unsure.length > facts.length) return [parts.join(', ')];
  const job = facts.find(({ verb, said }) => verb === 'soy' && isJob(said) && !/ en /u.test(said));
  const home = facts.find(({ verb }) => verb === 'en');
  if (home) home.verb = 'vivo en';
  if (job && home) {
    job.said += ` en ${home.said}`;
    facts.splice(facts.indexOf(home), 1);
  }
  const runs: Fact[][] = [];
  for (const fact of together(facts)) {
    const last = runs.at(-1)?.at(-1);
    const isNext =
      last?.verb === fact.verb || (fact.verb === 'soy' && last !== undefined && ofAPerson.test(last.verb));
    // «Soy Lucía, de Cádiz»
    if (last && isNext && fact.said.startsWith('de ')) last.said += `, ${fact.said}`;
    else if (isNext && last && last.said.split(' ').length <= wordsOfOne) runs.at(-1)?.push(fact);
    else runs.push([fact]);
  }
  const clauses = runs.map((run, at) => {
    const [{ verb } = { verb: '' }] = run;
    const isAgain = runs.slice(0, at).some(([one]) => one?.verb === verb);
    const isWork = isAgain && run.every(({ said, isBare }) => isBare && isJob(said));
    return `${isWork ? 'trabajo de' : verb} ${saidOf(run)}`;
  });
  const mostInOne = clauses.join(', ').length > longest ? fewest : usual;
  const sentences = Array.from({ length: Math.ceil(clauses.length / mostInOne) }, (_, n) =>
    joined(clauses.slice(n * mostInOne, (n + 1) * mostInOne)),
  );
  return [first.join(', '), ...sentences, unsure.join(', ')].filter(Boolean);
}

/** «Soy un chico trans, ilustrador», «soy Toñi, viuda» */
const ofAPerson = /^soy una?$/u;
/** «Simpática, divertida y amiga de mis amigos» has its «y». */
const row = (all: readonly string[]) => (/ [ye] /u.test(all.at(-1) ?? '') ? all.join(', ') : joinAnd(all));
function saidOf(run: readonly Fact[]): string {
  const [name = '', ...others] = run.map(({ said }) => said);
  const isPerson = ofAPerson.test(run[0]?.verb ?? '');
  if (others.length === 0) return name;
  if (isName(name) || (isPerson && others.length === 1 && isJob(others[0] ?? '')))
    return `${name}, ${joinAnd(others)}`;
  // «Un hombre viudo»
  return isPerson && !name.includes(' ') ? `${name} ${joinAnd(others)}` : row([name, ...others]);
}

/** What they are stands in one row, with a long trade and a town last: «soy gay, vegano y profe de yoga en Barcelona». */
function together(facts: readonly Fact[]): Fact[] {
  const [first] = facts;
  const at = (one: Fact) =>
    facts.findIndex(
      ({ verb }) => verb.startsWith('soy') && one.verb.startsWith('soy') && verb.length >= one.verb.length,
    );
  const rank = (one: Fact, n: number) => (at(one) < 0 ? n : at(one));
  const isLast = (one: Fact) =>
    Number(one.said.startsWith('de ')) * 2 ||
    Number(one !== first && one.said.split(' ').length > wordsOfOne);
  return facts
    .map((one, n) => ({ one, rank: rank(one, n) }))
    .toSorted((a, b) => a.rank - b.rank || isLast(a.one) - isLast(b.one))
    .map(({ one }) => one);
}

/** «Soy alta y miope, y vivo en Burgos.» */
function joined(clauses: readonly string[]): string {
  const isList = (one: string) => / [ye] |, /u.test(one.replace(/\([^()]*\)|\p{L}+ y \p{L}+ años/gu, ''));
  if (!clauses.slice(-2).some(isList)) return joinAnd(clauses);
  return `${clauses.slice(0, -1).join(', ')}${isList(clauses.at(-1) ?? '') ? ', ' : ', y '}${clauses.at(-1)}`.replace(
    /^, (?:y )?/u,
    '',
  );
}
