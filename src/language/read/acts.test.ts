import { expect, test } from 'vitest';
import cases from './acts.cases.json' with { type: 'json' };
import { actOf, acts } from './acts.server.ts';
import { families } from './families.ts';
import { readChat } from './read.ts';
import { rules } from './rules.server.ts';
import { gravestFirst } from './severity.ts';

/** Found by code, not by a rule of the data. */
const ofCode = ['minor-mention', 'answers-age', 'child-written-to'];

test('every rule belongs to one act of its family, and every family has an act for the rest', () => {
  const familyOf = new Map(rules.map(({ rule: { id, family } }) => [id, family]));
  const named = acts.flatMap(({ family, rules: ids }) => ids.map((id) => [id, family] as const));
  expect(named.map(([id]) => id).toSorted()).toEqual([...familyOf.keys(), ...ofCode].toSorted());
  for (const [id, family] of named)
    if (!ofCode.includes(id)) expect([id, familyOf.get(id)]).toEqual([id, family]);
  for (const family of families) expect(acts.filter(({ id }) => id === family)).toMatchObject([{ family }]);
});

test('no two acts give the same advice, and each says what is done in a sentence', () => {
  expect(new Set(acts.map(({ advice }) => advice)).size).toBe(acts.length);
  expect(new Set(acts.map(({ id }) => id)).size).toBe(acts.length);
  for (const { does, advice } of acts) {
    expect(does).toMatch(/^\p{Lu}[^.]*\.$/u);
    expect(advice).toMatch(/^(?:\p{Lu}|¿|«).*[.]$/u);
    expect(advice.length).toBeLessThanOrEqual(400);
  }
});

test.each(cases.advised as [string, string, string][])(
  '«%s» is answered with the advice on %s',
  (text, id, advice) => {
    const [gravest] = gravestFirst(readChat(text).findings);
    const act = actOf(gravest as NonNullable<typeof gravest>);
    expect(act.id).toBe(id);
    expect(act.advice).toMatch(advice);
  },
);

test('words of an act that a rule of many things found are explained as that act', () => {
  const [found] = readChat('te prohibo que lleves ese escote').findings.filter(
    ({ family }) => family === 'control',
  );
  expect(actOf(found as NonNullable<typeof found>).id).toBe('clothes');
});

test.each(cases.harmless)('nobody who takes part says anything grave: %j', (text) => {
  expect(readChat(text).level).toBe('bajo');
});

test.each([
  'Yo: no me grites, te pongo un limite\nEl: tus limites me los paso por el forro',
  'Yo: prefiero que no vengas, respeta mi decision\nEl: pues pienso ir quieras o no',
  'Yo: te pido que no me escribas mas\nEl: no te vas a librar de mi',
])('a limit of whoever asks does not hide how it is answered: %j', (text) => {
  const { level, findings } = readChat(text);
  expect(level).not.toBe('bajo');
  expect(findings.some(({ mine }) => !mine)).toBe(true);
});
