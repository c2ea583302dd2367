import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createUser, describeEngines } from '../../test/engines.ts';
import type { Database } from './db.server.ts';
import { saved_date_plans } from './schema.server.ts';

const [planKind, guideKind] = saved_date_plans.kind.enumValues;
const guide = { postura: ['Recta'], mirada: ['Franca'], gestos: ['Abiertos'] };

const isGuide = (text: string) => {
  try {
    const parsed = JSON.parse(text);
    return (
      typeof parsed === 'object' && !Array.isArray(parsed) && Object.keys(guide).every((key) => key in parsed)
    );
  } catch {
    return false;
  }
};

async function kindsOf(db: Database, texts: string[]): Promise<string[]> {
  const user_id = await createUser(db);
  const rows = await db.asUser(user_id, (tx) =>
    tx
      .insert(saved_date_plans)
      .values(texts.map((plan_text) => ({ user_id, plan_text })))
      .returning({ kind: saved_date_plans.kind }),
  );
  return rows.map(({ kind }) => kind);
}

const deep = (n: number) => '['.repeat(n) + ']'.repeat(n);

const guides = [
  JSON.stringify(guide),
  ` ${JSON.stringify({ ...guide, tipFinal: 'Respira' }, null, 2)}\n`,
  JSON.stringify({ ...guide, gestos: null }),
  JSON.stringify({ ...guide, tipFinal: 'NUL \0, mitad \ud83d, barra \\u0000 y \\\0 y 😀' }),
  JSON.stringify({ ...guide, n: [1e308, -0] }).replace('1e+308', '1e999999'),
];

const strange = [
  '',
  'Un café junto al río',
  '{}',
  '[]',
  'null',
  '"postura mirada gestos"',
  JSON.stringify([guide]),
  JSON.stringify({ plan: guide }),
  JSON.stringify({ postura: [], mirada: [] }),
  `${JSON.stringify(guide)},`,
  '{"postura":1,"mirada":1,"gestos":"\\u00"}',
  '{"postura":1,"mirada":1,"gestos":\\u0000}',
  '{"a":"\\ud800"}',
  deep(100_000),
  `{"postura":1,"mirada":1,"gestos":${deep(100_000)}}`,
  `{"a":`.repeat(50_000),
  '\\'.repeat(10_000),
];

describeEngines('what a saved plan is', (open) => {
  test('a guide stays a guide, and anything else is a date plan, however strange', async () => {
    const db = await open();
    expect(guides.every(isGuide)).toBe(true);
    expect(await kindsOf(db, guides)).toEqual(guides.map(() => guideKind));
    expect(await kindsOf(db, strange)).toEqual(strange.map(() => planKind));
  });

  test('agrees with JSON.parse on any text, and never fails', async () => {
    const db = await open();
    const pieces = [...'{}[]":,\\1 ', '\\u0000', '\\udc00', 'postura', 'mirada', 'gestos'];
    const objects = fc
      .subarray(['postura', 'mirada', 'gestos', 'tipFinal'])
      .chain((keys) => fc.record(Object.fromEntries(keys.map((key) => [key, fc.jsonValue({ maxDepth: 3 })]))))
      .map((value) => JSON.stringify(value));
    const text = fc.oneof(
      objects,
      fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join('')),
      fc.tuple(objects, fc.nat(), fc.constantFrom(...pieces)).map(([json, at, piece]) => {
        const cut = at % (json.length + 1);
        return json.slice(0, cut) + piece + json.slice(cut);
      }),
      fc.string({ unit: 'binary' }).map((value) => value.replaceAll('\0', '')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 60 }), async (texts) => {
        const expected = texts.map((one) => (isGuide(one) ? guideKind : planKind));
        expect(await kindsOf(db, texts)).toEqual(expected);
      }),
      { numRuns: 40 },
    );
    const { rows } = await db.asService((tx) => tx.execute(sql`select 1 as alive`));
    expect(rows).toEqual([{ alive: 1 }]);
  });
});
