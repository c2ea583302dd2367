import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteWithUndo, flushDeletes } from './pending-deletes.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('localStorage', sessionStorage);
  vi.stubGlobal('document', { visibilityState: 'visible', documentElement: {} });
});
afterEach(() => vi.unstubAllGlobals());

/** Deletes an item of Ana's, while the session is whose it is by then. Answers which items are told to be gone. */
async function deleteOfAna(id: string, status: number, there: string | null): Promise<string[]> {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/session'
      ? Response.json({ user: there && { id: there } })
      : new Response(null, { status }),
  );
  const gone: string[] = [];
  deleteWithUndo({
    userId: 'ana',
    items: [{ id, path: `/api/saved/bios/${id}` }],
    deleted: 'Eliminado',
    failed: 'No se pudo eliminar',
    onGone: (item) => gone.push(item),
  });
  await flushDeletes();
  return gone;
}

test('what another tab of theirs has deleted counts as deleted, and so does what is deleted now', async () => {
  expect(await deleteOfAna('one', 404, 'ana')).toEqual(['one']);
  expect(await deleteOfAna('two', 204, 'ana')).toEqual(['two']);
});

test('what another account does not know of is not told to be deleted', async () => {
  expect(await deleteOfAna('one', 404, 'eva')).toEqual([]);
  expect(await deleteOfAna('two', 404, null)).toEqual([]);
});

test.each([
  ['hidden', { visibilityState: 'hidden', documentElement: {} }],
  ['left by the quick exit', { visibilityState: 'visible', documentElement: { hidden: true } }],
])(
  'what does not arrive from a page that is %s is owed, and of one that stays it is told',
  async (_, page) => {
    expect(await deleteOfAna('three', 503, 'ana')).toEqual([]);
    expect(localStorage.getItem('salida')).toBeNull();
    vi.stubGlobal('document', page);
    expect(await deleteOfAna('four', 503, 'ana')).toEqual([]);
    expect(localStorage.getItem('salida')).toBe('{"ana":["/api/saved/bios/four"]}');
  },
);
