import refusals from '../data/refusal.json' with { type: 'json' };
import { compile } from './compile.ts';

const refusal = compile(refusals.match);
const notARefusal = compile(refusals.unless);

/** Of a normalised text: somebody says no here, to a plan, to an advance, or to going on. Afterwards there is only a graceful way out. */
export function saysNo(plain: string): boolean {
  if (/^\W{0,3}no(?: no)*\W{0,4}$/.test(plain)) return true;
  refusal.lastIndex = 0;
  return refusal.test(plain.replace(notARefusal, ' '));
}
