import { fold } from '../../language/write/fold.ts';
import { turnedAround } from '../../language/write/turned.server.ts';

const refuses = /(?<!\p{L})(?:no|ni|sin|nada|nunca|odio|detesto|abstener\p{L}*|fuera)(?!\p{L})/u;
const piecesOf = (text: string) => text.split(/ ?[,.|•·\n]+ ?/u).filter(Boolean);

/** What shuts a door and can be said in another way: «no fotos no contesto». */
export const softenedIn = (text: string): { text: string; says: string }[] =>
  piecesOf(text).flatMap((piece) => {
    const [says] = refuses.test(fold(piece)) ? turnedAround(piece) : [];
    return says ? { text: piece, says } : [];
  });

/** The same text with each of them said so, after all the rest. */
export function softened(text: string): string {
  const found = softenedIn(text);
  if (found.length === 0) return text;
  const rest = piecesOf(text).filter((piece) => !found.some((one) => one.text === piece));
  return [rest.join(', '), ...new Set(found.map(({ says }) => says.slice(0, -1)))].filter(Boolean).join('. ');
}
