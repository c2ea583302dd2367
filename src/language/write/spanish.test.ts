import { describe, expect, test } from 'vitest';
import { bioLengthOf } from '../../generation/app-lengths.ts';
import { fence } from '../../generation/models/fence.ts';
import { isAmerican } from './american.ts';
import { foldAligned } from './fold-aligned.ts';
import { joinAnd, tidy, withPreposition } from './grammar.ts';
import { mentionsMinor } from './minor.ts';
import { diceOf } from './seeded.ts';
import { readTopics } from './topics.server.ts';
import { toVos, usesVos } from './voseo.ts';

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
    expect(usesVos('vos sabés que me gusta el mate')).toBe(true);
    expect(usesVos('voz de radio y videos')).toBe(false);
    expect(usesVos('Mándame una foto. ¡Fíjate!')).toBe(false);
    expect(toVos('¿Tienes un plan? Cuéntame tú.')).toBe('¿Tenés un plan? Contame vos.');
  });
});

test('somebody who answers with pictures has said something', () => {
  const names = (text: string) => readTopics(text).topics.map(({ topic }) => topic.name);
  expect(names('🐶🏔️🍕').toSorted()).toEqual(['la montaña', 'la pizza', 'los perros']);
  expect(names('🏄‍♀️')).toEqual(['el surf']);
  expect(names('le gustan los gatos 🍕')).toEqual(['los gatos']);
});

test('somebody under 18 is noticed; children, dogs and years of practice are not', () => {
  for (const text of [
    'tiene 16 años',
    'tengo 17 años',
    'es menor de edad',
    'Sara, con 15 añitos',
    'está en 4º de la ESO',
  ])
    expect(mentionsMinor(text), text).toBe(true);
  for (const text of [
    'mi hijo tiene 10 años',
    'su perro tiene 12 años',
    'llevo 15 años bailando',
    'tiene 36 años',
    'no es menor de edad',
    'profe de la ESO',
    'whisky de 12 años',
  ])
    expect(mentionsMinor(text), text).toBe(false);
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

test('who says «re bien» in Medellín or works in the mine says no «vos», and who names a town is from there', () => {
  for (const text of [
    'soy paisa y escucho re bien',
    'trabajo en la mina, en Antofagasta',
    'wey, la mina del bar',
  ])
    expect([text, usesVos(text)]).toEqual([text, false]);
  for (const text of ['soy paisa pero acá vos sabés', 'la mina del bar', 'estoy re bien'])
    expect([text, usesVos(text)]).toEqual([text, true]);
  for (const text of [
    'bailarina de salsa, cali',
    'es de Temuco',
    'soy colombiana, me gusta el mar',
    'listo, de una',
    'sin plata',
  ])
    expect([text, isAmerican(text)]).toEqual([text, true]);
  for (const text of [
    'quiere viajar a México',
    'le gusta la comida peruana',
    'vivo en Cádiz',
    'viene de una relación',
    'medalla de plata',
  ])
    expect([text, isAmerican(text)]).toEqual([text, false]);
});
