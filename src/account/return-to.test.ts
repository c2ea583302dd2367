import fc from 'fast-check';
import { expect, test } from 'vitest';
import refused from './return-to.cases.json' with { type: 'json' };
import { toReturnPath } from './return-to.ts';

const origin = 'https://salero.example';

test.each(['/', '/bio', '/mis-guardados?tab=bios', '/perfil?success=true#plan', '/bio?q=a%20b', '/autor'])(
  'a visitor who was at %s comes back to it',
  (path) => {
    expect(toReturnPath(path)).toBe(path);
  },
);

const notPaths = [`/${'a'.repeat(600)}`, ['/bio'], { toString: () => '/bio' }, null, undefined];
test.each([...refused, ...notPaths])('a link cannot send the visitor to %j after sign-in', (given) => {
  expect(toReturnPath(given)).toBe('/');
});

const pieces = [
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
];
const nasty = fc.array(fc.constantFrom(...pieces), { maxLength: 12 });
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
