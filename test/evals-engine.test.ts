import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineNamed } from '../evals/engine.ts';
import { evaluate } from '../evals/evaluate.ts';
import { answerExamples, problemsWith } from '../evals/examples.ts';
import { tablesOf } from '../evals/glance.ts';
import { embeddedEngine } from '../src/generation/models/embedded-engine.server.ts';
import { type StandIn, startStandIn } from './models/stand-in.ts';
import { wires } from './models/wires.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.close());

/** Enough for every tool's contract at once: a field that a tool does not know is no fault. */
const answer = {
  options: ['Pregunta', 'Humor', 'Propuesta'].map((angle) => ({
    angle,
    text: `Hola, ¿qué tal va la ${angle}?`,
    bio: 'Hola.',
  })),
  angle: 'Pregunta',
  suggestedReply: '¿Qué tal ha ido?',
  strategicAdvice: 'Escucha.',
  styleTip: 'Breve.',
  alternatives: [],
  familias: [],
  riskLevel: 'bajo',
  redFlags: [],
  toneAnalysis: 'Amable.',
  advice: 'Sigue.',
  unknowns: [],
};

test('a model is measured over HTTP, and an answer that breaks the contract counts against it', async () => {
  standIn.script({ does: 'answer', text: JSON.stringify(answer) });
  const settings = Object.assign({}, ...wires.map((wire) => wire.settings(standIn.origin)));
  const model = engineNamed('openai/gpt-5', settings, () => {});
  const found = await evaluate(model, { limit: 2 });

  const valid = new Map(found.writing.map(({ tool, set, valid }) => [`${tool}, ${set}`, valid]));
  expect(valid.get('icebreaker, both halves')).toBe(1);
  expect(valid.get('outfit, both halves')).toBe(0);
  const icebreaker = found.writing.find(({ tool }) => tool === 'icebreaker');
  expect(icebreaker?.checks.angles).toBe(0);
  expect(found.reading.find(({ tool, set }) => tool === 'red-flags' && set === 'all, untouched')?.n).toBe(2);
  expect(found.reading.map(({ set }) => set).join()).not.toMatch(/tuned|veiled/);
  expect(found.examples.filter(({ tool }) => tool === 'red-flags')).toHaveLength(2);
  expect(found.examples.find(({ id }) => id === 'red-flags/1')?.problems[0]).toContain('riskLevel is "bajo"');
  const printed = tablesOf('openai/gpt-5', found);
  expect(printed).toContain('red-flags/1: riskLevel is "bajo"');
  expect(printed).toMatch(/both halves: valid +2 +0\.0 % +0\.0–65\.8 +>= 95\.0 % +missed/);
});

test('an example is met by what its prompt asks for alone', () => {
  const example = {
    id: 'strategy/1',
    why: '',
    input: {},
    is: { silent: [true], 'alternatives.*.silent': [false, null], 'none.here': [null] },
    words: { text: 3 },
    uses: ['perdon'],
    never: ['cafe\\b'],
  };
  const asked = { silent: true, alternatives: [{ silent: false }, {}], text: 'Perdona, de verdad' };
  expect(problemsWith(example, asked)).toEqual([]);
  expect(
    problemsWith(example, { silent: null, alternatives: [{ silent: true }], text: '¿Y un café, o dos?' }),
  ).toEqual([
    'silent is null',
    'alternatives.*.silent is true',
    'text has 5 words',
    'lacks perdon',
    'holds cafe\\b',
  ]);
  expect(problemsWith({ id: 'a/1', why: '', input: {}, words: { text: 3 } }, { text: ' ' })).toEqual([
    'text has 0 words',
  ]);
  const lead = { id: 'a/2', why: '', input: {}, at: 'text', uses: ['espera'], never: ['hola'] };
  expect(problemsWith(lead, { text: 'Espera', alternatives: [{ text: 'Hola' }] })).toEqual([]);
  expect(problemsWith(lead, { text: 'Hola', alternatives: [{ text: 'Espera' }] })).toEqual([
    'lacks espera',
    'holds hola',
  ]);
});

test('a prompt is measured by what the model wrote, not by what our rules added to it', async () => {
  standIn.script({ does: 'answer', text: JSON.stringify(answer) });
  const model = engineNamed('compatible/m', { AI_BASE_URL: `${standIn.origin}/v1` }, () => {});
  const threat = (await answerExamples(model, {})).find(({ id }) => id === 'red-flags/11');
  expect(threat?.problems).toEqual([expect.stringMatching(/^riskLevel is "bajo"/)]);
});

test('each example is a request that its tool takes', async () => {
  const results = await answerExamples(embeddedEngine, {});
  expect(results.filter(({ problems }) => problems.some((one) => one.startsWith('no answer')))).toEqual([]);
});

test('a model without its key is one clear sentence', () => {
  expect(() => engineNamed('anthropic/claude-haiku-4-5', {})).toThrow(/Falta ANTHROPIC_API_KEY/);
});
