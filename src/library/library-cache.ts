import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '../account/api.ts';
import { tellTabs } from '../account/session-tabs.ts';
import { pageIn, type SavedLibrary, type SavedPage, type SavedRow } from './collections.ts';
import { dropFromCopy, forgetCopy } from './kept-copy.ts';

export const libraryRoot = 'library';

export function appendPage(library: SavedLibrary, name: string, page: SavedPage): SavedLibrary {
  const { items } = pageIn(library, name);
  const known = new Set(items.map(({ id }) => id));
  const fresh = page.items.filter(({ id }) => !known.has(id));
  return { ...library, [name]: { items: [...items, ...fresh], next: page.next } };
}

export function removeFromLibrary(client: QueryClient, name: string, id: string): void {
  rewrite(client, name, (items) => items.filter((row) => row.id !== id));
  dropFromCopy(id);
}

interface Change {
  text?: string;
  note?: string | null;
  favourite?: boolean;
}

export async function change(client: QueryClient, name: string, id: string, values: Change): Promise<void> {
  const row = await callApi<SavedRow>(`/api/saved/${name}/${id}`, { method: 'PATCH', body: values });
  rewrite(client, name, (items) => items.map((one) => (one.id === id ? row : one)));
}

function rewrite(client: QueryClient, name: string, write: (items: readonly SavedRow[]) => SavedRow[]): void {
  client.setQueriesData<SavedLibrary>({ queryKey: [libraryRoot] }, (library) => {
    if (!library) return library;
    const { items, next } = pageIn(library, name);
    return { ...library, [name]: { items: write(items), next } };
  });
}

/** Rows of it were deleted somewhere else: nothing that is known of it, or kept on this device, may show them again. */
export function forgetLibrary(client: QueryClient): void {
  client.removeQueries({ queryKey: [libraryRoot] });
  forgetCopy();
  tellTabs('erased');
}
