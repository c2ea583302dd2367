import data from '../data/voseo.json' with { type: 'json' };
import { fold } from './fold.ts';
import { likeIts, secondPerson } from './second-person.ts';

const said = (rows: readonly string[]) => new RegExp(`\\b(?:${rows.join('|')})\\b`);
const signs = said(data.signs);
const surely = said(data.surely);

/** Who says «re bien» or «mina», in Mexico, Chile or Colombia, and none of their forms. */
const elsewhere = said(data.elsewhere);

export function usesVos(text: string): boolean {
  const plain = fold(text);
  return surely.test(plain) || (signs.test(plain) && !elsewhere.test(plain));
}

/** Our own sentences only: each form in the table has one reading in them. */
export function toVos(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const forms = secondPerson.get(word.toLowerCase());
    return forms ? likeIts(word, forms.vos) : word;
  });
}
