import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oweErasure, settleErasure } from './owed-erasure.ts';

let held: Map<string, string>;
let asked: string[];
let status: number;
beforeEach(() => {
  [held, asked, status] = [new Map(), [], 204];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return new Response(null, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const erasure = 'DELETE /api/recent';

test('an erasure that has reached the server is not asked for again', async () => {
  oweErasure('ana');
  await settleErasure('ana');
  await settleErasure('ana');
  expect(asked).toEqual([erasure]);
  expect(held.size).toBe(0);
});

test('one that did not is asked for until it has, before what it forgets is read', async () => {
  status = 503;
  oweErasure('ana');
  await expect(settleErasure('ana')).rejects.toThrow();
  await expect(settleErasure('ana')).rejects.toThrow();
  await expect(settleErasure()).rejects.toThrow();
  status = 204;
  await settleErasure();
  await settleErasure();
  expect(asked).toEqual([erasure, erasure, erasure, erasure]);
});

test('it waits for its own person, and takes nothing from another', async () => {
  status = 503;
  oweErasure('ana');
  await expect(settleErasure('ana')).rejects.toThrow();
  status = 204;
  await settleErasure('eva');
  expect(asked).toEqual([erasure]);
  await settleErasure('ana');
  expect(asked).toEqual([erasure, erasure]);
});

test('where nobody was known yet it is of whoever is there next', async () => {
  status = 503;
  oweErasure('');
  await expect(settleErasure('')).rejects.toThrow();
  status = 204;
  await settleErasure('ana');
  expect(asked).toEqual([erasure, erasure]);
  expect(held.size).toBe(0);
});

test('what was deleted and did not arrive is asked for again when its person is back, and another tab may have done it', async () => {
  status = 404;
  oweErasure('eva', ['/api/saved/bios/3']);
  oweErasure('ana', ['/api/saved/bios/1', '/api/threads/2']);
  await settleErasure('ana');
  expect(asked.toSorted()).toEqual(['DELETE /api/saved/bios/1', 'DELETE /api/threads/2']);
  await settleErasure('ana');
  expect(asked).toHaveLength(2);
  expect(held.size).toBe(1);
});
