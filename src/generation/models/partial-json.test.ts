import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PartialJson } from './partial-json.server.ts';

function read(text: string, cuts: number[] = []): unknown {
  const parser = new PartialJson();
  let at = 0;
  for (const cut of [...cuts].sort((a, b) => a - b)) {
    parser.write(text.slice(at, cut));
    void parser.value;
    at = Math.max(at, cut);
  }
  parser.write(text.slice(at));
  return parser.value;
}

/** The one key that the reader leaves out on purpose. */
const withoutProto = (text: string): unknown =>
  JSON.parse(text, (key, held) => (key === '__proto__' ? undefined : held));

test('whatever the pieces it arrives in, a complete object reads as JSON.parse reads it', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })),
      fc.array(fc.nat(200), { maxLength: 30 }),
      fc.constantFrom(undefined, 2),
      (value, cuts, indent) => {
        const text = JSON.stringify(withoutProto(JSON.stringify(value)), null, indent);
        const escaped = text.replace(
          /[^\x20-\x7e\n]/g,
          (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
        expect(JSON.stringify(read(text, cuts))).toBe(JSON.stringify(JSON.parse(text)));
        expect(JSON.stringify(read(escaped, cuts))).toBe(JSON.stringify(JSON.parse(text)));
      },
    ),
    { numRuns: 400 },
  );
});

test('a cut text shows the fields so far, the last one cut short', () => {
  expect(read('{"a": "uno", "b": ["x", "y')).toEqual({ a: 'uno', b: ['x', 'y'] });
  expect(read('{"a": {"b": "di\\u00e')).toEqual({ a: { b: 'di' } });
  expect(read('{"n": 12')).toEqual({});
  expect(read('{"n": 12, "t')).toEqual({ n: 12 });
});

test('a fence or a sentence around the object is skipped, and what follows it is not read', () => {
  expect(read('Claro:\n```json\n{"a": "uno"}\n``` {"a": "dos"}')).toEqual({ a: 'uno' });
});

test('garbage never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      read(`{${text}`);
    }),
  );
  expect(read('{"__proto__": {"admin": true}, "a": 1}')).toEqual({ a: 1 });
  expect((read('{"__proto__": {"admin": true}}') as { admin?: boolean }).admin).toBeUndefined();
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

test('what is nested deeper than an answer may be is not read, nor what follows it', () => {
  const deep = read(`{"a": "uno", "b": ${'['.repeat(30_000)}1`);
  expect(JSON.stringify(deep)).toBe('{"a":"uno","b":[[[[[[[]]]]]]]}');
});
