import type { Lines } from './lines.ts';
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

/** Without what only the one who asks has said: a model takes it for the other one's. A line without a label, below one of theirs, may be anybody's. */
export function quotesOfOthers(text: string, { messages }: Lines): (quote: string) => string | null {
  const exact = quotesIn(text);
  const isLabelled = (start: number) =>
    text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() !== '';
  const said = (isOwn: boolean) =>
    messages
      .filter(({ author, start }) => (author === 'mine' && isLabelled(start)) === isOwn)
      .map(({ start, end }) => text.slice(start, end))
      .join('\n');
  const [own, others] = [said(true), said(false)];
  return (wanted) => {
    const quote = exact(wanted);
    return quote && own.includes(quote) && !others.includes(quote) ? null : quote;
  };
}
