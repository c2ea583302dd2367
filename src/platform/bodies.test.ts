import { expect, test } from 'vitest';
import { createHeldBodies } from './bodies.server.ts';

const tooMany = expect.objectContaining({ code: 'rate_limited' });

test('all bodies together hold no more than the bound: the largest that still arrives makes room', () => {
  const bodies = createHeldBodies(100);
  const forgotten: string[] = [];
  const [large, small] = [bodies.hold(), bodies.hold()];
  large.forget = () => forgotten.push('large');
  small.forget = () => forgotten.push('small');
  large.add(90);
  small.add(9);
  expect(bodies.bytes).toBe(99);
  small.add(5);
  expect([forgotten, bodies.bytes]).toEqual([['large'], 14]);
  expect(() => large.add(1)).toThrow(tooMany);
  expect(bodies.bytes).toBe(14);
  small.arrived(10);
  expect(bodies.bytes).toBe(10);
  small.drop();
  expect(bodies.bytes).toBe(0);
});

test('a body that is there whole is not given up: whoever comes next waits', () => {
  const bodies = createHeldBodies(100);
  const [whole, next] = [bodies.hold(), bodies.hold()];
  whole.add(90);
  whole.arrived(80);
  expect(() => next.add(30)).toThrow(tooMany);
  expect(bodies.bytes).toBe(80);
  whole.drop();
  expect(() => bodies.hold().add(30)).not.toThrow();
});
