import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partialJson } from './partial-json.server.ts';

test('a complete object reads as JSON.parse reads it, and no beginning of it has another field', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })),
      fc.nat(200),
      fc.constantFrom(undefined, 2),
      (value, cut, indent) => {
        const text = JSON.stringify(value, null, indent);
        const escaped = text.replace(
          /[^\x20-\x7e\n]/g,
          (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
        const whole = JSON.parse(text);
        for (const written of [text, escaped]) {
          expect(partialJson(written)).toEqual(whole);
          const cutShort = partialJson(written.slice(0, Math.max(1, cut)));
          expect(Object.keys(whole)).toEqual(expect.arrayContaining(Object.keys(cutShort as object)));
        }
      },
    ),
    { numRuns: 400 },
  );
});

test('a cut text shows the fields so far, the last one cut short', () => {
  expect(partialJson('{"a": "uno", "b": ["x", "y')).toEqual({ a: 'uno', b: ['x', 'y'] });
  expect(partialJson('{"a": {"b": "di\\u00e')).toEqual({ a: { b: 'di' } });
  expect(partialJson('{"n": 12')).toEqual({});
  expect(partialJson('{"n": 12, "t')).toEqual({ n: 12 });
});

test('a fence or a sentence around the object is skipped, and what follows it is not read', () => {
  expect(partialJson('Claro:\n```json\n{"a": "uno"}\n``` {"a": "dos"}')).toEqual({ a: 'uno' });
});

test('garbage never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      partialJson(`{${text}`);
    }),
  );
  expect((partialJson('{"__proto__": {"admin": true}}') as { admin?: boolean }).admin).toBeUndefined();
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

test('what is nested deeper than an answer may be is not read, nor what follows it', () => {
  const deep = partialJson(`{"a": "uno", "b": ${'['.repeat(30_000)}1`);
  expect(JSON.stringify(deep)).toBe('{"a":"uno","b":[[[[[[[]]]]]]]}');
});
