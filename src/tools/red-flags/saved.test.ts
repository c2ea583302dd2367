import { expect, test } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { openLibrary } from '../../library/test-kit/open-library.server.ts';
import { example } from './example.ts';

describeEngines('a saved analysis', (open) => {
  test('is kept once for each message', async () => {
    const { db, user: ana } = await open.withUser();
    const call = openLibrary(db);
    const save = (key: string) =>
      call(`${ana} pro`, '/red-flags', { method: 'POST', body: example.saved, key });
    expect((await save('uno')).status).toBe(201);
    expect((await save('uno')).status).toBe(200);
    expect(await save('dos')).toEqual({
      status: 409,
      body: { error: 'duplicate', message: 'Este análisis ya está guardado en tu perfil' },
    });
  });

  test('keeps what the tool adds to it, without what hides in a field or its name, and not beyond its limits', async () => {
    const { db, user: ana } = await open.withUser();
    const call = openLibrary(db);
    const analysis = example.saved?.analysis as object;
    const save = (extra: object) =>
      call(`${ana} pro`, '/red-flags', {
        method: 'POST',
        body: { ...example.saved, analysis: { ...analysis, ...extra } },
      });
    const deep = JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`);
    expect((await save({ more: deep })).status).toBe(400);
    expect((await save({ more: 'x'.repeat(50_000) })).status).toBe(400);
    const { body } = await save({ 'M\u200bás': ['Ho\u202ela'] });
    expect(body.analysis).toEqual({ ...analysis, Más: ['Hola'] });
  });
});
