import { isAmerican } from '../../language/write/american.ts';
import { fitsPerson } from '../../language/write/attributes.server.ts';
import { isFactOfLife } from '../../language/write/facts-of-life.server.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { namesAnother, stems } from '../../language/write/near-lines.server.ts';
import { questionsOn } from '../../language/write/questions.server.ts';
import type { Dice } from '../../language/write/seeded.ts';
import { questionsAbout, readTopics, type Topic, topicsOf } from '../../language/write/topics.server.ts';
import lines from './lines.json' with { type: 'json' };
import { isDelicate, type OwnWords } from './own-words.server.ts';
import { harmless } from './sentence.server.ts';
import { type Block, textOf } from './telling.server.ts';

/** What may be asked of whoever reads it: of what they tell, a question and a plan by turns. */
export function asksFor(own: OwnWords, blocks: readonly Block[], dice: Dice): string[] {
  const language = otherLanguageOf(own.said);
  if (language) {
    const { other, ...known } = lines.languages as Record<string, string[]>;
    return dice.shuffle(known[language] ?? other ?? []);
  }
  const whole = readTopics(own.said);
  const suits = fitsPerson(whole.attributes);
  const fits = (line: string) => suits(line, true);
  const said = stems(own.said);
  const disliked = new Set(whole.disliked.map(({ topic }) => topic.id));
  const known = topicsOfBlocks(blocks).filter(
    ({ id, name }) => !trades.has(id) && !disliked.has(id) && fits(name),
  );
  const rare = known.filter(({ common }) => !common);
  const named = isDelicate(own) ? [] : dice.shuffle(rare.length > 0 ? rare : known);
  const ofTopic = (lines: (topic: Topic) => readonly string[]) =>
    named.flatMap((topic) => {
      const isElse = namesAnother(topic, said, isAmerican(own.said));
      return lines(topic).filter((line) => fits(line) && !isElse(line));
    });
  const questions = [
    ...questionsOn(textOf(blocks)).filter(fits),
    ...ofTopic(questionsAbout).filter((line) => !presumes.test(line)),
  ];
  return [...questions, ...ofTopic(({ invite }) => invite.filter((line) => plan.test(line)))];
}

/** What they like, where they name it, and else what they do. */
function topicsOfBlocks(blocks: readonly Block[]): Topic[] {
  const listed = likedIn(blocks);
  const done = blocks
    .filter(({ text, items }) => items.length === 0 && !isFact(text))
    .flatMap(({ text }) => readTopics(text).topics)
    .filter((one) => one.said && !isFactOfLife(one))
    .map(({ topic }) => topic);
  return [...new Set(listed.length > 0 ? listed : done)];
}

export const likedIn = (blocks: readonly Block[]): Topic[] =>
  blocks.flatMap(({ items }) => items.flatMap(({ topic, isOwn }) => (topic && !isOwn ? topic : [])));

/** Whether a line says by itself what it asks about, before anything is told. */
export function isClearAlone(line: string, own: OwnWords): boolean {
  const said = stems(own.said);
  return !plan.test(line) || [...stems(line)].some((stem) => said.has(stem));
}

/** Status, faith, health: nobody announces it with a joke. */
export const isFact = (sentence: string) =>
  readTopics(sentence).attributes.some(({ id }) => !harmless.has(id));

const trades = topicsOf('work', 'trades');
/** Only who does it too could answer. */
const presumes = /(?<!\p{L})(?:tus?|te|has|tuy[oa]s?)(?!\p{L})/iu;
/** What two could do: «¿Una ruta corta, de las de ir charlando…?», nothing that teaches or tells. */
const plan =
  /^¿(?:Una?s?|Y si (?:un día )?\p{L}+mos) (?!.*(?<!\p{L})(?:me|tus?|te|mis?|yo|contigo)(?!\p{L}))[^?¿]{12,90}\?$/u;
