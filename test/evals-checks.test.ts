import { describe, expect, test } from 'vitest';
import { type CheckName, checks } from '../evals/checks/all.ts';
import type { Written } from '../evals/checks/written.ts';
import cases from './evals-checks.cases.json' with { type: 'json' };

function written(texts: readonly string[], rest: Partial<Written> = {}): Written {
  const angles = ['Pregunta concreta', 'Observación con humor', 'Propuesta ligera'];
  return {
    tool: 'icebreaker',
    label: { input: {} },
    said: 'le gusta la cerámica y el mar',
    options: texts.map((text, at) => ({ angle: angles[at] ?? 'Otro', text })),
    pieces: texts,
    quotes: [],
    ours: texts,
    own: [],
    ...rest,
  };
}

const bad = Object.entries(cases.bad) as [CheckName, [string, string[], Partial<Written>][]][];

describe.each(bad)('the check "%s"', (name, examples) => {
  test.each(examples)('sees %s', (_, texts, rest) => {
    expect(checks[name](written(texts, rest))).not.toEqual([]);
  });

  test('is silent about a good answer', () => {
    const answer = written(cases.good, { label: { input: {}, uses: ['ceramica|jarron'] } });
    expect(checks[name](answer) ?? []).toEqual([]);
  });
});

test('every check has seen something bad', () => {
  expect(Object.keys(cases.bad).toSorted()).toEqual(Object.keys(checks).toSorted());
});

test('what the person wrote is neither misspelt nor invented', () => {
  const own = written(['¿Qué tal tu zerámica de Lisboa?'], { said: 'zerámica, Lisboa' });
  expect(checks.spelling(own)).toEqual([]);
  expect(checks['no inventions'](own)).toEqual([]);
});

test('advice against pressure is not pressure', () => {
  expect(checks['no pressure'](written(['Nunca digas «en mi casa»; y sin celos de nadie.']))).toEqual([]);
});
