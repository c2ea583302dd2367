import { expect, test } from 'vitest';
import { mayBeIn, needsOf, runsOf } from './needed-letters.ts';

const may = (source: string, text: string) => mayBeIn(needsOf(source), runsOf(text));

const matching: readonly (readonly [pattern: string, text: string])[] = [
  ['(?<![a-z0-9])(?:te[ ,:;]{1,3}voy|mand[a-z0-9]*)(?![a-z0-9])', 'hoy te, voy a ver'],
  ['(?<![a-z0-9])(?:te[ ,:;]{1,3}voy|mand[a-z0-9]*)(?![a-z0-9])', 'mandame'],
  ['amig[oa]s? (?:de|en) casa', 'una amiga en casa'],
  ['hol(?:a|it(?:a|as))+ tu', 'holaholitas tu'],
  ['\\d{2,6} ?(?:€|eur)', 'dame 200€ ya'],
  ['(?:no )?quier[oe]\\b(?! nada)', 'ya quiero.'],
  ['(?<=\\n|^)vale$', 'que\nvale'],
  ['[abcd]ien', 'bien'],
  ['(?<name>si|no)\\.{2}', 'pues no..'],
  ['[^a-z]hola\\?', ' hola?'],
  ['\\u00e1rbol', 'árbol'],
  ['\\p{L}+ casa', 'mi casa'],
];

test.each(matching)('a pattern is looked for where it is: %s in «%s»', (source, text) => {
  expect(new RegExp(source, 'u').test(text)).toBe(true);
  expect(may(source, text)).toBe(true);
});

test.each([
  ['(?<![a-z0-9])(?:te[ ,:;]{1,3}voy|mand[a-z0-9]*)(?![a-z0-9])', 'vete, hoy no te vi'],
  ['(?:foto|video)s? (?:tuy|suy)[oa]s?', 'una foto mia'],
])('a pattern is not looked for where its letters are not: %s in «%s»', (source, text) => {
  expect(may(source, text)).toBe(false);
});
