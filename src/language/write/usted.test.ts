import { expect, test } from 'vitest';
import { addressedAs } from './addressed.ts';
import { isAmerican } from './american.ts';
import cases from './usted.cases.json' with { type: 'json' };
import { toUsted, usesUsted } from './usted.ts';
import { usesVos } from './voseo.ts';

test.each(cases.turned as [string, string][])('«%s» for somebody who is addressed as usted', (tu, usted) => {
  expect(toUsted(tu)).toBe(usted);
});

test('the words decide between tú, vos and usted', () => {
  const line = '¿Qué prefieres?';
  expect([
    addressedAs('hola')(line),
    addressedAs('contame de vos')(line),
    addressedAs('¿y usted?')(line),
  ]).toEqual(['¿Qué prefieres?', '¿Qué preferís?', '¿Qué prefiere?']);
});

test.each(cases.courtesy as [string, boolean][])(
  'who asks for usted, or tells of somebody with a courtesy, is addressed so: %s',
  (words, said) => expect(usesUsted(words)).toBe(said),
);

test.each(cases.vos as [string, boolean][])(
  'the words of the River Plate are vos, those of Chile, Mexico and Colombia are not: %s',
  (words, said) => expect(usesVos(words)).toBe(said),
);

test.each(cases.american as [string, boolean][])(
  'whoever names a town of theirs, or speaks so, is from America: %s',
  (words, said) => expect(isAmerican(words)).toBe(said),
);
