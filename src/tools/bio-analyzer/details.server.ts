import { fold } from '../../language/write/fold.ts';
import written from './details.json' with { type: 'json' };

const details = written.map(({ words, ...detail }) => ({ ...detail, words: new RegExp(words, 'u') }));

/** What somebody could tell instead of what many write, with words to finish, in the order in which it is named. */
export const detailsOn = (text: string): string[] => {
  const folded = fold(text);
  return details
    .map(({ words, asks, example }) => ({ at: folded.search(words), says: `${asks}: «${example}».` }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ says }) => says);
};
