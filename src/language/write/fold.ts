import { normalForm } from '../../platform/normal-form.ts';

const combiningMarks = /[\u0300-\u036f]/g;

/** For comparing only: lower case, no accents, ñ as n. */
export function fold(text: string): string {
  return normalForm(text.toLowerCase(), 'NFD').replace(combiningMarks, '');
}
