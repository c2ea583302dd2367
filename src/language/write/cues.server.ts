import { readData } from '../read/data.server.ts';
import type { Hit } from '../read/terms.ts';
import type { SentenceWords } from './sentence-words.ts';

interface Cue {
  id: string;
  said: readonly string[];
  unless?: readonly string[];
  weight?: number;
  /** Of which those are: the rest of the list's item, that and what stands before it in the clause, or the rest of the sentence. */
  reach?: 'item' | 'clause' | 'sentence';
  avoid?: readonly string[];
}

export const cues = readData<Cue[]>('cues.json');

type SaidCue = Hit & { cue: Cue };

const endsItem = new Set(['y', 'e', 'o', 'ni', 'pero', 'aunque']);

/** By word, what the cues around it add up to; and whether it is said of the writer, in a text that also tells of another person. */
export function weighed(text: SentenceWords, said: readonly SaidCue[]) {
  const { text: words, clauses, sentences } = text;
  const weights = words.map(() => 0);
  const own = words.map(() => false);
  const theirs = new Set(said.filter(({ cue }) => cue.id === 'theirs').map(({ first }) => first));
  for (const { cue, first, last } of said) {
    const isOwn = cue.id === 'own' && theirs.size > 0;
    const unit = cue.reach === 'sentence' ? sentences : clauses;
    let from = cue.reach === 'clause' ? first : last + 1;
    while (cue.reach === 'clause' && unit[from - 1] === unit[first]) from -= 1;
    for (let at = from; unit[at] === unit[first]; at += 1) {
      if (cue.reach !== 'sentence' && at > last && endsItem.has(words[at] as string)) break;
      if (isOwn && theirs.has(at)) break;
      weights[at] = (weights[at] ?? 0) + (cue.weight ?? 0);
      own[at] ||= isOwn;
    }
  }
  return { weights, own };
}
