import { readFileSync } from 'node:fs';
import type { Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { drawPeople, faceWidth, scene } from '../../test/drawn-people.ts';
import { openFaceNet } from './face-net.ts';

const find = openFaceNet(readFileSync('src/capture/faces.bin'));

async function facesOn(picture: Sharp) {
  const [width, height] = [480, 360];
  const data = await picture.resize(width, height).ensureAlpha().raw().toBuffer();
  return find([{ width, height, data: new Uint8ClampedArray(data) }]);
}

test('faces of different sizes are found once each, where they are', async () => {
  const people = [
    { x: 250, y: 250, scale: 1.3 },
    { x: 600, y: 260, scale: 0.9 },
  ];
  const faces = (await facesOn(drawPeople(...people))).sort((a, b) => a.left - b.left);
  expect(faces).toHaveLength(2);
  for (const [index, { x, y, scale }] of people.entries()) {
    const { left, right, top, bottom } = faces[index] as (typeof faces)[number];
    expect(Math.abs(((left + right) / 2) * scene.width - x)).toBeLessThan(faceWidth * 0.2);
    expect(Math.abs(((top + bottom) / 2) * scene.height - y)).toBeLessThan(faceWidth * 0.3);
    const wide = (right - left) * scene.width;
    expect(wide).toBeGreaterThan(faceWidth * scale * 0.9);
    expect(wide).toBeLessThan(faceWidth * scale * 1.6);
  }
});

test('where nobody is, no face is found', async () => {
  expect(await facesOn(drawPeople())).toEqual([]);
});

test('weights that are cut off are refused instead of finding nothing', () => {
  expect(() => openFaceNet(readFileSync('src/capture/faces.bin').subarray(1))).toThrow('weights');
});
