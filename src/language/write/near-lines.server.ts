import { fold } from './fold.ts';
import type { Topic } from './topics.server.ts';

const little = new Set(
  'los las del una uno con por que sin para sus mis este esta soy son hay muy mas'.split(' '),
);

export const stems = (text: string): ReadonlySet<string> =>
  new Set(
    (fold(text).match(/[a-z]+/g) ?? [])
      .filter(
        (word) =>
          word.length > 1 &&
          !little.has(word) &&
          !/^(?:el|la|de|en|al|un|se|le|me|te|tu|mi|su|es|y|o|a|ir|lo|no|si)$/.test(word),
      )
      .map((word) => word.slice(0, 5)),
  );

/** Each thing that a topic is said by in one word: «gambas» and «percebes» are both seafood. */
const thingsOf = ({ said }: Topic): ReadonlySet<string> =>
  stems(
    said
      .filter((term) => /^\w+(?:\(\w+(?:\/\w+)*\)|\*)?$/u.test(term))
      .map((term) => term.replace(/[(*].*$/u, ''))
      .join(' '),
  );

export function namesAnother(
  topic: Topic,
  told: ReadonlySet<string>,
  isAmerican = false,
): (line: string) => boolean {
  const name = [...stems(topic.name)];
  if (!isAmerican && name.every((stem) => told.has(stem))) return () => false;
  // «Asado» is no «barbacoa» there.
  const said = [...told, ...(isAmerican ? [] : name)].map(rootOf);
  const others = new Set(
    [...thingsOf(topic), ...name].filter((stem) => stem.length > 3 && !said.includes(rootOf(stem))),
  );
  return (line) => [...stems(line)].some((stem) => others.has(stem));
}

/** «Gata» and «gatitos» are what «gatos» are. */
const rootOf = (stem: string) => stem.slice(0, 3);
