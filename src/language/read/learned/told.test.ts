import { expect, test } from 'vitest';
import { readTold } from '../../../../evals/corpus.ts';
import { likelyTold, type Told } from './told.ts';

const untouched = readTold()
  .filter(({ split }) => split === 'untouched')
  .map((one) => ({ ...one, told: likelyTold(one.text) }));

const shareOf = (kinds: (kind: string) => boolean, isSo: (told: Told | null) => boolean) => {
  const chosen = untouched.filter(({ kind }) => kinds(kind));
  return chosen.filter(({ told }) => isSo(told)).length / chosen.length;
};

/** By a writer whom nobody learned from; half of the harmless were written to look like the others. Bars lie below what was measured. */
test('what people tell of danger, despair, extortion or harm is found in words that nobody learned from', () => {
  const isGrave = (kind: string) => kind !== 'ordinary';
  expect(shareOf(isGrave, (told) => told !== null)).toBeGreaterThan(0.75);
  expect(shareOf(isGrave, (told) => told?.isSure === true)).toBeGreaterThan(0.55);
  expect(
    shareOf(
      (kind) => !isGrave(kind),
      (told) => told?.isSure === true,
    ),
  ).toBeLessThan(0.08);
});

test.each([
  ['', null],
  ['caracoles', null],
  ['le gusta el senderismo y el queso', null],
  ['cena en el puerto con velas, que no sea cara', null],
])('«%s» tells of nothing', (text, told) => {
  expect(likelyTold(text)).toBe(told);
});

test('in a long text each piece is read, and harmless ones beside it hide nothing', () => {
  const grave =
    'el otro dia me cogio el movil y me lo tiro contra la pared pq me habia escrito mi primo, y esta noche quedo con el y tengo q llevar manga larga pa q no se vea';
  const calm = [
    'Me gusta leer en el balcón, hago pan los domingos y tengo dos gatos muy suyos.',
    'Los jueves canto en un coro y luego nos comemos una tortilla.',
    'En verano vuelvo al pueblo, que huele a higuera y a leña.',
    'Trabajo en una ferretería y sé el nombre de todos los tornillos.',
    'Me río con las películas malas y lloro con los anuncios de turrón. ',
  ].join(' ');
  expect(likelyTold(grave)).not.toBe(null);
  expect(likelyTold(calm.repeat(12))).toBe(null);
  expect(likelyTold(`${calm}\n${grave}\n${calm}`)).not.toBe(null);
});
