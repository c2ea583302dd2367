import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** An opening mark, and what it is closed by looked for past all that is not it: `«[^»]*`, `\[[^\]]+`, `«[^»]{2,}`. */
const search = /(?<!\^)(?:[«“‘¿¡]|\\+[([{])\)?\[\^(?:\\.|[^\]\\])*\](?:[*+]|\{\d+,(?:\d{3,})?\})/gu;

const isEndless = (pattern: string): boolean => {
  const [opening = ''] = /[«“‘¿¡([{]/u.exec(pattern) ?? [];
  return !pattern.slice(pattern.indexOf('[^')).includes(opening, 2);
};

test.each([
  ['«[^»]*»', true],
  ['“[^”]{3,}”', true],
  [String.raw`\[[^\]]*\]`, true],
  ['«[^«»]*»', false],
  [String.raw`\[[^[\]]*\]`, false],
  ['^¿[^?]+', false],
  ['«[^»]{0,80}»', false],
  ['«[^»]{0,1000}»', true],
  ['«[^«»]{0,1000}»', false],
])('%s is endless: %j', (pattern, endless) => {
  expect([...pattern.matchAll(search)].some(([found]) => isEndless(found))).toBe(endless);
});

// 50,000 opening marks would each be followed to the end of the text, or for hundreds of letters.
test('a pattern that looks for a closing mark ends at the next opening one, or after a bound of two figures', () => {
  const found = globSync('src/{tools,language,generation}/**/*.{ts,tsx,json}', {
    exclude: (name) => name.includes('.test.'),
  }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(search)]
      .filter(([pattern]) => isEndless(pattern))
      .map(([pattern]) => `${file}: ${pattern}`),
  );
  expect(found).toEqual([]);
});
