import { expect, test } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { openLibrary } from '../../library/test-kit/open-library.server.ts';
import { guide } from './example.ts';

const stored = (fields: object) => ({ plan_text: JSON.stringify(fields) });

describeEngines('a saved guide', (open) => {
  test('is kept as a guide and not as a plan, although both lie in one table', async () => {
    const { db, user: ana } = await open.withUser();
    const call = openLibrary(db);
    const whole = { ...guide, fraseMotivadora: 'Tú puedes' };
    const saved = await call(ana, '/body-language', { method: 'POST', body: stored(whole) });
    expect(saved.status).toBe(201);
    expect(JSON.parse(saved.body.plan_text)).toEqual(whole);
    expect((await call(ana, '/date-plans')).body.items).toEqual([]);
    expect((await call(ana, `/date-plans/${saved.body.id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('is refused where it is none, and stored without what hides in it', async () => {
    const { db, user: ana } = await open.withUser();
    const call = openLibrary(db);
    const save = (body: object) => call(ana, '/body-language', { method: 'POST', body });
    for (const body of [
      { plan_text: 'Un paseo' },
      stored({ ...guide, postura: 'recta' }),
      stored({ ...guide, tipFinal: '['.repeat(600) }),
    ])
      expect(await save(body)).toMatchObject({ status: 400, body: { error: 'invalid_input' } });
    const { body } = await save(stored({ ...guide, tipFinal: 'Ho\u202e\u200bla' }));
    expect(JSON.parse(body.plan_text).tipFinal).toBe('Hola');
  });
});
