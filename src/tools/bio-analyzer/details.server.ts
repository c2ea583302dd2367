import { fold } from '../../language/write/fold.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import written from './details.json' with { type: 'json' };

const details = written.map(({ words, ...detail }) => ({ ...detail, words: new RegExp(words, 'u') }));

/** What is named in a text, in the order in which it is named. */
function detailsIn(text: string) {
  const isWritten = /\p{L}/u.test(text);
  const folded = fold(
    isWritten
      ? text
      : readTopics(text)
          .topics.map(({ topic }) => topic.name)
          .join(' '),
  );
  return details
    .map(({ words, ...detail }) => ({ at: folded.search(words), ...detail }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
}

/** What somebody could tell instead of what many write, with words to finish. */
export const detailsOn = (text: string): string[] =>
  detailsIn(text).map(({ asks, example }) => `${asks}: «${example}».`);

/** The words to finish alone. */
export const exampleOn = (text: string): string[] => detailsIn(text).map(({ example }) => `${example}.`);
