import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsOf } from '../library/fold.ts';
import { cleanJson, cleanText, inputLimits } from './hostile-text.server.ts';
import { normalForm } from './normal-form.ts';

const stacked = `a${'\u0301\u0323'.repeat(78_000)}`;

test('a letter keeps at most thirty marks, wherever text is made comparable or safe', () => {
  for (const form of ['NFC', 'NFD', 'NFKC'] as const)
    expect(normalForm(`${stacked}b`, form).length).toBeLessThanOrEqual(32);
  expect(cleanText(stacked).length).toBeLessThanOrEqual(31);
  expect(JSON.stringify(cleanJson({ [stacked]: [stacked] }, inputLimits)).length).toBeLessThan(80);
  // What is invisible does not part two runs of marks.
  expect(cleanText(`a${'\u0301'.repeat(20)}\u200b${'\u0301'.repeat(20)}`).length).toBeLessThanOrEqual(31);
  expect(wordsOf(`${stacked}b`)).toEqual(['ab']);
});

test('a letter with its accents is as it was', () => {
  expect(normalForm('Cigu\u0308en\u0303a, tie\u0302\u0301ng', 'NFC')).toBe('Cigüeña, tiếng');
});

test('nothing in src is normalised but through the limit of marks', () => {
  const callers = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.') && /\.normalize\(/.test(readFileSync(file, 'utf8')),
  );
  expect(callers).toEqual(['src/platform/normal-form.ts']);
});
