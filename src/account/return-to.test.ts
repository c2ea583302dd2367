import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toReturnPath } from './return-to.ts';

const origin = 'https://salero.example';

test.each(['/', '/bio', '/mis-guardados?tab=bios', '/perfil?success=true#plan', '/bio?q=a%20b', '/autor'])(
  'a visitor who was at %s comes back to it',
  (path) => {
    expect(toReturnPath(path)).toBe(path);
  },
);

const refused = [
  '',
  'bio',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000/bio',
  ' //evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/%252f%252fevil.example',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:%20a=b',
  '/.//evil.example',
  '/%2e/%2fevil.example',
  '/bio/..//evil.example',
  '/bio\\..\\evil',
  '/%',
  '/%E0%A4%A',
  'https://evil.example',
  'https:/evil.example',
  'HTTPS://salero.example/bio',
  'javascript:alert(1)',
  'data:text/html,x',
  '/auth',
  '/auth/callback?code=1',
  '/api/session',
  `/${'a'.repeat(600)}`,
  ['/bio'],
  { toString: () => '/bio' },
  null,
  undefined,
];
test.each(refused)('a link cannot send the visitor to %j after sign-in', (given) => {
  expect(toReturnPath(given)).toBe('/');
});

const nasty = fc.array(
  fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5c',
    '%25',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    '\t',
    'a',
    'http',
  ),
  { maxLength: 12 },
);
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  nasty.map((parts) => parts.join('')),
  nasty.map((parts) => `/${parts.join('')}`),
);

test('whatever is asked for, the answer is a path of this site that stays one when it is read again', () => {
  fc.assert(
    fc.property(anything, (given) => {
      const path = toReturnPath(given);
      const url = new URL(path, origin);
      expect(url.origin).toBe(origin);
      expect(url.pathname.startsWith('//')).toBe(false);
      expect(toReturnPath(path)).toBe(path);
    }),
    { numRuns: 3_000 },
  );
});
