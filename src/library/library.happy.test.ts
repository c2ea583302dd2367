import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser, describeEngines, type TestDatabase } from '../../test/engines.ts';
import { savedExamples as examples } from '../../test/tool-examples.ts';
import { collections } from '../tools/registry.server.ts';
import type { Collection } from './collections.server.ts';
import { wordsOf } from './fold.ts';
import { searchLimits } from './limits.ts';
import { pageStatement } from './list.server.ts';
import { type openLibrary, visitLibrary } from './test-kit/open-library.server.ts';

const collectionNames = collections.map(({ name }) => name);
const newestFirst = { order: 'newest', favourites: false } as const;
const bios = collections.find(({ name }) => name === 'bios') as Collection;

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn);

type Row = { bio_text: string; analysis?: { k: string } };

async function pagesOf(call: ReturnType<typeof openLibrary>, user: string, asked: string): Promise<Row[][]> {
  const pages: Row[][] = [];
  let next: string | null = '';
  while (next !== null) {
    const { body } = await call(user, `/${asked}${next && `&cursor=${next}`}`);
    pages.push(body.items);
    next = body.next;
  }
  return pages;
}

const planOf = (db: TestDatabase, user: string, ...page: Parameters<typeof pageStatement>) =>
  db.asUser(user, async (tx) => {
    const { rows } = await tx.execute(sql`explain (analyze, costs off) ${pageStatement(...page)}`);
    return rows.map((row) => Object.values(row)[0]).join('\n');
  });

describeEngines('the library', (open) => {
  test('one of each kind is stored as it was sent, listed alone in its collection and deleted', async () => {
    const { ana, call, save } = await visitLibrary(open, { tier: 'pro' });
    for (const name of collectionNames) {
      const body = examples[name];
      const saved = await save(name);
      expect(saved.status).toBe(201);
      expect(saved.body).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        user_id: ana,
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
        note: null,
        favourite: false,
        ...body,
      });
      expect((await call(ana, `/${name}`)).body).toEqual({ items: [saved.body], next: null });
    }
    const { body: all } = await call(ana, '');
    expect(all.failed).toEqual([]);
    for (const name of collectionNames) {
      expect(all[name].items).toHaveLength(1);
      const path = `/${name}/${all[name].items[0].id}`;
      expect((await call(ana, path, { method: 'DELETE' })).status).toBe(204);
      expect((await call(ana, path, { method: 'DELETE' })).status).toBe(404);
      expect((await call(ana, `/${name}`)).body.items).toEqual([]);
    }
  });

  test('a star, a note and other words stay with an item, and search finds the note and the words, not what they replaced', async () => {
    const { ana, call, save, change } = await visitLibrary(open, { tier: 'pro' });
    for (const { name, editable } of collections) {
      const body = examples[name];
      const saved = (await save(name)).body;
      const changed = (values: object) => change(`/${name}/${saved.id}`, values);
      const found = async (q: string) => (await call(ana, `/${name}?q=${q}`)).body.items.length;
      expect(await changed({ favourite: true })).toEqual({
        status: 200,
        body: { ...saved, favourite: true },
      });
      const noted = { ...saved, favourite: true, note: 'Le hizo gracia lo de Ñandú' };
      expect((await changed({ note: ` ${noted.note}\n` })).body).toEqual(noted);
      expect(await found('nandu')).toBe(1);
      const text = await changed({ text: 'Palabras nuevísimas' });
      if (editable) {
        expect(text.body).toEqual({ ...noted, [editable]: 'Palabras nuevísimas' });
        expect(await found('nuevisimas')).toBe(1);
        const others = stringsIn({ ...body, [editable]: '' }).join(' ');
        const gone = wordsOf(String(body?.[editable])).find(
          (word) => !wordsOf(others).join(' ').includes(word),
        );
        expect([gone, await found(String(gone))]).toEqual([expect.any(String), 0]);
      } else expect(text.body).toMatchObject({ error: 'invalid_input', fields: expect.anything() });
      expect((await changed({ note: ' ' })).body.note).toBeNull();
      expect(await found('nandu')).toBe(0);
      expect((await call(ana, `/${name}`)).body.items[0]).toMatchObject({ favourite: true, note: null });
    }
  });

  test('the oldest come first where that is asked, or the favourites, page by page, and favourites alone too', async () => {
    const { db, ana, call } = await visitLibrary(open);
    await db.asSuperuser(`insert into saved_bios (user_id, bio_text, search_text, created_at, favourite)
      select '${ana}', n::text, n::text, timestamptz '2026-01-01' + (n / 2) * interval '1 second', n % 5 = 0
      from generate_series(1, 50) n`);
    const read = async (asked: string) =>
      (await pagesOf(call, ana, `bios?${asked}`)).flat().map(({ bio_text }) => bio_text);
    const starred = (texts: string[]) => texts.filter((n) => Number(n) % 5 === 0);
    const rest = (texts: string[]) => texts.filter((n) => Number(n) % 5 > 0);
    const newest = await read('');
    expect(new Set(newest).size).toBe(50);
    expect(await read('order=oldest')).toEqual(newest.toReversed());
    expect(await read('favourites=true')).toEqual(starred(newest));
    expect(await read('order=oldest&favourites=true&q=5')).toEqual(
      ['5', '15', '25', '35', '45', '50'].filter((n) => newest.includes(n)),
    );
    expect(await read('order=favourites')).toEqual([...starred(newest), ...rest(newest)]);
    expect(await read('order=favourites&favourites=true&limit=3')).toEqual(starred(newest));
    const holding = newest.filter((n) => n.includes('1'));
    for (const limit of [1, 2, 5])
      expect(await read(`order=favourites&q=1&limit=${limit}`)).toEqual([
        ...starred(holding),
        ...rest(holding),
      ]);
    expect((await call(ana, '?order=favourites')).body.bios.items[0].bio_text).toBe('50');
    const all = await call(ana, '?order=oldest&favourites=true');
    expect(all.body.bios.items.map(({ bio_text }: { bio_text: string }) => bio_text)[0]).toBe('5');
    expect((await call(ana, '/bios?order=bio_text')).status).toBe(400);
  });

  test('a double click or a retry with the same key stores once, also when both arrive together', async () => {
    const { ana, call, save } = await visitLibrary(open);
    const click = () => save('bios', examples.bios, 'clic');
    const answers = await Promise.all([click(), click(), click()]);
    const ids = new Set([...answers, await click()].map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect((await call(ana, '/bios')).body.items).toHaveLength(1);
  });

  test('search finds words without regard to accents, case, order or column, and only those', async () => {
    const { ana, call, save } = await visitLibrary(open, { tier: 'pro' });
    for (const name of collectionNames) await save(name);
    const found = async (q: string) => {
      const { body } = await call(ana, `?q=${encodeURIComponent(q)}`);
      return collectionNames.filter((name) => body[name].items.length > 0);
    };
    for (const name of collectionNames) {
      const words = stringsIn(examples[name])
        .flatMap(wordsOf)
        .filter((word) => /^[a-zñ]{5,}$/.test(word));
      const asked = [words.at(-1), words[0]].join(' ');
      expect([name, await found(asked)]).toEqual([name, expect.arrayContaining([name])]);
      expect(await found(`${asked.toUpperCase()} xyzzy`)).toEqual([]);
      expect(await found(asked.toUpperCase())).toContain(name);
    }
    expect(await found('¿QUIÉN PASEA')).toEqual(await found('quien pasea'));
    expect(await found('escaladora casual')).toEqual(['bios']);
    expect(await found('bio_style')).toEqual([]);
    expect(await found('%')).toEqual([]);
    const underlined = collectionNames.filter((name) => stringsIn(examples[name]).join().includes('_'));
    expect(await found('_')).toEqual(underlined);
    expect(await found('   ')).toEqual(collectionNames);
  });

  test('a search takes the twelve longest of its words, and of a sentence that was pasted finds what holds them', async () => {
    const { ana, call, save } = await visitLibrary(open);
    const words = Array.from({ length: searchLimits.words }, (_, at) => `palabra${at + 10}`);
    await save('bios', { bio_text: words.join(' ') });
    const found = async (q: string) =>
      (await call(ana, `/bios?q=${encodeURIComponent(q)}`)).body.items.length;
    expect(await found(words.join(' '))).toBe(1);
    expect(await found(['falta', ...words.slice(1)].join(' '))).toBe(0);
    expect(await found(['falta', ...words].join(' '))).toBe(1);
    expect(await found('p '.repeat(100))).toBe(1);
  });

  test('a search in a full library reads rows of its owner alone, from the index, and sorts nothing', async () => {
    const { db, user: ana } = await open.withUser();
    await db.asSuperuser(
      `insert into profiles (id, email) select md5('otra' || n)::uuid, 'x' from generate_series(1, 20) n`,
    );
    await db.asSuperuser(`insert into saved_bios (user_id, bio_text, search_text)
      select id, 'bio ' || n, 'bio ' || n from profiles, generate_series(1, 2000) n`);
    await db.asSuperuser('analyze saved_bios');
    const asked = { limit: 20, after: null, q: 'x', ...newestFirst };
    const text = await planOf(db, ana, bios, asked, sql`search_text like all (array['%zzz%'])`);
    expect(text).toMatch(/Index Scan Backward using saved_bios_newest/);
    expect(text).toMatch(/Rows Removed by Filter: 2000\b/);
    expect(text).not.toMatch(/Sort|Seq Scan/);
  });

  test('a page ends early where its items are large, the next one goes on, and an item larger than a page has one to itself', async () => {
    const { db, ana, call } = await visitLibrary(open, { tier: 'pro' });
    const sizes = [1, 300_000, 1, 20_000, 20_000, 20_000, 20_000, 20_000, 60_000, 60_000, 1, 300_000];
    // The same size as text and as JSON that PostgreSQL keeps in hardly any room.
    const rows = sizes.map((size, n) => `('${ana}'::uuid, ${size}, now() - ${n} * interval '1 second')`);
    const filled = (columns: string, values: string) =>
      `insert into ${columns} select owner, ${values}, at from (values ${rows}) row (owner, size, at);`;
    await db.asSuperuser(
      filled('saved_bios (user_id, bio_text, created_at)', `repeat('x', size)`) +
        filled(
          'saved_intention_analyses (user_id, original_message, analysis, created_at)',
          `'', jsonb_build_object('k', repeat('x', size))`,
        ),
    );
    const lengthOf = ({ bio_text, analysis }: Row) => (bio_text ?? analysis?.k)?.length;
    for (const name of ['bios', 'intentions']) {
      const pages = await pagesOf(call, ana, `${name}?limit=50`);
      expect(Object.keys(pages[0]?.[0] ?? {})).not.toContain('more');
      expect(pages.map((items) => items.map(lengthOf))).toEqual([
        [1],
        [300_000],
        [1, 20_000, 20_000, 20_000, 20_000],
        [20_000, 60_000],
        [60_000, 1],
        [300_000],
      ]);
    }
    const { body } = await call(ana, '?limit=50');
    expect([body.bios.items.length, body.intentions.items.length]).toEqual([1, 1]);
    expect(body.bios.next).toMatch(/_/);
  });

  test('twenty thousand items page through whole: each once, the newest first, whatever is saved meanwhile', async () => {
    const { db, ana, call, save } = await visitLibrary(open);
    const blas = await createUser(db);
    // Twenty share each moment, so that the id has to break ties at the ends of pages.
    await db.asSuperuser(`insert into saved_bios (user_id, bio_text, created_at)
      select case when n % 5 = 0 then '${blas}' else '${ana}' end::uuid, 'bio ' || n,
        timestamptz '2026-01-01' + (n / 20) * interval '1 second' from generate_series(1, 25000) n`);
    const seen: { id: string; user_id: string; created_at: string }[] = [];
    let next: string | null = '';
    while (next !== null) {
      const { status, body } = await call(ana, `/bios?limit=50${next && `&cursor=${next}`}`);
      expect(status).toBe(200);
      seen.push(...body.items);
      next = body.next;
      if (seen.length === 500) await save('bios');
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(20_000);
    expect(seen).toHaveLength(20_000);
    expect(seen.every(({ user_id }) => user_id === ana)).toBe(true);
    const moments = seen.map(({ created_at }) => created_at);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  test('a page in the middle of twenty thousand items reads its own rows from an index, and sorts nothing', async () => {
    const { db, user: ana } = await open.withUser();
    await db.asSuperuser(`insert into saved_date_plans (user_id, plan_text, created_at)
      select '${ana}', 'plan ' || n, timestamptz '2026-01-01' + n * interval '1 second'
      from generate_series(1, 20000) n`);
    await db.asSuperuser(`insert into saved_bios (user_id, bio_text, created_at)
      select '${ana}', 'bio ' || n, timestamptz '2026-01-01' + n * interval '1 second'
      from generate_series(1, 20000) n`);
    await db.asSuperuser('analyze saved_date_plans, saved_bios');
    const after = { at: new Date('2026-01-01T02:00:00Z'), id: ana, favourite: false };
    for (const collection of collections.filter(({ name }) => ['date-plans', 'bios'].includes(name))) {
      const text = await planOf(db, ana, collection, { limit: 20, after, q: '', ...newestFirst });
      expect(text).toMatch(/Index Scan Backward using saved_\w+_newest/);
      expect(text).toMatch(/rows=21(\.00)? /);
      expect(text).not.toMatch(/Sort|Seq Scan|Rows Removed/);
    }
  });
});
