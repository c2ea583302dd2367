const longest = 140;
const edge = /[.?!\n…]/;
/** «1.850 €» goes on. */
const isEdge = (text: string, at: number): boolean =>
  edge.test(text.charAt(at)) && !/^\d\.\d/.test(text.slice(Math.max(0, at - 1), at + 2));

export function widenQuote(text: string, start: number, quote: string): string {
  let from = start;
  let to = start + quote.length;
  while (from > 0 && !isEdge(text, from - 1) && to - from < longest) from -= 1;
  while (to < text.length && !isEdge(text, to) && to - from < longest) to += 1;
  while (to < text.length && /[?!]/.test(text.charAt(to)) && to - from < longest + 3) to += 1;
  if (to - from < longest) return withoutLabel(text.slice(from, to).trim());
  const isCut = from > 0 && !isEdge(text, from - 1);
  const whole = isCut ? text.indexOf(' ', from) + 1 : from;
  const before = text.lastIndexOf(' ', Math.max(0, start - 40)) + 1;
  const after = text.indexOf(' ', start + quote.length + 20);
  const part = text.slice(Math.max(before, whole), after < 0 ? to : Math.min(after, to + longest)).trim();
  return part.length <= 2 * longest && part.includes(quote) && !part.includes('\n')
    ? withoutLabel(part)
    : quote;
}

/** "Ana: hola" is evidence by "hola". */
function withoutLabel(line: string): string {
  return line.replace(/^(?:\[[^\]]{5,30}\]\s*|\d[\d/.,: apm]{8,30}- )?\p{Lu}[\p{L} ]{0,20}:\s+/u, '');
}
