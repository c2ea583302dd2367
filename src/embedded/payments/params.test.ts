import { expect, test } from 'vitest';
import { parseForm } from './params.server.ts';

const parse: (form: string) => unknown = parseForm;

test('what stands in brackets is read as it was', () => {
  expect(JSON.stringify(parse('a[b][0]=c&a[b][1]=d&limit=3&a[e]=true'))).toBe(
    '{"a":{"b":["c","d"],"e":true},"limit":3}',
  );
});

test.each([
  '__proto__[polluted]=y',
  'constructor[prototype][polluted]=y',
  'a[__proto__][polluted]=y',
  'a[0]=b&a[__proto__][polluted]=y',
  'a[0]=b&a[constructor][prototype][polluted]=y',
  'a=b&a[__proto__][polluted]=y',
])('%s reaches no prototype', (form) => {
  parse(form);
  const touched = [{}, [], 'text', true].filter((one) => 'polluted' in Object(one));
  for (const { prototype } of [Object, Array, String, Boolean]) Reflect.deleteProperty(prototype, 'polluted');
  expect(touched).toEqual([]);
});
