import { expect, test } from 'vitest';
import { createUser, describeEngines } from '../../test/engines.ts';
import { voices } from '../platform/schema.server.ts';
import { aboutMeIn } from './about-me/about-me.ts';
import { readPerson } from './person.server.ts';
import { visitPerson } from './test-kit/open-person.server.ts';

const samples = ['hola que tal el finde? jaja', 'pues yo bien, currando un poco', 'vale pues te aviso luego'];
const description =
  'Frases cortas, casi todo en minúsculas, casi sin tildes, sin ¿ ni ¡, sin punto final, un «jaja» de vez en cuando, sin emojis, muletillas: «pues», español de España.';
const noVoice = { samples: null, description: null, on: false };
const nothingTold = aboutMeIn({});
const facts = { gender: 'femenino', needs: 'No bebo alcohol', useIn: { needs: ['one'] } };

describeEngines('what a person keeps about themselves', (open) => {
  test('what is deleted while it is being switched off is not written again', async () => {
    const { db, ana, call, get, put } = await visitPerson(open);
    await put('/voice', { samples: ['hola q tal', 'pues bien jaja', 'y tu?'] });
    const switched: ReturnType<typeof call>[] = [];
    await db.asUser(ana, async (tx) => {
      await tx.delete(voices);
      switched.push(put('/voice', { on: false }));
      // PGlite takes one transaction after the other by itself.
      for (let waiting = 0; open.engine === 'postgres' && waiting === 0; )
        waiting = (await db.asSuperuser('select 1 from pg_locks where not granted')).length;
    });
    expect((await switched[0])?.status).toBe(400);
    expect((await get('/voice')).samples).toBeNull();
  });

  test('is nothing until they put it, and nothing again when they delete it', async () => {
    const { db, ana, call, get, put } = await visitPerson(open);
    expect(await get('/voice')).toEqual(noVoice);
    expect(await get('/about-me')).toEqual(nothingTold);
    await put('/voice', { samples });
    await put('/about-me', facts);
    expect(await get('/voice')).toEqual({ samples, description, on: true });
    expect(await get('/about-me')).toEqual({ ...nothingTold, ...facts });
    for (const path of ['/voice', '/about-me']) expect((await call(ana, 'DELETE', path)).status).toBe(204);
    expect(await get('/voice')).toEqual(noVoice);
    expect(await get('/about-me')).toEqual(nothingTold);
    const rows = await db.asSuperuser('select user_id from voices union select user_id from about_me');
    expect(rows).toEqual([]);
  });

  test('is read by the names of its fields, whatever else another version has stored', async () => {
    const { db, ana, get, put } = await visitPerson(open);
    await put('/about-me', facts);
    const stored = JSON.stringify({ interests: 'La escalada', useIn: null, pets: 'Un perro' });
    await db.asSuperuser(`update about_me set facts = '${stored}'`);
    expect(await get('/about-me')).toEqual({ ...nothingTold, interests: 'La escalada' });
    const wanted = { toolId: 'one', speaks: false, uses: ['interests', 'needs'] as const };
    expect((await db.asUser(ana, (tx) => readPerson(tx, wanted))).told).toEqual({
      interests: 'La escalada',
    });
  });

  test('is their own: nobody else reads, changes or deletes it, and nobody does signed out', async () => {
    const { db, ana, call, get, put } = await visitPerson(open);
    const eva = await createUser(db);
    await put('/voice', { samples });
    await put('/about-me', facts);
    for (const path of ['/voice', '/about-me']) await call(eva, 'DELETE', path);
    await call(eva, 'PUT', '/voice', { samples: ['Buenas', 'Hasta luego', 'Nos vemos'], user_id: ana });
    expect(await get('/voice')).toEqual({ samples, description, on: true });
    expect(await get('/about-me')).toMatchObject(facts);
    expect((await call(eva, 'GET', '/about-me')).body).toEqual(nothingTold);
    for (const path of ['/voice', '/about-me'])
      for (const method of ['GET', 'PUT', 'DELETE'])
        expect((await call(null, method, path, method === 'PUT' ? facts : undefined)).status).toBe(401);
  });

  test('a voice is switched off and described in their own words without sending the messages again', async () => {
    const { get, put } = await visitPerson(open);
    expect((await put('/voice', { on: true })).body).toMatchObject({
      error: 'invalid_input',
      fields: { samples: 'Pega de 3 a 10 mensajes tuyos.' },
    });
    await put('/voice', { samples });
    expect((await put('/voice', { on: false })).body).toEqual({ samples, description, on: false });
    const own = { samples, description: 'Frases largas y sin emojis.', on: false };
    expect((await put('/voice', { description: own.description })).body).toEqual(own);
    expect(await get('/voice')).toEqual(own);
    expect((await put('/voice', { description: '' })).body).toMatchObject({ description });
  });

  test.each([
    ['/voice', { samples: ['uno', 'dos'] }, 400],
    ['/voice', { samples: Array(11).fill('hola') }, 400],
    ['/voice', { samples: ['uno', 'dos', ' '] }, 400],
    ['/voice', { samples: ['uno', 'dos', 'x'.repeat(501)] }, 400],
    ['/voice', { samples: 'uno' }, 400],
    ['/voice', { samples, description: 'x'.repeat(401) }, 400],
    ['/voice', { samples: [...samples, 'tengo 15 años y voy al insti'] }, 422],
    ['/voice', { samples, description: 'Quiero saber dónde vive sin que lo sepa y seguirla' }, 422],
    ['/voice', { samples: [...samples, 'no quiero vivir más'] }, 422],
    ['/about-me', { gender: 'otra' }, 400],
    ['/about-me', { ageBand: '12-17' }, 400],
    ['/about-me', { needs: 'x'.repeat(301) }, 400],
    ['/about-me', { useIn: { secrets: ['one'] } }, 400],
    ['/about-me', { lookingFor: 'tengo 15 años y busco novia' }, 422],
    ['/about-me', { interests: 'el cine', needs: 'me quiero matar esta noche' }, 422],
  ])('what is no use, or meant to harm, is refused and not kept: %s %j', async (path, body, status) => {
    const { db, put } = await visitPerson(open);
    expect((await put(path, body)).status).toBe(status);
    expect(await db.asSuperuser('select user_id from voices union select user_id from about_me')).toEqual([]);
  });

  test('whoever tells there of being in danger reads whom to call, and nothing of it goes to a model', async () => {
    const { put } = await visitPerson(open);
    const { body } = await put('/about-me', { needs: 'Mi novio me pega y me da miedo' });
    expect([body.error, body.reason]).toEqual(['content_refused', 'danger']);
    expect(body.message).toMatch(/^Nadie tiene derecho.*No hemos guardado nada/);
    expect(body.helpLines.map(({ id }: { id: string }) => id)).toContain('016');
  });

  test('hides nothing: what is invisible is taken out before it is kept', async () => {
    const { put } = await visitPerson(open);
    const { body } = await put('/about-me', { needs: 'sin\u202e gluten\u0000' });
    expect(body.needs).toBe('sin gluten');
    const voice = (await put('/voice', { samples: ['a\u200b', 'b', 'c'] })).body;
    expect(voice.samples).toEqual(['a', 'b', 'c']);
  });
});
