import { withStops } from '../../language/write/spelled.server.ts';
import { wellWritten } from '../../language/write/well-written.server.ts';

const introduces = /\b(?:me llamo|soy) [^.]{2,40}\b(?:tengo \d\d|soy de|vivo en|trabajo)/iu;
const long = 25;

/** Whoever wrote so much ends it as well. */
const full = (text: string) =>
  /[\p{L}\d)]$/u.test(text) && !/(?:[:;=]-?\)|[jh][ae])$/iu.test(text) ? `${text}.` : text;

/** The draft as it is, well written, with stops where somebody introduces themselves in one breath. */
export function wellPut(typed: string): string {
  const draft = typed.replace(/^\s*k+\s*[.!]*\s*$/iu, 'ok').replace(/(?<!\p{L})s[ií]{2,}(?!\p{L})/giu, 'sí');
  const written = wellWritten(introduces.test(draft) ? withStops(draft) : draft);
  return written.split(/\s+/).length < long ? written : full(written);
}
