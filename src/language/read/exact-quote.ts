import { normalise, originalOf } from './normalise.ts';

/** Words that a model says are in a text, as they are there. Accents, case and quotation marks are repaired; other words are not. */
export function exactQuote(text: string, quote: string): string | null {
  const wanted = quote.trim();
  if (wanted === '') return null;
  if (text.includes(wanted)) return wanted;
  const plain = normalise(text);
  const needle = normalise(wanted).text.replace(/^[^a-z0-9]+|[^a-z0-9?!]+$/g, '');
  const at = needle === '' ? -1 : plain.text.indexOf(needle);
  return at < 0 ? null : originalOf(text, plain, at, at + needle.length);
}
