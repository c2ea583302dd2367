import { normalForm } from '../../platform/normal-form.ts';

const combiningMarks = /[\u0300-\u036f]/g;

/** For comparing only: lower case, no accents, ñ as n. */
export function fold(text: string): string {
  return normalForm(text.toLowerCase(), 'NFD').replace(combiningMarks, '');
}

export interface Token {
  text: string;
  folded: string;
}

const chatShortcuts: Record<string, string> = {
  q: 'que',
  k: 'que',
  x: 'por',
  xq: 'porque',
  tb: 'tambien',
  tmb: 'tambien',
};

export function tokensOf(text: string): Token[] {
  return (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []).map((word) => {
    const folded = fold(word);
    return {
      text: word,
      folded: Object.hasOwn(chatShortcuts, folded) ? (chatShortcuts[folded] ?? folded) : folded,
    };
  });
}
