import { expect, test } from 'vitest';
import * as z from 'zod';
import { families, severities } from '../src/language/read/families.ts';
import { cues } from '../src/language/read/find-cues.ts';
import { elsewhere, rules as ours } from '../src/language/read/rules.server.ts';

const rules = [...ours, ...elsewhere];

const rows = z.array(z.string().min(1)).min(1);
const rule = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  family: z.enum(families),
  severity: z.enum(severities),
  means: z.string().regex(/^\p{Lu}.*\.$/u),
  certain: z.literal(true).optional(),
  joke: z.enum(['cancel', 'soften']).optional(),
  keepsNegation: z.literal(true).optional(),
  keepsStory: z.literal(true).optional(),
  alsoMine: z.literal(true).optional(),
  suffered: z.literal(true).optional(),
  stops: z.literal(true).optional(),
  match: rows,
  when: z.array(rows).optional(),
  beside: z.array(rows).optional(),
  within: z.int().optional(),
  unless: rows.optional(),
  worse: rows.optional(),
  softer: rows.optional(),
  words: z.record(z.string(), rows).optional(),
  yes: rows,
  no: rows,
});

test('every rule has the fields that the engine knows, an id of its own, and words beside it only with a distance', () => {
  for (const { rule: one } of rules) {
    expect(rule.safeParse(one).error, one.id).toBeUndefined();
    expect(one.within !== undefined, one.id).toBe(one.beside !== undefined);
  }
  const ids = [...rules.map((one) => one.rule.id), ...cues.map((cue) => cue.id)];
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('no row of a rule is longer than a reviewer reads at one look', () => {
  const long = rules.flatMap(({ rule: { match, when, beside, unless, words } }) =>
    [match, ...(when ?? []), ...(beside ?? []), unless ?? [], ...Object.values(words ?? {})].flat(),
  );
  expect(long.filter((row) => row.length > 220)).toEqual([]);
});
