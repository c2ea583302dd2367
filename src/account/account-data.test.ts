import { getTableColumns, getTableName } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { describeEngines, type TestDatabase } from '../../test/engines.ts';
import { tables } from '../../test/tables.ts';
import { savedParts } from '../library/collections.server.ts';
import { createRateLimits } from '../platform/rate-limits.server.ts';
import { type SavedTable, threads } from '../platform/schema.server.ts';
import { collections } from '../tools/registry.server.ts';
import { type ErasureBilling, erasureRoutes, noBilling } from './erasure.server.ts';
import { exportRoutes } from './export.server.ts';
import { exportedTables } from './export-tables.server.ts';
import { keptRoutes } from './kept.server.ts';
import { createSessions } from './sessions.server.ts';
import { startScriptedProvider } from './test-kit/scripted-provider.server.ts';
import { openAccount, Visitor } from './test-kit/visitor.server.ts';

const parts = savedParts(collections);
const savedTables = parts.map(({ table }) => table);

const provider = await startScriptedProvider();
afterAll(() => provider.close());

const asJson = async (response: Response) => JSON.parse(await response.text());

describeEngines('what is kept about a person', (open) => {
  async function openData(options: { billing?: ErasureBilling; scale?: string } = {}) {
    const db = await open();
    const clock = { at: Date.now() };
    const RATE_LIMIT_SCALE = options.scale ?? '0';
    const account = openAccount(db, { ...provider.client, DATA_DIR: open.folder(), RATE_LIMIT_SCALE }, clock);
    const { app, services } = account;
    const surface = { ...services, ...createSessions(services), limits: createRateLimits(services) };
    app.route('/api/account', exportRoutes(surface, parts));
    app.route('/api/account', keptRoutes(surface, parts));
    app.route('/api/account', erasureRoutes(surface, options.billing));
    const signedIn = async (sub: string) => {
      const visitor = new Visitor(account, provider);
      provider.script = { claims: { sub, email: `${sub}@example.com`, email_verified: true, name: sub } };
      await visitor.signIn();
      const id = (await visitor.session()).user?.id ?? '';
      const erase = async (body: object = { confirm: 'ELIMINAR' }) =>
        (await visitor.call('/api/account', { method: 'DELETE', body })).status;
      return { visitor, id, erase };
    };
    return { db, signedIn, clock };
  }

  test('the file holds all of it, marks what a machine wrote, and not a byte of anybody else', async () => {
    const { db, signedIn } = await openData();
    const [ana, eva] = [await signedIn('ana'), await signedIn('eva')];
    await fill(db, ana.id, 'ana-escribe');
    await fill(db, eva.id, 'eva-escribe');
    const response = await ana.visitor.call('/api/account/export');
    expect(response.headers.get('Content-Type')).toMatch('application/json');
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="salero-mis-datos-\d{4}-\d\d-\d\d\.json"$/,
    );
    const text = await response.text();
    const file = JSON.parse(text);
    expect(file.profile).toMatchObject({ id: ana.id, email: 'ana@example.com', name: 'ana' });
    for (const [name, { generated }] of Object.entries(exportedTables(parts))) {
      if (name === 'profile') continue;
      expect([name, file[name].length]).toEqual([name, 1]);
      if (generated) {
        expect(file[name][0].ai_generated).toBe(true);
        expect(JSON.stringify(file[name][0])).toContain('ana-escribe');
      }
    }
    expect(text).not.toContain(eva.id);
    expect(text).not.toMatch(/eva/);
    // How many tokens an answer took is a figure, and no secret.
    expect(text.replaceAll(/"(?:in|out)put_tokens"/g, '')).not.toMatch(/token|hash/);
  });

  test('the file to be read holds the same, asks nothing of a network, and shows what was written as text', async () => {
    const { db, signedIn } = await openData();
    const [ana, eva] = [await signedIn('ana'), await signedIn('eva')];
    const nasty = '<script>alert(1)</script><img src=https://x.example onerror=y> &';
    await fill(db, ana.id, nasty);
    await fill(db, eva.id, 'eva-escribe');
    const ask = (query: string) => ana.visitor.call(`/api/account/export${query}`);
    const response = await ask('?format=html');
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[-a-z0-9]+\.html"$/);
    const html = await response.text();
    for (const { title, until, generated } of Object.values(exportedTables(parts))) {
      const [, part = ''] = html.split(`<h2>${title}</h2>`);
      expect(part.split('</section>')[0]).toContain(until);
      if (generated) expect(part.split('</section>')[0]).toContain('&lt;script&gt;alert(1)');
    }
    expect(html.match(/<[^>]*>/g)?.join('')).not.toMatch(/<(script|img|link|iframe|base)|src=|href="[^#]/);
    expect(html.match(/<style>.*<\/style>/s)?.[0]).not.toMatch(/url\(|@import/);
    expect(html).not.toContain('eva-escribe');
    expect(html).not.toMatch(/\b(undefined|null|\[object)/);
    expect(html.endsWith('</html>')).toBe(true);
    expect((await ask('')).headers.get('Content-Type')).toContain('application/json');
  });

  test('a kept chat is told in Spanish: who said what, and when', async () => {
    const { db, signedIn } = await openData();
    const { visitor, id } = await signedIn('ana');
    await fill(db, id, 'ana-escribe');
    const lines = [
      { who: 'them', text: 'Hola' },
      { who: 'me', text: 'me', at: '12/3/24, 21:05' },
      { who: 'M', text: 'who: me' },
    ];
    await db.asUser(id, (tx) => tx.update(threads).set({ lines }));
    const { items } = await asJson(await visitor.call('/api/account/kept/threads'));
    const { text } = items[0].fields.find(({ label }: { label: string }) => label === 'Mensajes');
    expect(text.split('\n').map((line: string) => line.replace(/^[ ·]+/, ''))).toEqual([
      'Quién: La otra persona',
      'Texto: Hola',
      'Cuándo: 12/3/24, 21:05',
      'Quién: Tú',
      'Texto: me',
      'Quién: M',
      'Texto: who: me',
    ]);
  });

  test('what is kept is counted, shown and deleted kind by kind and row by row, and never what is somebody else’s', async () => {
    const { db, signedIn } = await openData();
    const [ana, eva] = [await signedIn('ana'), await signedIn('eva')];
    await fill(db, ana.id, 'ana-escribe');
    await fill(db, eva.id, 'eva-escribe');
    const before = await traces(db, eva.id);
    const { items } = await asJson(await ana.visitor.call('/api/account/kept'));
    expect(items.map(({ name }: { name: string }) => name)).toEqual(Object.keys(exportedTables(parts)));
    for (const { name, rows, erase } of items) {
      expect([name, rows]).toEqual([name, 1]);
      const shown = await asJson(await ana.visitor.call(`/api/account/kept/${name}`));
      expect([shown.items.length, shown.next, shown.items[0].fields.length > 0]).toEqual([1, null, true]);
      expect(JSON.stringify(shown)).not.toMatch(/eva|undefined|\[object/);
      const theirs = await asJson(await eva.visitor.call(`/api/account/kept/${name}`));
      const remove = (id: string) =>
        ana.visitor.call(`/api/account/kept/${name}/${id}`, { method: 'DELETE', body: {} });
      expect((await remove(theirs.items[0].id)).status).toBe(404);
      expect([name, (await remove(shown.items[0].id)).status]).toEqual([name, erase === 'rows' ? 204 : 404]);
      expect((await remove(shown.items[0].id)).status).toBe(404);
    }
    const left = await asJson(await ana.visitor.call('/api/account/kept'));
    for (const { name, rows, erase } of left.items)
      expect([name, rows]).toEqual([name, erase === 'rows' ? 0 : 1]);
    expect(await traces(db, eva.id)).toEqual(before);
    const ofAna = await traces(db, ana.id);
    for (const { name, erase } of items) {
      const answer = await eva.visitor.call(`/api/account/kept/${name}`, { method: 'DELETE', body: {} });
      expect([name, answer.status]).toEqual([name, erase === 'rows' ? 204 : 404]);
    }
    expect(await traces(db, ana.id)).toEqual(ofAna);
    const ofEva = await asJson(await eva.visitor.call('/api/account/kept'));
    expect(ofEva.items.map(({ rows }: { rows: number }) => rows)).toEqual(
      left.items.map(({ rows }: { rows: number }) => rows),
    );
    expect((await ana.visitor.call('/api/account/kept/toString')).status).toBe(404);
    for (const after of ['saved_bios?after=x', 'saved_bios?after=%00', 'billing_events?after=evt%00'])
      expect((await ana.visitor.call(`/api/account/kept/${after}`)).status).toBe(400);
  });

  test('a new table about people does not stay out of the file by being forgotten', () => {
    const exported = Object.values(exportedTables(parts)).map(({ table }) => getTableName(table));
    const aboutPeople = tables.filter((table) => 'user_id' in getTableColumns(table)).map(getTableName);
    expect(exported).toEqual(expect.arrayContaining(aboutPeople));
  });

  test('a library of more than one page is in the file whole', async () => {
    const { db, signedIn } = await openData();
    const { visitor, id } = await signedIn('ana');
    await db.asSuperuser(`insert into saved_bios (user_id, bio_text)
      select '${id}', 'bio ' || n from generate_series(1, 1203) n`);
    const { saved_bios } = await asJson(await visitor.call('/api/account/export'));
    expect(new Set(saved_bios.map(({ bio_text }: { bio_text: string }) => bio_text)).size).toBe(1203);
  });

  test('a page of another site cannot have the file saved, nor use up how often it may be asked for', async () => {
    const { signedIn } = await openData({ scale: '0.17' });
    const { visitor } = await signedIn('ana');
    const from = (site: string, path = '/api/account/export') =>
      visitor.call(path, { headers: { 'Sec-Fetch-Site': site, 'Sec-Fetch-Dest': 'document' } });
    for (const site of ['cross-site', 'same-site'])
      for (const path of ['/api/account/export', '/api/session']) {
        const answer = await from(site, path);
        expect(answer.status).toBe(403);
        expect(await answer.json()).toEqual({
          error: 'forbidden_origin',
          message: 'Esta petición no viene de Salero, así que no la hemos atendido.',
        });
      }
    // A link of anybody may begin a sign-in.
    expect((await from('cross-site', '/api/auth/sign-in')).status).toBe(302);
    expect((await from('none', '/api/session')).status).toBe(200);
    expect((await from('same-origin')).status).toBe(200);
    expect((await from('none')).status).toBe(429);
  });

  test('nor does a link in a message, that somebody taps, save it', async () => {
    const { signedIn } = await openData({ scale: '0.17' });
    const { visitor } = await signedIn('ana');
    const path = '/api/account/export?format=html';
    const tap = { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
    expect((await visitor.call(path, { headers: tap })).status).toBe(403);
    const asked = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' };
    expect((await visitor.call(path, { headers: asked })).status).toBe(200);
  });

  test('nobody reads or erases without a session, nor erases without the word typed as it is', async () => {
    const { signedIn } = await openData();
    const [{ visitor, erase }, out] = [await signedIn('ana'), await signedIn('ana')];
    out.visitor.cookies.clear();
    expect((await out.visitor.call('/api/account/export')).status).toBe(401);
    expect(await out.erase()).toBe(401);
    for (const body of [{}, { confirm: 'eliminar' }, { confirm: true }]) expect(await erase(body)).toBe(400);
    expect((await visitor.call('/api/account', { method: 'DELETE' })).status).toBe(400);
    expect((await visitor.session()).user).not.toBeNull();
  });

  test('erasing leaves no row about the person in any table, no session anywhere, and everybody else whole', async () => {
    const steps: string[] = [];
    const { db, signedIn } = await openData({
      billing: {
        ...noBilling,
        find: async (userId) => {
          steps.push(`found ${userId}`);
          return { customers: ['cus_of_ana'], disputed: [], at: null };
        },
        endErased: async () => void steps.push('ended'),
      },
    });
    const [ana, phone, eva] = [await signedIn('ana'), await signedIn('ana'), await signedIn('eva')];
    await fill(db, ana.id, 'ana-escribe');
    await fill(db, eva.id, 'eva-escribe');
    const before = await traces(db, eva.id);
    expect(Object.values(await traces(db, ana.id)).every((rows) => rows > 0)).toBe(true);
    expect(await ana.erase()).toBe(204);
    expect(steps).toEqual([`found ${ana.id}`, 'ended']);
    const [erasure] = await db.asSuperuser('select customers from erasures');
    expect(erasure).toEqual({ customers: ['cus_of_ana', `cus_${ana.id}`] });
    expect(ana.visitor.cookies.has('salero')).toBe(false);
    expect((await phone.visitor.session()).user).toBeNull();
    expect(Object.entries(await traces(db, ana.id)).filter(([, rows]) => rows > 0)).toEqual([]);
    expect(await traces(db, eva.id)).toEqual(before);
  });

  test('erasing and signing up again gives no new uses for 90 days, and what remembers them names nobody', async () => {
    const { db, signedIn, clock } = await openData();
    const usesOf = (id: string) =>
      db.asSuperuser(
        `select usage_count as c, usage_icebreaker as i, usage_intention_analyzer as s from profiles where id = '${id}'`,
      );
    let ana = await signedIn('ana');
    await db.asSuperuser(
      `update profiles set usage_count = 5, usage_icebreaker = 3, usage_intention_analyzer = 1 where id = '${ana.id}'`,
    );
    for (let round = 0; round < 3; round += 1) {
      expect(await ana.erase()).toBe(204);
      const held = await db.asSuperuser('select k::text as held from kept_uses k');
      expect(held).toHaveLength(1);
      expect(String(held[0]?.held)).not.toContain(Buffer.from('ana').toString('hex'));
      const before = ana.id;
      ana = await signedIn('ana');
      expect(ana.id).not.toBe(before);
      expect(await usesOf(ana.id)).toEqual([{ c: 5, i: 3, s: 1 }]);
      expect(await db.asSuperuser('select 1 from kept_uses')).toEqual([]);
    }
    const eva = await signedIn('eva');
    expect(await usesOf(eva.id)).toEqual([{ c: 0, i: 0, s: 0 }]);
    await eva.erase();
    expect(await db.asSuperuser('select 1 from kept_uses')).toEqual([]);
    await ana.erase();
    clock.at += 91 * 24 * 60 * 60_000;
    ana = await signedIn('ana');
    expect(await usesOf(ana.id)).toEqual([{ c: 0, i: 0, s: 0 }]);
  });

  test('large rows come a few at a time, in the list and in the file, and all of them come', async () => {
    const { db, signedIn } = await openData();
    const { visitor, id } = await signedIn('ana');
    await db.asSuperuser(`insert into threads (user_id, name, notes, keep_until)
      select '${id}', 'n' || i, repeat('x', 150000), '2099-01-01' from generate_series(1, 7) i`);
    const sizes: number[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page = await asJson(await visitor.call(`/api/account/kept/threads${after && `?after=${after}`}`));
      sizes.push(page.items.length);
      after = page.next;
    }
    expect(sizes).toEqual([2, 2, 2, 1]);
    const pieces: Uint8Array[] = [];
    for await (const piece of (await visitor.call('/api/account/export')).body ?? []) pieces.push(piece);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(400_000);
    const file = JSON.parse(Buffer.concat(pieces).toString());
    expect(new Set(file.threads.map(({ name }: { name: string }) => name)).size).toBe(7);
  });

  test('small rows come twenty at a time, and the next of them after those', async () => {
    const { db, signedIn } = await openData();
    const { visitor, id } = await signedIn('ana');
    await db.asSuperuser(`insert into threads (user_id, name, keep_until)
      select '${id}', 'n' || i, '2099-01-01' from generate_series(1, 21) i`);
    const first = await asJson(await visitor.call('/api/account/kept/threads'));
    const second = await asJson(await visitor.call(`/api/account/kept/threads?after=${first.next}`));
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 1, null]);
  });

  test('reading what is kept again and again is limited, for one person and not for another', async () => {
    const { signedIn } = await openData({ scale: '0.02' });
    const [ana, eva] = [await signedIn('ana'), await signedIn('eva')];
    const read = async ({ visitor }: typeof ana, name: string) =>
      (await visitor.call(`/api/account/kept/${name}`)).status;
    const twice = [await read(ana, 'threads'), await read(ana, 'generations')];
    expect([...twice, await read(ana, 'threads')]).toEqual([200, 200, 429]);
    expect(await read(eva, 'threads')).toBe(200);
  });

  test('erasing and signing up again gives no new rate limits', async () => {
    const { db, signedIn } = await openData({ scale: '0.5' });
    const exported = async ({ visitor }: Awaited<ReturnType<typeof signedIn>>) => {
      const response = await visitor.call('/api/account/export');
      await response.text();
      return response.status;
    };
    let ana = await signedIn('ana');
    for (const status of [200, 200, 200, 429, 429]) {
      expect(await exported(ana)).toBe(status);
      expect(await ana.erase()).toBe(204);
      ana = await signedIn('ana');
    }
    expect(await exported(await signedIn('eva'))).toBe(200);
    const mine = `select key from rate_limits where key like 'export_user_hour:%' and not key like '%-%'`;
    expect(await db.asSuperuser(mine)).toEqual([]);
  });

  test('erasing and signing up again is limited by the day: each leaves a line that is read for forty days', async () => {
    const { signedIn, clock } = await openData({ scale: '0.2' });
    const day = 24 * 60 * 60_000;
    clock.at = (Math.floor(clock.at / day) + 0.5) * day;
    const statuses = [];
    for (let round = 0; round < 6; round += 1) {
      clock.at += round === 5 ? day : 60_000;
      statuses.push(await (await signedIn('ana')).erase());
    }
    expect(statuses).toEqual([204, 204, 204, 204, 429, 204]);
  });

  test('asking the payment provider for an erasure again and again is limited', async () => {
    let asked = 0;
    const find = () => {
      asked += 1;
      return noBilling.find('');
    };
    const { db, signedIn } = await openData({ scale: '1', billing: { ...noBilling, find } });
    await db.asSuperuser(`create function fail() returns trigger language plpgsql as $f$ begin raise exception 'gone'; end $f$;
      create trigger fails before insert on erasures execute function fail()`);
    const { erase } = await signedIn('ana');
    const answers = [];
    for (let tries = 0; tries < 11; tries += 1) answers.push(await erase());
    await db.asSuperuser('drop trigger fails on erasures; drop function fail()');
    expect(answers.slice(-2)).toEqual([503, 429]);
    expect(asked).toBe(10);
  });

  test('while the payment provider does not answer the account is erased all the same, and what it is owed is on record', async () => {
    const { db, signedIn } = await openData({
      billing: {
        find: () => Promise.reject(new Error('no answer')),
        endErased: () => Promise.reject(new Error('it would wait for an answer again')),
      },
    });
    const { visitor, id, erase } = await signedIn('ana');
    await fill(db, id, 'ana-escribe');
    expect(await erase()).toBe(204);
    expect(await db.asSuperuser(`select id from profiles where id = '${id}'`)).toEqual([]);
    expect(await db.asSuperuser('select customers from erasures where customers is not null')).toEqual([
      { customers: expect.arrayContaining([id]) },
    ]);
    expect((await visitor.session()).user).toBeNull();
  });
});

/** One row of this person in every table that can hold one. */
async function fill(db: TestDatabase, id: string, text: string): Promise<void> {
  await db.asSuperuser(`
    ${savedTables.map((table) => savedRow(table, id, text)).join('\n')}
    insert into threads (user_id, name, keep_until) values ('${id}', '${text}', '2099-01-01');
    insert into generations (user_id, tool, idempotency_key, request_hash, status, lease_expires_at, result)
      values ('${id}', 'x', 'k', '\\x00', 'delivered', now(), '{"bio": "${text} en el resultado"}');
    insert into feedback (user_id, generation_id, mark, text) select '${id}', id, 'wrong', '${text}' from generations
      where user_id = '${id}';
    insert into outcomes (user_id, generation_id, angle, characters) select '${id}', id, '${text}', 9 from generations
      where user_id = '${id}';
    insert into billing_accounts (user_id, stripe_customer_id) values ('${id}', 'cus_${id}');
    insert into billing_events (id, type, user_id) values ('evt_${id}', 'invoice.paid', '${id}');
    insert into withdrawals (user_id, stripe_subscription_id) values ('${id}', 'sub_x');
    insert into billing_mails (id, user_id, kind, facts) values ('mail_${id}', '${id}', 'renewal', '{}');
    insert into voices (user_id, samples, description) values ('${id}', '["${text}"]', '${text}');
    insert into about_me (user_id, facts) values ('${id}', '{"needs": "${text}"}');
    insert into rate_limits (key, window_start) values ('save_user_minute:${id}', now());
    select 1`);
}

function savedRow(table: SavedTable, id: string, text: string): string {
  const columns = Object.values(getTableColumns(table)).filter(
    ({ name, notNull, hasDefault, generated }) => name !== 'user_id' && notNull && !hasDefault && !generated,
  );
  const values = columns.map((column) =>
    column.dataType === 'json' ? JSON.stringify({ dice: text }) : text,
  );
  return `insert into ${getTableName(table)} (user_id, ${columns.map(({ name }) => name)})
    values ('${id}', ${values.map((value) => `'${value}'`)});`;
}

/** How many rows name this person, by table. */
async function traces(db: TestDatabase, id: string): Promise<Record<string, number>> {
  const nameless = ['sign_in_attempts', 'daily_spend', 'site', 'erasures', 'kept_uses', 'kept_withdrawals'];
  const counts = tables
    .map(getTableName)
    .filter((name) => !nameless.includes(name))
    .map(
      (name) => `select '${name}' as name, count(*)::int as n from ${name} t where t::text like '%${id}%'`,
    );
  const rows = await db.asSuperuser(counts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, n }) => [name, Number(n)]));
}
