import data from '../data/american.json' with { type: 'json' };
import { fold } from './fold.ts';
import { usesVos } from './voseo.ts';

const signs = new RegExp(`\\b(?:${data.signs.join('|')})\\b`);

/** Where somebody is from or lives, by itself or so called; who only travels there is not from there. */
const before = String.raw`(?:^|[,.;(\n] *|\b(?:soy|es|somos|vivo|vive|trabajo|aqui) (?:(?:de|en|un[ao]?) )?|\b(?:profe|maestr[oa]|modista|enfermer[oa]|ingenier[oa]|contador[a]?|estudio|estudia) (?:\w+ )?(?:en|de) )`;
const fromThere = new RegExp(
  String.raw`${before}(?:ciudad de )?(?:${data.places.join('|')})(?= *(?:[,.;)\n]|$)| )`,
);

export function isAmerican(text: string): boolean {
  if (usesVos(text)) return true;
  const plain = fold(text);
  return signs.test(plain) || fromThere.test(plain);
}

const peninsular = new RegExp(`(?<!\\p{L})(?:${data.peninsular.join('|')})(?!\\p{L})`, 'iu');

export const isPeninsular = (line: string): boolean => peninsular.test(line);
