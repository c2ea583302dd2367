import { saidFeatures } from '../read/learned/said-features.ts';
import { loadSaid } from '../read/learned/weights.server.ts';
import { type Saying, sayingsIn } from './sayings.server.ts';

const model = loadSaid();

/** How likely each thing is to be what a message says first, by the words of strangers who wrote it in many ways. */
export const likelySayings = (
  text: string,
  own: string,
  found: readonly Saying[],
): { choice: string; share: number }[] =>
  model.shares(
    saidFeatures(
      text,
      own,
      found.map(({ id }) => id),
    ),
  );

const longest = 1_200;
/** Share from which the weights are believed. */
const enough = 0.3;
/** Below it they speak plainly against what a rule found. */
export const against = 0.01;

/** By their marks alone, which stay with them. */
export const saidSentences = (text: string): readonly string[] => text.match(/[^.!?\n]+[.!?]*/g) ?? [text];

/** What a message says, first of all what is plain by its words, then what rules found that they do not speak against. */
export function sayingsOf(text: string, own = ''): Saying[] {
  const found = sayingsIn(text);
  if (text.length > longest) return found;
  const shares = new Map(likelySayings(text, own, found).map(({ choice, share }) => [choice, share]));
  const [likeliest] = shares;
  const isKept = ({ id }: Saying) => (shares.get(id) ?? 1) >= against;
  if (!likeliest || likeliest[1] < enough) return found.filter(isKept);
  const [id] = likeliest;
  const first = found.find((one) => one.id === id) ?? quoted(id, text);
  return [first, ...found.filter((one) => one.id !== id && isKept(one))];
}

/** By the sentence that says it most. */
function quoted(id: string, text: string): Saying {
  const shareIn = (sentence: string) =>
    likelySayings(sentence, '', sayingsIn(sentence)).find(({ choice }) => choice === id)?.share ?? 0;
  const [quote = text] = saidSentences(text)
    .map((sentence) => ({ sentence, share: shareIn(sentence) }))
    .toSorted((one, other) => other.share - one.share)
    .map(({ sentence }) => sentence.trim());
  return { id, quote, rest: text.replace(quote, ' ') };
}
