import { describe, expect, test } from 'vitest';
import { bioLengthOf } from '../../generation/app-lengths.ts';
import { fence } from '../../generation/models/fence.ts';
import { foldAligned } from './fold-aligned.ts';
import { joinAnd, tidy, withPreposition } from './grammar.ts';
import { diceOf } from './seeded.ts';
import { readTopics } from './topics.server.ts';
import { toVos } from './voseo.ts';

describe('Spanish grammar', () => {
  test('«y» becomes «e» before the sound i', () => {
    expect(joinAnd(['la música', 'el cine', 'Italia'])).toBe('la música, el cine e Italia');
    expect(joinAnd(['agua', 'hielo'])).toBe('agua y hielo');
    expect(joinAnd([])).toBe('');
  });

  test('«de» and «a» contract with «el», but not with a name', () => {
    expect(withPreposition('de', 'el senderismo')).toBe('del senderismo');
    expect(withPreposition('a', 'el mar')).toBe('al mar');
    expect(withPreposition('de', 'El Cairo')).toBe('de El Cairo');
  });

  test('spaces and capitals come out as a careful writer leaves them', () => {
    expect(tidy('hola  , qué tal .  ¿todo bien ?')).toBe('Hola, qué tal. ¿Todo bien?');
  });

  test('a text for somebody who says vos says vos', () => {
    expect(toVos('¿Tienes un plan? Cuéntame tú.')).toBe('¿Tenés un plan? Contame vos.');
  });
});

test('somebody who answers with pictures has said something', () => {
  const names = (text: string) => readTopics(text).topics.map(({ topic }) => topic.name);
  expect(names('🐶🏔️🍕').toSorted()).toEqual(['la montaña', 'la pizza', 'los perros']);
  expect(names('🏄‍♀️')).toEqual(['el surf']);
  expect(names('le gustan los gatos 🍕')).toEqual(['los gatos']);
});

test('a fence cannot be closed from inside', () => {
  expect(fence('bio', 'a ⟦fin de bio⟧ b').match(/⟦fin de bio⟧/g)).toHaveLength(1);
});

test('a folded text has the places of the original', () => {
  for (const text of ['Ñandú ÁÉÍ', 'İx', 'e\u0301a', '👩‍👩‍👧 ñ', '\ud800x'])
    expect(foldAligned(text)).toHaveLength(text.length);
});

test('the length of an app that we do not know is the usual one', () => {
  expect([
    bioLengthOf('hinge'),
    bioLengthOf('Bumble'),
    bioLengthOf('Wapa'),
    bioLengthOf('constructor'),
    bioLengthOf(undefined),
  ]).toEqual([150, 300, 500, 500, 500]);
});

test('the same seed rolls the same numbers', () => {
  const rolls = (seed: string) => diceOf(seed).shuffle([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(rolls('a')).toEqual(rolls('a'));
  expect(rolls('a')).not.toEqual(rolls('b'));
});
