import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '../account/api.ts';
import type { SavedRow } from './collections.ts';
import { changeCopy } from './kept-copy.ts';
import { changeInLibrary } from './library-cache.ts';

interface Change {
  text?: string;
  note?: string | null;
  favourite?: boolean;
}

export async function change(client: QueryClient, collection: string, id: string, values: Change) {
  const row = await callApi<SavedRow>(`/api/saved/${collection}/${id}`, { method: 'PATCH', body: values });
  changeInLibrary(client, collection, row);
  changeCopy(row);
}
