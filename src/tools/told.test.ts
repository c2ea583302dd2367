import { expect, test } from 'vitest';
import { describeEngines, type Open } from '../../test/engines.ts';
import { newcomer, withModel } from '../../test/models/ask-tools.ts';
import { examples, functionThat, someTool } from '../../test/tool-examples.ts';
import { openPerson } from '../person/test-kit/open-person.server.ts';

async function telling(open: Open, told: object, settings: Record<string, string> = {}) {
  const { db, user, ask } = await newcomer(open, { tier: 'pro' }, settings);
  expect((await openPerson(db)(user, 'PUT', '/about-me', told)).status).toBe(200);
  const call = async (name: string, body: object) => {
    const { status, text, answer } = await ask(name, body);
    expect([status, text]).toEqual([200, expect.any(String)]);
    return answer;
  };
  return { db, call };
}

const dinner = { dateType: 'Cena romántica', location: 'Sevilla' };
const readers = examples.filter(({ tool }) => tool.needs);
const useIn = { needs: readers.map(({ id }) => id) };

describeEngines('what somebody tells of themselves', (open) => {
  test('has a plan made for what they need, which says so and stores only what they typed', async () => {
    const { db, call } = await telling(open, {
      needs: 'No bebo alcohol y soy alérgica a los frutos secos',
      useIn,
    });
    const { plan, considered } = await call('plan-date', dinner);
    expect(considered).toEqual(['lo que necesitas']);
    expect(plan).toMatch(/frutos secos/);
    expect(plan).not.toMatch(/\bvino|cerveza|cóctel(?!es sin)/);
    const [row] = await db.asSuperuser('select input::text as input from generations');
    expect(row?.input).not.toContain('frutos');
  });

  test('reaches every tool that has a use for it', async () => {
    const { call } = await telling(open, { needs: 'Voy en silla de ruedas', useIn });
    const { call: plain } = await telling(open, { needs: null });
    for (const { functionName, example } of readers) {
      expect((await call(functionName, example.body)).considered).toEqual(['lo que necesitas']);
      expect((await plain(functionName, example.body)).considered).toBeUndefined();
    }
  });

  test('is owned up to where our rules do not understand it', async () => {
    const { call } = await telling(open, { needs: 'Tengo porfiria', useIn });
    const { considered, notice } = await call('plan-date', dinner);
    expect(considered).toBeUndefined();
    expect(notice).toContain('«Tengo porfiria»): repásalo tú');
  });

  test('is used in the tools that they marked and in no other', async () => {
    const needs = 'No bebo alcohol';
    const elsewhere = someTool(
      ({ tool, functionName }) => tool.needs !== undefined && functionName !== 'plan-date',
    );
    const { call } = await telling(open, { needs, useIn: { needs: [elsewhere.id] } });
    const { considered, notice } = await call('plan-date', dinner);
    expect([considered, notice ?? '']).toEqual([undefined, expect.not.stringContaining(needs)]);
    const { call: unmarked } = await telling(open, { needs });
    expect((await unmarked('plan-date', dinner)).considered).toBeUndefined();
  });

  test('that stands in the form is named, and what they changed there is not', async () => {
    const { call } = await telling(open, { interests: 'escalada y cine', app: 'tinder' });
    const same = await call('create-bio', { keywords: 'escalada y cine', appType: 'tinder' });
    expect(same.considered).toEqual(['tus intereses', 'tu app']);
    expect((await call('create-bio', { keywords: 'nadar', appType: 'hinge' })).considered).toBeUndefined();
  });

  test('is told to a model in the part that differs by person, and puts its words in their gender', async () => {
    const text = 'Estoy encantado/a de leerte, ¿subes a la sierra?';
    const options = ['uno', 'dos', 'tres'].map((angle) => ({ angle, text }));
    const model = await withModel({ options });
    const told = { gender: 'femenino', ageBand: '35-44', lookingFor: 'algo con calma' };
    const { call } = await telling(open, told, model.settings);
    const answer = await call(functionThat.opens, { inspiration: 'Le gusta la sierra' });
    expect(answer.message).toBe('Estoy encantada de leerte, ¿subes a la sierra?');
    expect(answer.considered).toEqual(['el género con el que te nombras']);
    const asked = JSON.stringify(model.calls[0]);
    expect(asked.indexOf('en femenino')).toBeGreaterThan(asked.indexOf('"user"'));
    // A first message has no use for them.
    expect(asked).not.toMatch(/35-44|con calma/);
  });
});
