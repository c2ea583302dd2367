import { compile, compileTest, type Rows, type Words } from './compile.ts';
import { readData } from './data.server.ts';
import { normalise } from './normalise.ts';

/** What somebody may want of another person that harms them: data/aims.json, in the language of the rules. The first that is found is answered. */
interface Aim {
  id: string;
  /** Shown to whoever asks for it, in Spanish. */
  says: string;
  /** Refused with the lines that help with violence: whoever is near may need them. */
  isViolence?: true;
  match: Rows;
  unless?: Rows;
  words?: Words;
  yes: readonly string[];
  no: readonly string[];
}

export const aims = readData<Aim[]>('aims.json');

const compiled = aims.map((aim) => ({
  aim,
  match: compile(aim.match, aim.words),
  unless: compileTest(aim.unless, aim.words),
}));

/** Somebody does not want it, is tired of it, or tells of another who wanted it. */
const notWanted =
  /\b(?:no|nunca|jamas|tampoco|sin|ni|nada de|odio|miedo|evitar|paso de|hart[oa] de|cansad[oa] de|(?:mi ex|me) (?:queria|quiso|intento|intentaba|hizo|hacia)) (?:\w+ ){0,3}$/;
const nearby = 60;

export function harmfulAim(text: string): Aim | null {
  const { text: plain } = normalise(text);
  for (const { aim, match, unless } of compiled) {
    if (unless?.test(plain)) continue;
    for (const { index } of plain.matchAll(match)) {
      const before = plain.slice(Math.max(0, index - nearby), index).replace(/^.*[.,;!?\n]/s, '');
      if (!notWanted.test(before)) return aim;
    }
  }
  return null;
}
