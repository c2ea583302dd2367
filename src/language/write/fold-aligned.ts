import { latinOf } from '../read/look-alikes.ts';
import { fold } from './fold.ts';

const beyondAscii = /[\u0080-\uffff]/g;

/** Folded for searching, one character for one: a match's place is its place in the original, so that a quote is exact. */
export function foldAligned(text: string): string {
  return latinOf(text).replace(beyondAscii, foldUnit).toLowerCase();
}

function foldUnit(unit: string): string {
  const plain = fold(unit);
  return plain.length === 1 ? plain : unit;
}
