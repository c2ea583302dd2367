import type { Labelled } from './labelled.ts';

interface Option {
  angle: string;
  text: string;
}

/** An answer as the checks see it. */
export interface Written {
  tool: string;
  label: Labelled;
  /** Every word of the input. */
  said: string;
  /** What is offered to be sent or shown as one's own: three texts where the tool gives a choice. */
  options: readonly Option[];
  /** Every piece of text of the answer, those of the options as well. */
  pieces: readonly string[];
  /** What the answer says to be copied from the input. */
  quotes: readonly string[];
  /** What the tool rewrote in the person's own voice, where it is not an option. */
  own: readonly string[];
  output: unknown;
}

/** What is wrong with an answer, in words; null where the check does not apply to it. */
export type Check = (written: Written) => string[] | null;

export function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsIn);
  return [];
}
