import { fold } from './fold.ts';
import { type InterestFamily, interestFamilies } from './interests.server.ts';
import { jobs, traits } from './people.server.ts';
import { placeNames } from './places.server.ts';

export interface Noun {
  /** With its article, where it has one: «el senderismo», «viajar». */
  el: string;
  family: InterestFamily;
}

export const longestTerm = 4;

export const nounOf = new Map<string, Noun>();
for (const [family, lines] of Object.entries(interestFamilies) as [InterestFamily, string][])
  for (const entry of lines.split(/[;\n]/)) {
    const [phrase = '', aliases = ''] = entry.split(':').map((part) => part.trim());
    const noun = { el: phrase, family };
    const own = fold(phrase);
    for (const term of [
      own.replace(/^(el|la|los|las) /, ''),
      ...aliases.split(',').map((alias) => fold(alias.trim())),
    ])
      if (term && !nounOf.has(term)) nounOf.set(term, noun);
  }

export const placeOf = new Map(placeNames.map((name) => [fold(name).replace(/^(la|los|el) /, ''), name]));

export const jobOf = new Map(jobs.map((job) => [fold(job), job]));

export const traitOf = new Map(traits.map((trait) => [fold(trait), trait]));
