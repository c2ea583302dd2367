import { randomUUID } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser, describeEngines } from '../../test/engines.ts';
import { savedExamples as examples, toolAt } from '../../test/tool-examples.ts';
import { collections } from '../tools/registry.server.ts';
import type { Collection } from './collections.server.ts';
import { percentWorthTelling } from './limits.ts';
import { openLibrary, visitLibrary } from './test-kit/open-library.server.ts';

const collectionNames = collections.map(({ name }) => name);

/** Every string of it, wherever it lies. */
const withStrings = (value: unknown, to: (text: string) => string): unknown => {
  if (typeof value === 'string') return to(value);
  if (Array.isArray(value)) return value.map((item) => withStrings(item, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withStrings(item, to)]));
};

describeEngines('a hostile visitor of the library', (open) => {
  test('without a session gets nothing and changes nothing', async () => {
    const call = openLibrary(await open());
    for (const [method, path] of [
      ['GET', ''],
      ...collectionNames.flatMap((name) => [
        ['GET', `/${name}`],
        ['POST', `/${name}`],
        ['PATCH', `/${name}/${randomUUID()}`],
        ['DELETE', `/${name}/${randomUUID()}`],
      ]),
    ] as [string, string][]) {
      const body = method.startsWith('P') ? {} : undefined;
      expect((await call('', path, { method, body })).body.error).toBe('unauthenticated');
    }
  });

  test("another user's id answers 404 everywhere, and their items stay theirs", async () => {
    const { db, ana, call, save } = await visitLibrary(open, { tier: 'pro' });
    const eva = await createUser(db, { tier: 'pro' });
    for (const name of collectionNames) {
      const { body } = await save(name, examples[name], 'k');
      expect((await call(eva, `/${name}/${body.id}`, { method: 'DELETE' })).status).toBe(404);
      const theft = await call(eva, `/${name}/${body.id}`, { method: 'PATCH', body: { note: 'mío' } });
      expect(theft.status).toBe(404);
      expect((await call(ana, `/${name}`)).body.items).toEqual([body]);
      expect((await call(eva, `/${name}`)).body.items).toEqual([]);
      // Neither the key nor the message of somebody else stands in one's way.
      const own = await call(`${eva} pro`, `/${name}`, { method: 'POST', body: examples[name], key: 'k' });
      expect(own.status).toBe(201);
      expect(own.body.user_id).toBe(eva);
      await call(eva, `/${name}/${own.body.id}`, { method: 'DELETE' });
    }
  });

  test('what is not a collection or not an id is not found', async () => {
    const { ana, call } = await visitLibrary(open);
    for (const path of ['/profiles', '/saved_bios', '/__proto__', '/toString'])
      expect((await call(ana, path)).status).toBe(404);
    expect((await call(ana, "/bios/1' or '1'='1", { method: 'DELETE' })).status).toBe(404);
  });

  test('nobody saves in the name of somebody else', async () => {
    const { db, ana, call, save } = await visitLibrary(open);
    const eva = await createUser(db);
    const saveAs = (user_id: string) => save('bios', { ...examples.bios, user_id });
    expect((await saveAs(eva)).status).toBe(400);
    expect((await saveAs(ana)).status).toBe(201);
    expect((await call(eva, '/bios')).body.items).toEqual([]);
  });

  test('what is for Premium is kept from a free user, with words of its own, and saved for a Premium user', async () => {
    const { ana, call, save } = await visitLibrary(open);
    const premium = collections.filter(({ premiumOnly }) => premiumOnly);
    expect(premium.length).toBeGreaterThan(0);
    for (const { name, texts } of premium) {
      const refused = { error: 'premium_required', message: texts?.premium };
      expect(await save(name)).toEqual({ status: 403, body: refused });
      const asPro = await call(`${ana} pro`, `/${name}`, { method: 'POST', body: examples[name] });
      expect(asPro.status).toBe(201);
    }
  });

  test('a change that is no change, too long, for another column or another kind of row is refused, and the row is as before', async () => {
    const { ana, save, change } = await visitLibrary(open);
    const guide = String(toolAt('/lenguaje-corporal').example.saved?.plan_text);
    for (const [name, wrong] of Object.entries({
      bios: [
        {},
        [],
        { text: ' ' },
        { text: 'x'.repeat(20_001) },
        { note: 'x'.repeat(2_501) },
        { favourite: 1 },
        { user_id: ana },
        { note: 'a', created_at: '2020-01-01' },
        { search_text: 'a' },
      ],
      'date-plans': [{ text: guide }],
      intentions: [{ text: 'otras palabras' }, { original_message: 'otras' }],
    })) {
      const { body } = await save(name);
      const at = `/${name}/${body.id}`;
      for (const values of wrong) expect([values, (await change(at, values)).status]).toEqual([values, 400]);
      expect((await change(at, { note: 'a\u200bb' })).body).toEqual({ ...body, note: 'ab' });
    }
  });

  test('in a full library a longer text and a note are refused, a star and a shorter note are not', async () => {
    const { db, ana, save, change } = await visitLibrary(open);
    const { body } = await save('bios');
    await db.asSuperuser(`insert into saved_bios (user_id, bio_text, search_text)
      select '${ana}', 'x', repeat('x', 79999) from generate_series(1, 100)`);
    const at = `/bios/${body.id}`;
    const note = 'x'.repeat(2_400);
    expect((await change(at, { note })).body).toMatchObject({ error: 'too_large' });
    expect((await change(at, { text: note })).status).toBe(413);
    expect((await change(at, { favourite: true })).body).toEqual({ ...body, favourite: true });
    for (const shorter of ['x', null]) expect((await change(at, { note: shorter })).status).toBe(200);
  });

  test('bodies that no form sends are refused with 400, or with 413 for their length', async () => {
    const { ana, call, save } = await visitLibrary(open, { tier: 'pro' });
    const deep = JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`);
    const wrong: [string, unknown][] = [
      ['bios', {}],
      ['bios', 'no json'],
      ['bios', '[]'],
      ['bios', { bio_text: '  \n ' }],
      ['bios', { bio_text: 7 }],
      ['bios', { bio_text: '\u200b\u{e0041}' }],
      ['bios', { bio_text: 'x'.repeat(20_001) }],
      ['bios', { bio_text: 'hola', keywords: 'x'.repeat(2_501) }],
      ...collectionNames.flatMap((name): [string, unknown][] => [
        [name, {}],
        [name, withStrings(examples[name], () => ' \n ')],
        [name, withStrings(examples[name], () => 'x'.repeat(50_001))],
        [name, Object.fromEntries(Object.keys(examples[name] ?? {}).map((column) => [column, deep]))],
        [name, { ...(examples[name] as object), more: Array(1_000).fill('') }],
      ]),
    ];
    for (const [name, body] of wrong) {
      const answer = await save(name, body);
      const refusal = JSON.stringify(body).length > 320 * 1024 ? [413, 'too_large'] : [400, 'invalid_input'];
      expect([name, answer.status, answer.body.error]).toEqual([name, ...refusal]);
    }
    expect((await save('bios', examples.bios, 'con espacio')).status).toBe(400);
    const { body } = await call(ana, '');
    expect(collectionNames.every((name) => body[name].items.length === 0)).toBe(true);
  });

  test('what hides in a text is taken out before it is stored, in every field of every collection; emojis stay whole', async () => {
    const { save } = await visitLibrary(open, { tier: 'pro' });
    const hidden = 'Ho\u202e\u200b\u2066\u{e0041}\0\ufeffla 👩‍👩‍👧 ❤️';
    const seen = 'Hola 👩‍👩‍👧 ❤️';
    // A text may hold JSON, whose strings are read as well.
    const hiddenIn = (text: string) =>
      text.startsWith('{') ? JSON.stringify(withStrings(JSON.parse(text), () => hidden)) : hidden;
    const bodies: [string, unknown][] = [
      ['bios', `{"bio_text":"a\\ud83d ${seen}"}`],
      ...collectionNames.map((name): [string, unknown] => [name, withStrings(examples[name], hiddenIn)]),
    ];
    for (const [name, body] of bodies) {
      const { status, body: row } = await save(name, body);
      expect([name, status]).toEqual([name, 201]);
      expect(JSON.stringify(row)).toContain(seen);
      expect(JSON.stringify(row)).not.toMatch(/[\u200b\u202e\u2066\ufeff\u{e0000}-\u{e007f}]|\\u/u);
    }
  });

  test('a cursor, a limit or a search that was tampered with is refused; a large limit is cut', async () => {
    const { db, ana, call } = await visitLibrary(open);
    const wrongs = [
      'cursor=x',
      `cursor=999999999999999_${ana}`,
      'cursor=1_1',
      'limit=0',
      'limit=a',
      'q=%00',
      `q=${'x'.repeat(201)}`,
    ];
    for (const query of wrongs) expect((await call(ana, `/bios?${query}`)).status).toBe(400);
    await db.asSuperuser(
      `insert into saved_bios (user_id, bio_text) select '${ana}', 'bio' from generate_series(1, 60)`,
    );
    expect((await call(ana, '/bios?limit=1000')).body.items).toHaveLength(50);
    expect((await call(ana, '/bios')).body.items).toHaveLength(20);
  });

  test('saving has a limit of its own', async () => {
    const { save } = await visitLibrary(open, { settings: { RATE_LIMIT_SCALE: '0.05' } });
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await save('bios')).status);
    expect(statuses).toContain(201);
    expect(statuses.at(-1)).toBe(429);
    // Nothing of it is read.
    expect((await save('bios', '{')).status).toBe(429);
  });

  test('changing what is saved has a limit for a day too', async () => {
    const { db, ana, save, change } = await visitLibrary(open, { settings: { RATE_LIMIT_SCALE: '1' } });
    const { body } = await save('bios');
    const star = () => change(`/bios/${body.id}`, { favourite: true });
    expect((await star()).status).toBe(200);
    await db.asSuperuser(`update rate_limits set hits = 100000 where key = 'change_user_day:${ana}'`);
    expect((await star()).status).toBe(429);
  });

  test('searching has a limit of its own', async () => {
    const { ana, call } = await visitLibrary(open, { settings: { RATE_LIMIT_SCALE: '0.05' } });
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await call(ana, '?q=hola')).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await call(ana, '')).status).toBe(200);
  });

  test.each([
    [
      'items',
      "insert into saved_bios (user_id, bio_text, created_at) select $, n, 'epoch' from generate_series(1, 1999) n",
    ],
    [
      'bytes',
      `insert into saved_bios (user_id, bio_text, search_text, created_at) values ($, 'x', repeat('x', 7999977), 'epoch')`,
    ],
  ])('a full library (%s) says how full it is, and refuses one more kindly', async (_, fill) => {
    const { db, ana, call, save } = await visitLibrary(open);
    const percent = async () => percentWorthTelling((await call(ana, '')).body.held);
    expect(await percent()).toBeNull();
    await db.asSuperuser(fill.replace('$', `'${ana}'`));
    expect(await percent()).toBe(99);
    const saveMore = (key: string) => save('bios', { bio_text: 'Una bio más, ¡olé!' }, key);
    const last = await saveMore('una');
    expect(last.status).toBe(201);
    expect(await saveMore('otra')).toMatchObject({
      status: 413,
      body: { error: 'too_large', message: expect.stringContaining('Tu biblioteca está llena') },
    });
    expect((await saveMore('una')).status).toBe(200);
    expect((await call(ana, '/bios')).body.items[0].id).toBe(last.body.id);
    expect((await call(ana, `/bios/${last.body.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await saveMore('otra')).status).toBe(201);
    const other = await call(await createUser(db), '/bios', { method: 'POST', body: examples.bios });
    expect(other.status).toBe(201);
  });

  test('an item takes as much room as was written, also of accents that search reads past', async () => {
    const { ana, call, save, change } = await visitLibrary(open);
    const bytes = async () => (await call(ana, '')).body.held.bytes;
    const text = `a${'\u0301\u0302\u0303\u0323\u0330'.repeat(6)}`.repeat(600);
    const { status, body } = await save('bios', { bio_text: text });
    expect([status, await bytes()]).toEqual([201, Buffer.byteLength(body.bio_text)]);
    await change(`/bios/${body.id}`, { note: 'mía' });
    expect(await bytes()).toBe(Buffer.byteLength(body.bio_text) + 4);
  });

  test('a collection that cannot be read is empty and named, and the others are there', async () => {
    const { db, ana, call, save } = await visitLibrary(open);
    await save('bios');
    const alone = collections.find(({ name, kind }) => name !== 'bios' && !kind) as Collection;
    await db.asSuperuser(`alter table ${getTableName(alone.table)} rename to away`);
    const { status, body } = await call(ana, '');
    expect([status, body.failed]).toEqual([200, [alone.name]]);
    expect(body[alone.name]).toEqual({ items: [], next: null });
    expect(body.bios.items).toHaveLength(1);
    expect((await call(ana, `/${alone.name}`)).status).toBe(503);
  });
});
