import { compileTest, type Rows, replacing } from '../../language/read/compile.ts';
import { dataIn } from '../../language/read/data.server.ts';
import { fold } from '../../language/write/fold.ts';
import { uncapitalise } from '../../language/write/grammar.ts';
import { wellWritten } from '../../language/write/well-written.server.ts';

const data = dataIn(new URL('acts/', import.meta.url))<{
  /** Pairs of words that only whoever asks would use of the other person, and how they are said to them. */
  turned: readonly (readonly string[])[];
  /** How it should sound, and nothing else: a limit («pero no dormir con él») is part of what is wanted. */
  manner: readonly (readonly string[])[];
  /** What is meant for us stands among the words, and cannot be told apart. */
  untold: Rows;
  told: string;
  /** A clause that begins so is theirs to say word by word, unless something in it is `ofThem`. */
  surely: Rows;
  ofThem: Rows;
  /** What reassures or thanks; nobody asks after it how the other one sees that. */
  kind: Rows;
  /** Plans that stand in the aim, by the slot that they fill. */
  plans: Readonly<Record<string, string>>;
}>('own-words.json');

const turned = replacing(data.turned, 'giu');
const withoutManner = replacing(data.manner, 'giu');
const isUntold = compileTest(data.untold);
const isOfThem = compileTest(data.ofThem);
const surely = new RegExp(`^(?:${data.surely.join('|')})(?!\\p{L})`, 'iu');
const isKind = compileTest(data.kind);
const told = new RegExp(data.told, 'iu');
const plans = Object.entries(data.plans).map(([slot, words]) => [slot, new RegExp(words, 'iu')] as const);

/** «No quiero ir a la playa» */
const isDenied = /(?<!\p{L})(?:no|ni|sin|nunca|tampoco|evitar|antes de)(?!\p{L})[^.;,]*$/iu;

const longest = 150;

const isTheirs = (text: string) =>
  text.length <= longest && !isOfThem?.test(fold(text)) && !isUntold?.test(fold(text));

/** What the person wants said or proposed, in their own words: only what surely is that, as it is said to the other one. */
export function ownWordsIn(aim: string, message = ''): Readonly<Record<string, string>> {
  const text = turned(wellWritten(aim)).replace(/[.!?\s]+$/u, '');
  const found: Record<string, string> = {};
  for (const [slot, words] of plans) {
    const match = words.exec(text);
    const plan = withoutManner(match?.[0] ?? '').trim();
    const isRefused = isDenied.test(text.slice(0, match?.index));
    if (plan && !isRefused && isTheirs(plan)) found[slot] = uncapitalise(plan);
  }
  const said = withoutManner(told.exec(text)?.[1] ?? '').trim();
  const isSaid =
    said.includes(' ') && isTheirs(said) && said.split(/\. |, y /u).every((one) => surely.test(one));
  if (!isSaid) return found;
  const put = said.replace(/(?:^|\. )\p{Ll}/gu, (start) => start.toUpperCase());
  const slot = isKind?.test(fold(said)) ? 'Amable' : /\?[^\n]*$/.test(message) ? 'Respuesta' : 'Dicho';
  return { ...found, said: put, [slot]: put, [slot.toLowerCase()]: uncapitalise(put) };
}
