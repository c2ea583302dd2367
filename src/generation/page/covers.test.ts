import fc from 'fast-check';
import { expect, test } from 'vitest';
import { around, moved } from './covers.ts';

const side = fc.integer({ min: 1, max: 1568 });
const share = fc.double({ min: -3, max: 3, noNaN: true });

test('wherever a cover is put and moved, it stays whole on the photo', () => {
  fc.assert(
    fc.property(side, side, share, share, share, share, (width, height, x, y, across, down) => {
      const first = around(x, y, { width, height });
      for (const { left, top, right, bottom } of [first, moved(first, across, down)]) {
        for (const edge of [left, top]) expect(edge).toBeGreaterThan(-1e-9);
        for (const edge of [right, bottom]) expect(edge).toBeLessThan(1 + 1e-9);
        expect((right - left) * width).toBeCloseTo(0.22 * Math.min(width, height));
        expect((bottom - top) * height).toBeCloseTo(0.22 * Math.min(width, height));
      }
    }),
  );
});
