import { compile, type Rows } from './compile.ts';
import { readData } from './data.server.ts';
import { normalise } from './normalise.ts';

const { match, unless } = readData<{ match: Rows; unless: Rows }>('refusal.json');
const refusal = compile(match);
const notARefusal = compile(unless);

/** Somebody says no here: to a plan, to an advance, or to going on. Afterwards there is only a graceful way out. */
export function hasRefusal(text: string): boolean {
  return saysNo(normalise(text).text);
}

/** The same of a text that is normalised already. */
export function saysNo(plain: string): boolean {
  if (/^\W{0,3}no(?: no)*\W{0,4}$/.test(plain)) return true;
  refusal.lastIndex = 0;
  return refusal.test(plain.replace(notARefusal, ' '));
}
