import { expect, test } from 'vitest';
import cases from './well-written.cases.json' with { type: 'json' };
import { wellWritten } from './well-written.server.ts';

test.each(cases.written as [string, string][])('«%s»: «%s»', (typed, written) => {
  expect(wellWritten(typed)).toBe(written);
  expect(wellWritten(written)).toBe(written);
});

test.each(cases.stays)('«%s» stays', (text) => {
  expect(wellWritten(text)).toBe(text);
});
