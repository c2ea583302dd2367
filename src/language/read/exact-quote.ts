import { type Normalised, normalise, originalOf } from './normalise.ts';

/** Looks for words that a model says are in a text, and gives them as they are there. Accents, case and quotation marks are repaired; other words are not. */
export function quotesIn(text: string): (quote: string) => string | null {
  // A chat of 50,000 characters is made comparable once, not for each quote.
  let known: Normalised | null = null;
  return (quote) => {
    const wanted = quote.trim();
    if (wanted === '') return null;
    if (text.includes(wanted)) return wanted;
    known ??= normalise(text);
    const needle = normalise(wanted).text.replace(/^[^a-z0-9]+|[^a-z0-9?!]+$/g, '');
    const at = needle === '' ? -1 : known.text.indexOf(needle);
    return at < 0 ? null : originalOf(text, known, at, at + needle.length);
  };
}
