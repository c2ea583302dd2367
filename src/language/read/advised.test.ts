import { expect, test } from 'vitest';
import { advisedHarm, harms } from './advised.ts';

const said = (list: 'yes' | 'no') =>
  harms.flatMap((harm) => harm[list].map((text): [string, string] => [text, harm.id]));

test.each(said('yes'))('«%s» advises harm: %s', (text, id) => {
  expect(advisedHarm(text, true)).toBe(id);
});

test.each(said('no'))('«%s» advises none', (text) => {
  expect(advisedHarm(text, true)).toBeNull();
});

test.each(harms.filter(({ beside }) => beside))('$id is said where nothing was found', ({ yes }) => {
  for (const text of yes) expect(advisedHarm(text, false)).toBeNull();
});
