import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SiteContext } from '../account/site.ts';
import { Contents } from './contents.tsx';
import { libraryRoot } from './library-cache.ts';
import { type SavedCard, type SavedKind, savedKind } from './saved.ts';

const texts = { done: '', failed: '' };
const kind = (name: string, place: number, card: () => Promise<SavedCard>) => {
  const tab = { place, key: name, label: name, one: name, empty: '', make: { label: '' } };
  return savedKind(name, '/', { tab, save: texts, remove: texts }, { card });
};
const drawn: SavedCard = {
  View: ({ row }) => `Guardado: ${row.id}`,
  title: () => '',
  text: () => '',
  reuse() {},
};
const page = (id: string) => ({
  items: [{ id, user_id: 'ana', created_at: '2026-11-30T10:00:00Z', note: null, favourite: false }],
  next: null,
});

const writers = { engine: 'embedded', sees: false, seenBy: [], byTool: {} } as const;
const operator = { name: null, address: null, nif: null, email: null, phone: null, registry: null };

async function htmlOf(library: object, kinds: SavedKind[]) {
  const client = new QueryClient();
  client.setQueryData([libraryRoot, 'ana', {}], library);
  const { prelude } = await prerender(
    <SiteContext value={{ origin: '', identity: 'embedded', writers, operator }}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/mis-guardados?tab=todo']}>
          <Contents userId="ana" kinds={kinds} />
        </MemoryRouter>
      </QueryClientProvider>
    </SiteContext>,
    { onError: () => {} },
  );
  return new Response(prelude).text();
}

test('a kind whose card does not arrive is told, and takes nothing else of the library with it', async () => {
  const kinds = [
    kind('first', 1, () => Promise.reject(new TypeError('Failed to fetch'))),
    kind('second', 2, async () => drawn),
  ];
  const html = await htmlOf({ first: page('one'), second: page('other'), failed: [] }, kinds);
  expect(html).toContain('Guardado: other');
  expect(html).toContain('Error al cargar los elementos guardados');
});

test('a library is told to be nearly full before it is', async () => {
  const kinds = [kind('second', 2, async () => drawn)];
  const holding = (items: number) =>
    htmlOf({ second: page('other'), failed: [], held: { items, bytes: 0 } }, kinds);
  expect(await holding(1_799)).not.toContain('Tu biblioteca está');
  expect(await holding(1_800)).toContain('Tu biblioteca está casi llena');
});
