import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every line of a list in compose.yaml is text: with a colon and a space unquoted it would be a mapping, which compose refuses', () => {
  const lines = readFileSync('compose.yaml', 'utf8').split('\n');
  const items = lines.filter((line) => /^\s+- [^"']/.test(line));
  expect(items.length).toBeGreaterThan(5);
  expect(items.filter((line) => line.includes(': '))).toEqual([]);
});

test('an instance is not the first process of its container: what its watchdog sends would not end that one', () => {
  expect(readFileSync('compose.yaml', 'utf8')).toMatch(/^x-app: &app\n(?: .*\n)* {2}init: true\n/m);
});
