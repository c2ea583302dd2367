import dictionary from 'dictionary-es';
import nspell from 'nspell';
import { openerKinds, topics } from '../../src/language/write/topics.server.ts';
import words from './words.json' with { type: 'json' };
import { type Check, folded, wordsOf } from './written.ts';

const speller = nspell(dictionary);
// Good Spanish of today that the dictionary lacks.
for (const word of words.accepted) speller.add(word);
const known = new Map<string, boolean>();

const voseo = /(?:[áéí]s|[áéí])$/u;
const clitics = /(?:me|te|se|le|les|lo|la|los|las|nos|os)$/u;

function isKnown(word: string): boolean {
  const before = known.get(word);
  if (before !== undefined) return before;
  const lower = word.toLowerCase();
  const found =
    speller.correct(word) ||
    speller.correct(lower) ||
    speller.correct(lower.replace(/s$/u, '')) ||
    withoutClitics(lower);
  known.set(word, found);
  return found;
}

/** «Contádmelo» and its like are more than a list can hold: the verb alone has to stand. */
function withoutClitics(word: string): boolean {
  let rest = word;
  for (let taken = 0; taken < 2 && clitics.test(rest); taken += 1) {
    rest = rest.replace(clitics, '');
    const bare = folded(rest);
    if ([rest, bare, `${bare}d`, `${bare}s`].some((form) => form.length > 1 && speller.correct(form)))
      return true;
  }
  return false;
}

/** Lines of the lexicon name films, bands and dishes; they are spelled by hand, and its own test looks for lost accents. */
const topicLines = new Set(topics.flatMap((one) => openerKinds.flatMap((kind) => one[kind])));
const isOfTopics = (piece: string) => topicLines.has(piece.replace(/^Hola, \p{L}+\. /u, ''));

export const spelledWell: Check = ({ ours, said, label }) => {
  const given = new Set(wordsOf(folded(said)));
  const fromInput = (word: string) => given.has(folded(word)) || given.has(folded(word).replace(/s$/u, ''));
  const used = ours
    .filter((piece) => !isOfTopics(piece))
    // A bio ends with a question of the lexicon.
    .map((piece) => piece.replace(/¿[^?¿]+\?/gu, (question) => (topicLines.has(question) ? '' : question)))
    .flatMap((piece) => wordsOf(piece.replace(/«[^»]*»/gu, '')));
  const wrong = used.filter(
    (word) =>
      word.length > 1 && !isKnown(word) && !fromInput(word) && !(label.address === 'vos' && voseo.test(word)),
  );
  return [...new Set(wrong)];
};
