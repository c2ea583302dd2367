import { stringsIn } from '../../platform/strings-in.ts';

/** Small words that one of the two languages has and the other has not. */
const english = /\b(?:the|and|you|your|they|is|are|with|that|this|for|have|would|about|from|it|of|to)\b/gi;
const spanish = /\b(?:el|la|los|las|de|del|que|y|en|un|una|es|con|por|para|tu|se|lo|te|al|su)\b/gi;
const leastWords = 4;

/** A model that was asked in Spanish has answered in English. What it quotes in English is not taken for that. */
export function isEnglish(output: unknown): boolean {
  const text = stringsIn(output).join('\n');
  const words = text.match(english)?.length ?? 0;
  return words >= leastWords && words > 2 * (text.match(spanish)?.length ?? 0);
}
