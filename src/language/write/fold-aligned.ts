import { latinOf } from '../read/look-alikes.ts';
import { fold } from './fold.ts';

const beyondAscii = /[\u0080-\uffff]/g;

/** Folded for searching, one character for one: a match's place is its place in the original, so that a quote is exact. */
export function foldAligned(text: string): string {
  return latinOf(text).replace(beyondAscii, foldUnit).toLowerCase();
}

/** By character, of which there are few: to fold each anew takes longer than everything else that is done with a chat. */
const folded = new Map<string, string>();

function foldUnit(unit: string): string {
  const known = folded.get(unit);
  if (known !== undefined) return known;
  const plain = fold(unit);
  const one = plain.length === 1 ? plain : unit;
  folded.set(unit, one);
  return one;
}
