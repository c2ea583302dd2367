import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { type Save, saveAfterSignIn, saveWhatWaits } from './save.ts';

const item = (idempotencyKey: string): Save => ({
  collection: 'bios',
  body: { bio_text: idempotencyKey },
  idempotencyKey,
  saved: 'Bio guardada',
  failed: 'No se ha guardado',
});

const errors: Record<number, string> = {
  401: 'unauthenticated',
  402: 'premium_required',
  429: 'rate_limited',
};

function openTab(statusOf: (key: string) => number) {
  const asked: string[] = [];
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    const key = headers['Idempotency-Key'] ?? '';
    asked.push(key);
    const status = statusOf(key);
    const error = errors[status];
    return Response.json(error ? { error, message: 'No' } : {}, { status });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('all that was to be saved without a session is saved after the sign-in, each once', async () => {
  const asked = openTab(() => 201);
  for (const key of ['one', 'two', 'one']) saveAfterSignIn(item(key));
  await saveWhatWaits(new QueryClient());
  expect(asked.sort()).toEqual(['one', 'two']);
  await saveWhatWaits(new QueryClient());
  expect(asked).toHaveLength(2);
});

test('a page that is loaded again while it saves what waits saves it all the same, under the same key', async () => {
  const asked = openTab(() => 201);
  saveAfterSignIn(item('one'));
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (...sent: Parameters<typeof fetch>) => {
    void answered(...sent);
    return new Promise(() => {});
  });
  // Of the page before nothing is left but what the tab keeps.
  const load = () => {
    vi.resetModules();
    return import('./save.ts');
  };
  void (await load()).saveWhatWaits(new QueryClient());
  vi.stubGlobal('fetch', answered);
  const page = await load();
  await page.saveWhatWaits(new QueryClient());
  expect(asked).toEqual(['one', 'one']);
  await page.saveWhatWaits(new QueryClient());
  expect(asked).toHaveLength(2);
});

test('what waits is sent once, however often the page looks while it is under way', async () => {
  const asked = openTab(() => 201);
  saveAfterSignIn(item('one'));
  await Promise.all([saveWhatWaits(new QueryClient()), saveWhatWaits(new QueryClient())]);
  expect(asked).toEqual(['one']);
});

test.each([
  [429, true],
  [401, true],
  [503, true],
  [402, false],
])('an answer of %i to it leaves it waiting: %s', async (status, stays) => {
  let now = status;
  const asked = openTab((key) => (key === 'one' ? now : 201));
  for (const key of ['one', 'two']) saveAfterSignIn(item(key));
  await saveWhatWaits(new QueryClient());
  expect(asked).toEqual(['one', 'two']);
  now = 201;
  await saveWhatWaits(new QueryClient());
  expect(asked).toEqual(stays ? ['one', 'two', 'one'] : ['one', 'two']);
});
