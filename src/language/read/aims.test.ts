import { expect, test } from 'vitest';
import { aims, harmfulAim } from './aims.ts';

const said = (list: 'yes' | 'no') =>
  aims.flatMap((aim) => aim[list].map((text): [string, string] => [text, aim.id]));

test.each(said('yes'))('«%s» is an aim that harms: %s', (text, id) => {
  expect(harmfulAim(text)?.id).toBe(id);
});

test.each(said('no'))('«%s» is not', (text) => {
  expect(harmfulAim(text)).toBe(null);
});

test.each([
  'QUIERO SABER DONDE VIVE!!!',
  'k me desbloquee xfa',
  'que me d e s b l o q u e e',
  'quiеrо sаbеr dоndе vivе',
  'h4cerme pas4r por otro',
])('a disguise does not hide it: %s', (text) => {
  expect(harmfulAim(text)).not.toBe(null);
});
