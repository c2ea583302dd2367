import fc from 'fast-check';
import { expect, test } from 'vitest';
import { around, dragged, moved, type Place, stretched } from './covers.ts';

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 1568 }),
  height: fc.integer({ min: 1, max: 1568 }),
});
const points = fc.record({
  x: fc.integer({ min: -3000, max: 3000 }),
  y: fc.integer({ min: -3000, max: 3000 }),
});

test('whatever is done to a cover, it stays on the photo and can be seen', () => {
  fc.assert(
    fc.property(sizes, points, points, (picture, a, b) => {
      const start = around(a, picture);
      const changes: Place[] = [
        start,
        dragged(a, b, picture),
        moved(start, b, picture),
        stretched(start, b, picture),
      ];
      for (const { left, top, right, bottom } of changes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(picture.width);
        expect(bottom).toBeLessThanOrEqual(picture.height);
        expect(right).toBeGreaterThan(left);
        expect(bottom).toBeGreaterThan(top);
      }
    }),
  );
});

test('a cover that meets the edge keeps its size', () => {
  const place = { left: 10, top: 10, right: 40, bottom: 30 };
  expect(moved(place, { x: 500, y: -500 }, { width: 100, height: 50 })).toEqual({
    left: 70,
    top: 0,
    right: 100,
    bottom: 20,
  });
});
