import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createUser, describeEngines } from '../../test/engines.ts';
import { sweepSessions } from '../account/sweep.server.ts';
import { openLibrary } from '../library/test-kit/open-library.server.ts';
import { dayInSpain, isoDayInSpain } from '../platform/moments.server.ts';
import { threadReader } from './collection.server.ts';
import { threadCaps } from './limits.ts';
import { visitThreads } from './test-kit/open-threads.server.ts';
import { keptUntil } from './thread-data.ts';

const marta = {
  name: 'Marta',
  app: 'Tinder',
  notes: 'Le gusta la sierra',
  lines: [
    { who: 'them', text: '¿Y tú de dónde eres?', at: '2026-11-20T10:00:00Z' },
    { who: 'me', text: 'De Cádiz' },
  ],
};
const days = (from: string | Date, count: number) =>
  new Date(new Date(from).getTime() + count * 86_400_000).toISOString();

describeEngines('threads', (open) => {
  test('what is saved of a person comes back as it was, grows, changes and is gone when it is erased', async () => {
    const { ana, call, keep, change } = await visitThreads(open);
    const made = await keep(ana, marta);
    expect(made.status).toBe(201);
    const { id, usedAt, createdAt } = made.body;
    const keepUntil = days(usedAt, 90);
    const kept = { id, usedAt, createdAt, keepUntil, paused: false, keepChosen: false };
    expect(made.body).toEqual({ ...marta, ...kept });
    const at = `/${id}`;
    expect((await call(ana, at)).body).toEqual(made.body);
    expect((await call(ana, '')).body).toEqual({ items: [made.body], next: null });
    expect((await call(ana, '?order=favourites')).status).toBe(400);

    const more = await change(ana, id, { add: [{ who: 'them', text: 'Qué bien' }] });
    expect(more.body.lines).toEqual([...marta.lines, { who: 'them', text: 'Qué bien' }]);
    const other = { name: 'M.', app: null, paused: true };
    const changed = await change(ana, id, { ...other, notes: '' });
    expect(changed.body).toMatchObject({ ...other, notes: null, lines: more.body.lines });
    const lines = [{ who: 'them', text: 'Solo esto' }];
    expect((await change(ana, id, { lines })).body.lines).toEqual(lines);

    expect((await call(ana, at, { method: 'DELETE' })).status).toBe(204);
    expect((await call(ana, at)).status).toBe(404);
    expect((await call(ana, '')).body.items).toEqual([]);
  });

  test.each([
    ['quiero saber dónde vive y esperarla en el portal', 'harm'],
    ['me ha bloqueado, le escribo desde otro perfil', 'harm'],
    ['tiene 16 años y le gusta el k-pop', 'minor'],
  ])('notes that plan harm or tell of a minor are not kept: %s', async (notes, reason) => {
    const { ana, call, keep, change } = await visitThreads(open);
    const kept = (await keep(ana, marta)).body;
    const refused = [
      await keep(ana, { ...marta, notes }),
      await change(ana, kept.id, { notes, add: [{ who: 'me', text: 'Hola' }] }),
    ];
    for (const { status, body } of refused) {
      expect([status, body.error, body.reason]).toEqual([422, 'content_refused', reason]);
      expect(body.message).toContain('No hemos guardado nada');
    }
    expect((await call(ana, '')).body.items).toEqual([kept]);
    // What they wrote themselves is no plan of whoever keeps it.
    const add = [{ who: 'them', text: notes }];
    expect((await change(ana, kept.id, { add })).status).toBe(200);
  });

  test.each([
    { name: 'Lucía, 15 años' },
    { name: 'Lucía 15' },
    { name: 'Lucía 15/16' },
    { name: 'Lucía 2º ESO' },
    { name: 'Lucía', app: 'tiene 15 años' },
    { name: 'Lucía', app: '15 años' },
    { name: 'L.', lines: [{ who: 'Lucía, 15 años', text: 'hola' }] },
  ])('whoever is called under age is not kept, nor renamed so: %s', async (called) => {
    const { ana, call, keep, change } = await visitThreads(open);
    const fine = (await keep(ana, { name: 'Lucía', app: 'Tinder', lines: [] })).body;
    const { lines, ...named } = called;
    for (const { status, body } of [
      await keep(ana, { ...marta, ...called }),
      await change(ana, fine.id, lines ? { add: lines } : named),
    ])
      expect([status, body.reason]).toEqual([422, 'minor']);
    expect((await call(ana, '')).body.items).toEqual([fine]);
  });

  test.each(['Juan 17/3', 'Ana 16.05.26', 'Marta 15-8'])(
    'the day when they met is no age: %s',
    async (name) => {
      const { ana, keep } = await visitThreads(open);
      expect((await keep(ana, { ...marta, name })).status).toBe(201);
    },
  );

  test('notes of what was done to somebody are kept: they may be all the evidence that there is', async () => {
    const { ana, keep } = await visitThreads(open);
    for (const notes of ['el sábado me pegó y me da miedo', 'dice que se mata si le dejo'])
      expect((await keep(ana, { ...marta, notes })).status).toBe(201);
  });

  test('a correction from an old page keeps what came since, and a repeated addition adds nothing', async () => {
    const { ana, keep, change } = await visitThreads(open);
    const { id } = (await keep(ana, marta)).body;
    const seen = marta.lines.length;
    const threat = { who: 'them', text: 'te voy a matar' };
    const changed = async (body: object) => (await change(ana, id, body)).body.lines;
    await changed({ add: [threat], seen });
    expect(await changed({ add: [threat], seen })).toEqual([...marta.lines, threat]);
    const corrected = [{ who: 'me', text: 'Solo esto' }];
    expect(await changed({ lines: corrected, seen })).toEqual([...corrected, threat]);
    const longer = [...corrected, threat, { who: 'me', text: 'Y esto' }];
    for (const _try of [1, 2]) expect(await changed({ lines: longer, seen: 2 })).toEqual(longer);
    await changed({ lines: [...corrected, threat], seen: 3 });
    expect(await changed({ add: [threat], seen: 2 })).toEqual([...corrected, threat, threat]);
  });

  test('erasing all of them leaves those of others', async () => {
    const { db, ana, call, keep } = await visitThreads(open);
    const eva = await createUser(db);
    for (const user of [ana, ana, eva]) await keep(user, marta);
    expect((await call(ana, '', { method: 'DELETE' })).status).toBe(204);
    expect((await call(ana, '')).body.items).toEqual([]);
    expect((await call(eva, '')).body.items).toHaveLength(1);
  });

  test("nobody reads, changes or erases somebody else's thread: it does not exist for them", async () => {
    const { db, ana, call, keep } = await visitThreads(open);
    const eva = await createUser(db);
    const { body } = await keep(ana, marta);
    for (const id of [body.id, randomUUID(), 'x'])
      for (const [method, sent] of [['GET'], ['PATCH', { name: 'Mía' }], ['DELETE']] as const)
        expect((await call(eva, `/${id}`, { method, body: sent })).body.error).toBe('not_found');
    expect((await call(eva, '')).body.items).toEqual([]);
    expect((await call(ana, `/${body.id}`)).body).toEqual(body);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['DELETE', ''],
      ['GET', `/${body.id}`],
    ] as const)
      expect((await call('', path, { method, ...(method === 'POST' && { body: marta }) })).status).toBe(401);
  });

  test('a free account keeps three people and is told so kindly; Premium keeps more, and what it kept stays when it ends', async () => {
    const { ana, call, keep, change } = await visitThreads(open);
    const four = await Promise.all([1, 2, 3, 4].map(() => keep(ana, marta)));
    expect(four.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403]);
    const refused = await keep(ana, marta);
    expect(refused.body).toMatchObject({
      error: 'premium_required',
      message: expect.stringContaining('sigue aquí'),
    });
    expect((await keep(`${ana} pro`, marta)).status).toBe(201);
    const { items } = (await call(ana, '')).body;
    expect(items).toHaveLength(4);
    expect((await change(ana, items[0].id, { notes: 'Se puede' })).status).toBe(200);
    await call(ana, `/${items[0].id}`, { method: 'DELETE' });
    expect((await keep(ana, marta)).status).toBe(403);
    await call(ana, `/${items[1].id}`, { method: 'DELETE' });
    expect((await keep(ana, marta)).status).toBe(201);
  });

  test('a double click keeps one, and the same key of somebody else keeps theirs', async () => {
    const { db, ana, keep } = await visitThreads(open);
    const eva = await createUser(db);
    const click = (who: string) => keep(who, marta, 'k');
    const [first, second, other] = [await click(ana), await click(ana), await click(eva)];
    expect([first.status, second.status, other.status]).toEqual([201, 200, 201]);
    expect(second.body.id).toBe(first.body.id);
    expect(other.body.id).not.toBe(first.body.id);
  });

  test('ninety days after the last use, or on the day that was set, the sweep forgets it and nothing else', async () => {
    const { ana, call, keep, change, clock, services } = await visitThreads(open);
    const add = async (name: string, keepUntil?: string) =>
      (await keep(ana, { ...marta, name, keepUntil })).body;
    const start = clock.now();
    const used = await add('usada');
    await add('olvidada');
    const chosen = await add('elegida', days(start, 200).slice(0, 10));
    expect(chosen).toMatchObject({ keepChosen: true });
    // «Guardar hasta» a day is with that day, as people in Spain live it.
    const day = days(start, 200).slice(0, 10);
    expect(keptUntil(chosen)).toBe(dayInSpain.format(new Date(`${day}T12:00:00Z`)));
    expect(isoDayInSpain(new Date(chosen.keepUntil))).toBe(day);
    expect(isoDayInSpain(new Date(Date.parse(chosen.keepUntil) + 1_000))).toBe(days(start, 201).slice(0, 10));
    expect(chosen.keepUntil.slice(0, 10)).toBe(day);
    clock.offsetMs += 89 * 86_400_000;
    await change(ana, used.id, { notes: 'Hoy' });
    await sweepSessions(services);
    expect((await call(ana, '')).body.items).toHaveLength(3);
    clock.offsetMs += 2 * 86_400_000;
    await sweepSessions(services);
    const names = async () =>
      (await call(ana, '')).body.items.map(({ name }: { name: string }) => name).sort();
    expect(await names()).toEqual(['elegida', 'usada']);
    // Using it does not move a day that was chosen; taking the choice back does.
    expect((await change(ana, chosen.id, { notes: 'x' })).body.keepUntil).toBe(chosen.keepUntil);
    const free = await change(ana, chosen.id, { keepUntil: null });
    expect(free.body).toMatchObject({ keepChosen: false, keepUntil: days(free.body.usedAt, 90) });
    for (const keepUntil of [start.toISOString(), days(start, 2_000), 'mañana'])
      expect((await change(ana, chosen.id, { keepUntil })).status).toBe(400);
  });

  test('used while the clock was 200 days behind, it is there when the clock is right, changed or read by a tool', async () => {
    const { ana, call, keep, change, clock, services } = await visitThreads(open);
    const changed = (await keep(ana, { ...marta, name: 'cambiada' })).body;
    const read = (await keep(ana, { ...marta, name: 'leída' })).body;
    clock.offsetMs -= 200 * 86_400_000;
    const renewed = await change(ana, changed.id, { notes: 'Hoy' });
    expect(renewed.body.keepUntil).toBe(changed.keepUntil);
    await threadReader(services)(ana, read.id);
    clock.offsetMs += 200 * 86_400_000;
    await sweepSessions(services);
    expect((await call(ana, '')).body.items).toHaveLength(2);
  });

  test('bodies that no page sends are refused, what is too much is refused whole, and hidden characters are taken out', async () => {
    const { ana, call, keep, change } = await visitThreads(open);
    const wrong = [
      {},
      [],
      { name: ' ' },
      { name: 'x'.repeat(threadCaps.name + 1) },
      { name: 'M', notes: 'x'.repeat(threadCaps.notes + 1) },
      { name: 'M', app: 7 },
      { name: 'M', lines: 'hola' },
      { name: 'M', lines: [{ who: '', text: 'hola' }] },
      { name: 'M', lines: [{ who: 'me', text: '\u200b' }] },
      { name: 'M', lines: [{ who: 'x'.repeat(41), text: 'hola' }] },
    ];
    for (const body of wrong) expect([body, (await keep(ana, body)).status]).toEqual([body, 400]);
    const many = (count: number, length: number) =>
      Array.from({ length: count }, () => ({ who: 'me', text: 'a'.repeat(length) }));
    for (const lines of [many(threadCaps.lines + 1, 1), many(6, 9_000)])
      expect((await keep(ana, { name: 'M', lines })).body).toMatchObject({
        error: 'too_large',
        message: expect.stringContaining('No hemos cortado nada'),
      });
    const full = await keep(ana, { name: 'Ma\u202erta', lines: many(threadCaps.lines, 25) });
    expect([full.status, full.body.name]).toEqual([201, 'Marta']);
    expect((await change(ana, full.body.id, { add: many(1, 1) })).status).toBe(413);
    expect((await call(ana, `/${full.body.id}`)).body.lines).toHaveLength(threadCaps.lines);
  });

  test('what all of them hold has a bound, whatever search reads of it', async () => {
    const { db, ana, keep } = await visitThreads(open);
    await db.asSuperuser(`insert into threads (user_id, name, notes, search_text, keep_until)
      values ('${ana}', 'x', repeat('\u0301', 4000000), 'x', 'infinity')`);
    expect(await keep(ana, { name: 'Marta' })).toMatchObject({
      status: 413,
      body: { error: 'too_large', message: expect.stringContaining('ya no cabe') },
    });
  });

  test('one that is deleted while it is being changed is 404', async () => {
    const { db, ana, keep, change } = await visitThreads(open);
    const { body } = await keep(ana, marta);
    // As if the other tab's deletion had come between our look and our change.
    await db.asSuperuser(
      `create function gone() returns trigger language plpgsql as 'begin return null; end'`,
    );
    await db.asSuperuser('create trigger gone before update on threads for each row execute function gone()');
    const changed = await change(ana, body.id, { notes: 'Le gusta el mar' });
    expect([changed.status, changed.body.error]).toEqual([404, 'not_found']);
  });

  test('each person searches once at a time, whether people or the library', async () => {
    const { db, ana, call } = await visitThreads(open);
    const library = openLibrary(db);
    const eva = await createUser(db);
    const searches = Array.from({ length: 30 }, (_, n) =>
      n % 2 ? call(ana, '?q=mar') : library(ana, '/replies?q=mar'),
    );
    const ofEva = call(eva, '?q=mar');
    const statuses = (await Promise.all(searches)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(21);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
    expect((await ofEva).status).toBe(200);
  });

  test('a page at a time, the newest first, and what is searched is found by its words', async () => {
    const { ana, call, keep } = await visitThreads(open);
    for (const name of ['Uno', 'Dos', 'Tres']) await keep(ana, { ...marta, name, notes: `Vive en ${name}` });
    const { body: first } = await call(ana, '?limit=2');
    const { body: rest } = await call(ana, `?limit=2&cursor=${first.next}`);
    expect([...first.items, ...rest.items].map(({ name }) => name)).toHaveLength(3);
    expect(rest.next).toBeNull();
    expect((await call(ana, '?q=vive+tres')).body.items.map(({ name }: { name: string }) => name)).toEqual([
      'Tres',
    ]);
    expect((await call(ana, '?cursor=x')).status).toBe(400);
  });
});
