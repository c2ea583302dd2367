import { expect, test } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { openLibrary } from '../../library/test-kit/open-library.server.ts';
import { guide } from './example.ts';

describeEngines('a saved guide', (open) => {
  test('may be sent field by field; it is stored as the JSON that the reader knows', async () => {
    const { db, user: ana } = await open.withUser();
    const call = openLibrary(db);
    const body = { ...guide, fraseMotivadora: 'Tú puedes', date_type: 'Bar de copas' };
    const saved = await call(ana, '/body-language', { method: 'POST', body });
    expect(saved.status).toBe(201);
    expect(JSON.parse(saved.body.plan_text)).toEqual({ ...guide, fraseMotivadora: 'Tú puedes' });
    expect(saved.body.date_type).toBe('Bar de copas');
    expect((await call(ana, '/date-plans')).body.items).toEqual([]);
  });

  test('is not to be deleted as a plan, although both lie in one table', async () => {
    const { db, user: ana } = await open.withUser();
    const call = openLibrary(db);
    const { body } = await call(ana, '/body-language', { method: 'POST', body: guide });
    expect((await call(ana, `/date-plans/${body.id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('is refused where it is none, and stored without what hides in it when sent field by field', async () => {
    const { db, user: ana } = await open.withUser();
    const call = openLibrary(db);
    const save = (body: object) => call(ana, '/body-language', { method: 'POST', body });
    for (const body of [
      { plan_text: 'Un paseo' },
      { ...guide, postura: 'recta' },
      { ...guide, tipFinal: '['.repeat(600) },
    ])
      expect(await save(body)).toMatchObject({ status: 400, body: { error: 'invalid_input' } });
    const { body } = await save({ ...guide, tipFinal: 'Ho\u202e\u200bla' });
    expect(JSON.parse(body.plan_text).tipFinal).toBe('Hola');
  });
});
