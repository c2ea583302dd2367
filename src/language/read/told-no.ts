import { compile, compileTest, type Rows, type Words } from './compile.ts';
import { readData } from './data.server.ts';
import { normalise } from './normalise.ts';
import { saysNo } from './says-no.ts';

const { words, ...rows } = readData<{
  words: Words;
  /** Not another message: asked of the one who tells, or of them by somebody. */
  contact: Rows;
  /** To a date, or to them. */
  plan: Rows;
  /** Not another message, as whoever was told so owns to it in a message to them. */
  admitted: Rows;
  unless: Rows;
  /** Said of a no that holds no more. */
  takenBack: Rows;
}>('told-no.json');

const [contact, plan] = [compileTest(rows.contact, words), compileTest(rows.plan, words)];
const noneAfterAll = compile(rows.unless, words);
const admitted = compileTest(rows.admitted, words);
const takenBack = compileTest(rows.takenBack, words);

/** Whoever writes accents says of themselves that they go blank: «me bloqueo». */
const goesBlank = /(?<!\p{L})me bloqueo(?!\p{L})/giu;
const quoted =
  /(?<!\p{L})me (?:lo )?(?:ha )?(?:dijo|dicho|puso|puesto|escribi[oó]|escrito|solt[oó]|soltado|contest[oó]|contestado|respondi[oó])(?: un[oa]?)?[\s:,]{0,3}[:«"“'‘]\s{0,2}([^»"”\n]{2,200})/giu;

export const quotedIn = (told: string): string[] =>
  [...told.matchAll(quoted)].map(([, words = '']) => normalise(words).text);

/** «Sé que me pediste que no te escribiera»: in somebody's own words to the other one. */
export const admitsNo = (own: string): boolean => admitted?.test(normalise(own).text) ?? false;

/** What somebody tells of a no that they were given, in the other one's words or in their own. */
export function toldNo(text: string): 'contact' | 'plan' | null {
  const told = /[áéíóú]/iu.test(text) ? text.replace(goesBlank, ' ') : text;
  const whole = normalise(told).text;
  if (takenBack?.test(whole)) return null;
  const plain = whole.replace(noneAfterAll, ' ');
  if (contact?.test(plain) || admitted?.test(plain)) return 'contact';
  return plan?.test(plain) || quotedIn(told).some(saysNo) ? 'plan' : null;
}
