import { expect, test } from 'vitest';
import { createUser, describeEngines, type TestDatabase } from '../../test/engines.ts';
import { withModel } from '../../test/models/ask-tools.ts';
import { openTools } from '../../test/models/open-tools.ts';
import { examples, functionThat, someTool } from '../../test/tool-examples.ts';
import { openPerson } from '../person/test-kit/open-person.server.ts';

async function telling(db: TestDatabase, told: object, settings: Record<string, string> = {}) {
  const user = await createUser(db, { tier: 'pro' });
  expect((await openPerson(db)(user, 'PUT', '/about-me', told)).status).toBe(200);
  const tools = openTools(db, settings);
  return async (name: string, body: Record<string, unknown>) => {
    const { status, text } = await tools(name, body, user);
    expect([status, text]).toEqual([200, expect.any(String)]);
    return JSON.parse(text);
  };
}

const dinner = { dateType: 'Cena romántica', location: 'Sevilla' };
const readers = examples.filter(({ tool }) => tool.needs);
const useIn = { needs: readers.map(({ id }) => id) };

describeEngines('what somebody tells of themselves', (open) => {
  test('has a plan made for what they need, which says so and stores only what they typed', async () => {
    const db = await open();
    const call = await telling(db, { needs: 'No bebo alcohol y soy alérgica a los frutos secos', useIn });
    const { plan, considered } = await call('plan-date', dinner);
    expect(considered).toEqual(['lo que necesitas']);
    expect(plan).toMatch(/frutos secos/);
    expect(plan).not.toMatch(/\bvino|cerveza|cóctel(?!es sin)/);
    const [row] = await db.asSuperuser('select input::text as input from generations');
    expect(row?.input).not.toContain('frutos');
  });

  test('reaches every tool that has a use for it', async () => {
    const call = await telling(await open(), { needs: 'Voy en silla de ruedas', useIn });
    const plain = await telling(await open(), { needs: null });
    for (const { functionName, example } of readers) {
      expect((await call(functionName, example.body)).considered).toEqual(['lo que necesitas']);
      expect((await plain(functionName, example.body)).considered).toBeUndefined();
    }
  });

  test('is owned up to where our rules do not understand it', async () => {
    const call = await telling(await open(), { needs: 'Tengo porfiria', useIn });
    const { considered, notice } = await call('plan-date', dinner);
    expect(considered).toBeUndefined();
    expect(notice).toContain('«Tengo porfiria»): repásalo tú');
  });

  test('is used in the tools that they marked and in no other', async () => {
    const needs = 'No bebo alcohol';
    const elsewhere = someTool(
      ({ tool, functionName }) => tool.needs !== undefined && functionName !== 'plan-date',
    );
    const call = await telling(await open(), { needs, useIn: { needs: [elsewhere.id] } });
    const { considered, notice } = await call('plan-date', dinner);
    expect([considered, notice ?? '']).toEqual([undefined, expect.not.stringContaining(needs)]);
    const unmarked = await telling(await open(), { needs });
    expect((await unmarked('plan-date', dinner)).considered).toBeUndefined();
  });

  test('that stands in the form is named, and what they changed there is not', async () => {
    const call = await telling(await open(), { interests: 'escalada y cine', app: 'tinder' });
    const same = await call('create-bio', { keywords: 'escalada y cine', appType: 'tinder' });
    expect(same.considered).toEqual(['tus intereses', 'tu app']);
    expect((await call('create-bio', { keywords: 'nadar', appType: 'hinge' })).considered).toBeUndefined();
  });

  test('is told to a model in the part that differs by person, and puts its words in their gender', async () => {
    const text = 'Estoy encantado/a de leerte, ¿subes a la sierra?';
    const options = ['uno', 'dos', 'tres'].map((angle) => ({ angle, text }));
    const model = await withModel({ options });
    const told = { gender: 'femenino', ageBand: '35-44', lookingFor: 'algo con calma' };
    const call = await telling(await open(), told, model.settings);
    const answer = await call(functionThat.opens, { inspiration: 'Le gusta la sierra' });
    expect(answer.message).toBe('Estoy encantada de leerte, ¿subes a la sierra?');
    expect(answer.considered).toEqual(['el género con el que te nombras']);
    const asked = JSON.stringify(model.calls[0]);
    expect(asked.indexOf('en femenino')).toBeGreaterThan(asked.indexOf('"user"'));
    // A first message has no use for them.
    expect(asked).not.toMatch(/35-44|con calma/);
  });
});
