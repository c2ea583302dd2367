import { linesFromPasted, textOf } from './lines.ts';
import { lettersFor, renamed } from './names.ts';
import { privateWordsIn } from './private-words.ts';

/** Not ready is a chat where nobody knows which side is theirs, or one that tells who somebody is. Decision 0062. */
export function readyToSend(pasted: string): { isReady: boolean; text: string } {
  const lines = linesFromPasted(pasted);
  if (lines.length < 2) return { isReady: true, text: pasted };
  const letters = lettersFor(lines);
  const isReady = lines.some(({ who }) => who === 'me') && privateWordsIn(lines, letters.keys()).length === 0;
  return { isReady, text: isReady ? textOf(renamed(lines, letters)) : pasted };
}
