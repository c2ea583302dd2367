import { expect, test } from 'vitest';
import { createLogger } from './log.server.ts';

test('each line of the log is one JSON object with a time in UTC, whatever is written into it', () => {
  const lines: string[] = [];
  const log = createLogger((line) => lines.push(line));
  const hostile = 'a\n{"level":"error","event":"forged"}\r\n\u2028\u0000\u001b[31m"';
  log.warn(hostile, { path: hostile });
  const text = lines.join('');
  expect(text.split('\n')).toHaveLength(2);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  expect(text.slice(0, -1)).not.toMatch(/[\u0000-\u001f]/);
  const line = JSON.parse(text) as Record<string, string>;
  expect(line).toMatchObject({ level: 'warn', event: hostile, path: hostile });
  expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});
