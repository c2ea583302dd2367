import { expect, test } from 'vitest';
import { createUser, describeEngines } from '../../test/engines.ts';
import { aboutMeIn } from './about-me/about-me.ts';
import { forgetVoice, readPerson } from './person.server.ts';
import { openPerson } from './test-kit/open-person.server.ts';

const samples = ['hola que tal el finde? jaja', 'pues yo bien, currando un poco', 'vale pues te aviso luego'];
const description =
  'Frases cortas, casi todo en minúsculas, casi sin tildes, sin ¿ ni ¡, sin punto final, un «jaja» de vez en cuando, sin emojis, muletillas: «pues», español de España.';
const noVoice = { samples: null, description: null, on: false };
const nothingTold = aboutMeIn({});
const facts = { gender: 'femenino', needs: 'No bebo alcohol', useIn: { needs: ['one'] } };

describeEngines('what a person keeps about themselves', (open) => {
  test('what is deleted while it is being switched off is not written again', async () => {
    const { db, user: ana } = await open.withUser();
    const call = openPerson(db);
    await call(ana, 'PUT', '/voice', { samples: ['hola q tal', 'pues bien jaja', 'y tu?'] });
    const switched: ReturnType<typeof call>[] = [];
    await db.asUser(ana, async (tx) => {
      await forgetVoice(tx, ana);
      switched.push(call(ana, 'PUT', '/voice', { on: false }));
      // PGlite takes one transaction after the other by itself.
      for (let waiting = 0; open.engine === 'postgres' && waiting === 0; )
        waiting = (await db.asSuperuser('select 1 from pg_locks where not granted')).length;
    });
    expect((await switched[0])?.status).toBe(400);
    expect((await call(ana, 'GET', '/voice')).body.samples).toBeNull();
  });

  test('is nothing until they put it, and nothing again when they delete it', async () => {
    const { db, user } = await open.withUser();
    const call = openPerson(db);
    expect((await call(user, 'GET', '/voice')).body).toEqual(noVoice);
    expect((await call(user, 'GET', '/about-me')).body).toEqual(nothingTold);
    await call(user, 'PUT', '/voice', { samples });
    await call(user, 'PUT', '/about-me', facts);
    expect((await call(user, 'GET', '/voice')).body).toEqual({ samples, description, on: true });
    expect((await call(user, 'GET', '/about-me')).body).toEqual({ ...nothingTold, ...facts });
    expect((await call(user, 'DELETE', '/voice')).status).toBe(204);
    expect((await call(user, 'DELETE', '/about-me')).status).toBe(204);
    expect((await call(user, 'GET', '/voice')).body).toEqual(noVoice);
    expect((await call(user, 'GET', '/about-me')).body).toEqual(nothingTold);
    const rows = await db.asSuperuser('select user_id from voices union select user_id from about_me');
    expect(rows).toEqual([]);
  });

  test('is read by the names of its fields, whatever else another version has stored', async () => {
    const { db, user } = await open.withUser();
    const call = openPerson(db);
    await call(user, 'PUT', '/about-me', facts);
    const stored = JSON.stringify({ interests: 'La escalada', useIn: null, pets: 'Un perro' });
    await db.asSuperuser(`update about_me set facts = '${stored}'`);
    const { body } = await call(user, 'GET', '/about-me');
    expect(body).toEqual({ ...nothingTold, interests: 'La escalada' });
    const wanted = { toolId: 'one', speaks: false, uses: ['interests', 'needs'] as const };
    expect((await db.asUser(user, (tx) => readPerson(tx, wanted))).told).toEqual({
      interests: 'La escalada',
    });
  });

  test('is their own: nobody else reads, changes or deletes it, and nobody does signed out', async () => {
    const db = await open();
    const [call, ana, eva] = [openPerson(db), await createUser(db), await createUser(db)];
    await call(ana, 'PUT', '/voice', { samples });
    await call(ana, 'PUT', '/about-me', facts);
    await call(eva, 'DELETE', '/voice');
    await call(eva, 'DELETE', '/about-me');
    await call(eva, 'PUT', '/voice', { samples: ['Buenas', 'Hasta luego', 'Nos vemos'], user_id: ana });
    expect((await call(ana, 'GET', '/voice')).body).toEqual({ samples, description, on: true });
    expect((await call(ana, 'GET', '/about-me')).body).toMatchObject(facts);
    expect((await call(eva, 'GET', '/about-me')).body).toEqual(nothingTold);
    for (const path of ['/voice', '/about-me'])
      for (const method of ['GET', 'PUT', 'DELETE'])
        expect((await call(null, method, path, method === 'PUT' ? facts : undefined)).status).toBe(401);
  });

  test('a voice is switched off and described in their own words without sending the messages again', async () => {
    const { db, user } = await open.withUser();
    const call = openPerson(db);
    expect((await call(user, 'PUT', '/voice', { on: true })).body).toMatchObject({
      error: 'invalid_input',
      fields: { samples: 'Pega de 3 a 10 mensajes tuyos.' },
    });
    await call(user, 'PUT', '/voice', { samples });
    expect((await call(user, 'PUT', '/voice', { on: false })).body).toEqual({
      samples,
      description,
      on: false,
    });
    const own = { samples, description: 'Frases largas y sin emojis.', on: false };
    expect((await call(user, 'PUT', '/voice', { description: own.description })).body).toEqual(own);
    expect((await call(user, 'GET', '/voice')).body).toEqual(own);
    expect((await call(user, 'PUT', '/voice', { description: '' })).body).toMatchObject({ description });
  });

  test.each([
    [{ samples: ['uno', 'dos'] }, 400],
    [{ samples: Array(11).fill('hola') }, 400],
    [{ samples: ['uno', 'dos', ' '] }, 400],
    [{ samples: ['uno', 'dos', 'x'.repeat(501)] }, 400],
    [{ samples: 'uno' }, 400],
    [{ samples, description: 'x'.repeat(401) }, 400],
    [{ samples: [...samples, 'tengo 15 años y voy al insti'] }, 422],
    [{ samples, description: 'Quiero saber dónde vive sin que lo sepa y seguirla' }, 422],
    [{ samples: [...samples, 'no quiero vivir más'] }, 422],
  ])('a voice that is no use, or meant to harm, is refused and not kept: %j', async (body, status) => {
    const { db, user } = await open.withUser();
    const call = openPerson(db);
    expect((await call(user, 'PUT', '/voice', body)).status).toBe(status);
    expect(await db.asSuperuser('select 1 from voices')).toEqual([]);
  });

  test.each([
    [{ gender: 'otra' }, 400],
    [{ ageBand: '12-17' }, 400],
    [{ needs: 'x'.repeat(301) }, 400],
    [{ useIn: { secrets: ['one'] } }, 400],
    [{ lookingFor: 'tengo 15 años y busco novia' }, 422],
    [{ interests: 'el cine', needs: 'me quiero matar esta noche' }, 422],
  ])('and so is what somebody tells of themselves: %j', async (body, status) => {
    const { db, user } = await open.withUser();
    const call = openPerson(db);
    expect((await call(user, 'PUT', '/about-me', body)).status).toBe(status);
    expect(await db.asSuperuser('select 1 from about_me')).toEqual([]);
  });

  test('what another version kept shuts nobody out', async () => {
    const { db, user } = await open.withUser();
    const call = openPerson(db);
    await call(user, 'PUT', '/about-me', { app: 'Tinder' });
    await db.asSuperuser(`update about_me set facts = '{"app": "Tinder", "newer": ["one"]}'`);
    const told = { ...nothingTold, app: 'Tinder' };
    expect(await call(user, 'GET', '/about-me')).toMatchObject({ status: 200, body: told });
    const wanted = { toolId: 'one', speaks: true, uses: ['gender', 'app'] as const };
    expect((await db.asUser(user, (tx) => readPerson(tx, wanted))).told).toEqual({ app: 'Tinder' });
  });

  test('whoever tells there of being in danger reads whom to call, and nothing of it goes to a model', async () => {
    const { db, user } = await open.withUser();
    const call = openPerson(db);
    const { body } = await call(user, 'PUT', '/about-me', { needs: 'Mi novio me pega y me da miedo' });
    expect([body.error, body.reason]).toEqual(['content_refused', 'danger']);
    expect(body.message).toMatch(/^Nadie tiene derecho.*No hemos guardado nada/);
    expect(body.helpLines.map(({ id }: { id: string }) => id)).toContain('016');
  });

  test('hides nothing: what is invisible is taken out before it is kept', async () => {
    const { db, user } = await open.withUser();
    const call = openPerson(db);
    const { body } = await call(user, 'PUT', '/about-me', { needs: 'sin\u202e gluten\u0000' });
    expect(body.needs).toBe('sin gluten');
    expect((await call(user, 'PUT', '/voice', { samples: ['a\u200b', 'b', 'c'] })).body.samples).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});
