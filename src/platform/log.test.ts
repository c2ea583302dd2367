import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { codeOf, createLogger } from './log.server.ts';

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

test('why something failed is told by the code at the bottom of it, never in words', async () => {
  const expired = Object.assign(new Error('of ana.example'), { code: 'CERT_HAS_EXPIRED' });
  expect(codeOf(new TypeError('fetch failed', { cause: expired }))).toBe('CERT_HAS_EXPIRED');
  expect(codeOf(Object.assign(new Error('x', { cause: new Error('y') }), { statusCode: 401 }))).toBe('401');
  expect(codeOf(new Stripe.errors.StripeConnectionError({ message: 'x', detail: expired }))).toBe(
    'CERT_HAS_EXPIRED',
  );
  expect(codeOf(Object.assign(new Error('x'), { code: 'ana@example.test' }))).toBeUndefined();
  expect(codeOf(AbortSignal.abort(new DOMException('x', 'TimeoutError')).reason)).toBe('TimeoutError');
});
