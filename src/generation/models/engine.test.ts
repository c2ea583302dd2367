import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { startChild } from '../../../test/children/child.ts';
import { answerForEver } from '../../../test/endless.ts';
import { type StandIn, startStandIn } from '../../../test/models/stand-in.ts';
import { wires } from '../../../test/models/wires.ts';
import { silentLog } from '../../../test/rig/silent-log.ts';
import { serve } from '../../../test/serve.ts';
import { parseEnv } from '../../platform/env.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { createLogger } from '../../platform/log.server.ts';
import { Metrics } from '../../platform/metrics.server.ts';
import { createEngine } from './create-engine.server.ts';
import { type AnyTool, type EngineRequest, newMeter } from './engine.server.ts';
import { readModelSettings, writersOf } from './model-settings.server.ts';
import { assumedOutput, costMicroEur, createPrices, tokensAtMost } from './prices.server.ts';

const tool: AnyTool = {
  contract: {
    id: 'echo',
    functionName: 'echo',
    quota: null,
    unlimited: null,
    input: z.object({ say: z.string() }),
    output: z.object({ text: z.string().check(z.maxLength(400)), list: z.array(z.string()) }),
    answer: z.object({ text: z.string() }),
    present: (output) => output,
    refines: 'text',
  },
  prompt: (input, { hasImage }) => ({ system: 'estable', user: `${JSON.stringify(input)} ${hasImage}` }),
  embedded: () => ({ text: 'uno dos tres', list: ['cuatro cinco'] }),
};

const good = { text: 'Hola, ¿qué tal?', list: ['a', 'b'] };
const goodText = JSON.stringify(good);
const limits = { firstTokenMs: 500, idleMs: 500, totalMs: 1_000, outputCharacters: 20_000 };

let standIn: StandIn;
let logged: string[] = [];
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.calls.length = 0;
  logged = [];
});

function engineOf(models: string, extra: Record<string, string> = {}, origin = standIn.origin) {
  const settings = Object.assign({}, ...wires.map((wire) => wire.settings(origin)));
  const env = parseEnv({ AI_MODELS: models, ...settings, ...extra });
  return createEngine(
    env,
    createLogger((line) => logged.push(line)),
    new Metrics(),
    { limits },
  );
}

const requestOf = (more: Partial<EngineRequest> = {}): EngineRequest => ({
  tool,
  input: { say: 'secreto' },
  context: { address: 'tu', today: new Date(0) },
  seed: 's',
  meter: newMeter(),
  signal: new AbortController().signal,
  ...more,
});

interface RunOptions extends Partial<EngineRequest> {
  stream?: boolean;
  origin?: string;
  work?: () => void;
}

function run(models: string, { stream, origin, work, ...more }: RunOptions = {}) {
  const partials: unknown[] = [];
  const onPartial = (partial: unknown) => {
    partials.push(structuredClone(partial));
    work?.();
  };
  const request = requestOf({ ...more, ...(stream && { onPartial }) });
  const output = engineOf(models, {}, origin).generate(request);
  return { output, meter: request.meter, partials };
}

const image = { bytes: new Uint8Array([1, 2, 3]), mediaType: 'image/jpeg' } as const;

const other = (model: string) =>
  model.startsWith('compatible') ? 'anthropic/claude-haiku-4-5' : 'compatible/reserva';
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: Error) => (error instanceof Failure ? error.code : error.name),
  );

describe.each(wires)('a model that speaks as $name does', ({ model }) => {
  test('that points elsewhere is not followed, and nobody there hears of the key or of the words', async () => {
    const heard: unknown[] = [];
    const elsewhere = await serve((request, response) => {
      heard.push(request.headers);
      response.end();
    });
    for (const status of [301, 302, 307, 308]) {
      const origin = await serve((_, response) => response.writeHead(status, { location: elsewhere }).end());
      expect(await code(run(model, { origin }).output)).toBe('model_failed');
    }
    expect(heard).toEqual([]);
  });

  test('writes an answer that arrives field by field, and its tokens are counted', async () => {
    standIn.script({ does: 'answer', text: goodText, pieces: 12, everyMs: 2 });
    const { output, meter, partials } = run(model, { stream: true });
    expect(await output).toEqual(good);
    expect(partials.length).toBeGreaterThan(3);
    expect(partials[0]).not.toEqual(good);
    expect(meter.model).toBe(model);
    expect(meter.outputTokens).toBe(20);
    expect(meter.inputTokens).toBeGreaterThan(10);
    expect(standIn.calls).toHaveLength(1);
    expect(JSON.stringify(standIn.calls[0]?.body)).toContain('"text"');
  });

  test.each([429, 500, 503])('that answers %d is replaced by the next one', async (status) => {
    standIn.script({ does: 'status', status }, { does: 'answer', text: goodText });
    const { output, meter } = run(`${model},${other(model)}`, { stream: true });
    expect(await output).toEqual(good);
    expect(meter.model).toBe(other(model));
    expect(standIn.calls).toHaveLength(2);
  });

  test('that hangs before its first token is dropped and replaced', async () => {
    standIn.script({ does: 'hang' }, { does: 'answer', text: goodText });
    expect(await run(`${model},${other(model)}`, { stream: true }).output).toEqual(good);
    await standIn.calls[0]?.dropped;
    standIn.script({ does: 'hang' });
    expect(await code(run(model).output)).toBe('model_timeout');
  });

  test('that hangs in the middle is not replaced once the user reads', async () => {
    standIn.script({ does: 'hang', after: '{"text": "Hola, ¿q' }, { does: 'answer', text: goodText });
    const { output, partials } = run(`${model},${other(model)}`, { stream: true });
    expect(await code(output)).toBe('model_timeout');
    expect(partials.length).toBeGreaterThan(0);
    expect(standIn.calls).toHaveLength(1);
    await standIn.calls[0]?.dropped;
  });

  test.each(['cut', 'stop short'] as const)(
    'whose stream is %s is asked once more, not twice',
    async (does) => {
      standIn.script({ does, after: '{"text": "Hola' }, { does: 'answer', text: goodText });
      expect(await run(model, { stream: true }).output).toEqual(good);
      standIn.script({ does, after: '{"text": "Hola' });
      standIn.calls.length = 0;
      expect(await code(run(model, { stream: true }).output)).toBe('model_failed');
      expect(standIn.calls).toHaveLength(2);
    },
  );

  test('that refuses is believed, and nobody else is asked', async () => {
    standIn.script({ does: 'refuse' });
    const { output, partials } = run(`${model},${other(model)}`, { stream: true });
    expect(await code(output)).toBe('content_refused');
    expect(partials).toEqual([]);
    expect(standIn.calls).toHaveLength(1);
  });

  test('whose filter stops it is a refusal, not half an answer', async () => {
    standIn.script({ does: 'answer', text: goodText.slice(0, 20), ends: 'filter' });
    expect(await code(run(model).output)).toBe('content_refused');
    expect(standIn.calls).toHaveLength(1);
  });

  test.each([
    ['in one line', 200, 'text/event-stream', 'data: {"'],
    ['to say what failed', 500, 'application/json', '{"error": {"message": "'],
  ])('that never ends, %s, is given up before it fills the memory', async (_, status, type, opening) => {
    const sent: Promise<number>[] = [];
    const origin = await serve((_, response) => {
      response.writeHead(status, { 'content-type': type });
      sent.push(answerForEver(response, opening));
    });
    expect(await code(run(model, { origin }).output)).toBe('model_failed');
    // What lies in the sockets is among it.
    for (const bytes of await Promise.all(sent)) expect(bytes).toBeLessThan(20 * 1024 * 1024);
    expect(sent).toHaveLength(1);
  });

  test('hears of it when the user leaves', async () => {
    standIn.script({ does: 'hang', after: '{"text": "Hola' });
    const gone = new AbortController();
    const { output, partials } = run(model, { stream: true, signal: gone.signal });
    while (partials.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    gone.abort();
    expect(await code(output)).toBe('AbortError');
    await standIn.calls[0]?.dropped;
  });

  test('is booked for its prompt when it fails, and for what it may have thought when it is given up before its first word', async () => {
    standIn.script({ does: 'hang' });
    const gone = new AbortController();
    const leaving = run(model, { signal: gone.signal });
    while (standIn.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    gone.abort();
    expect(await code(leaving.output)).toBe('AbortError');
    const silent = run(model);
    expect(await code(silent.output)).toBe('model_timeout');
    const rare = run(model, { input: { say: 'ꀀ'.repeat(2_000) } });
    // As many as such a question has by the model's own count.
    expect(await code(rare.output)).toBe('model_timeout');
    expect(rare.meter.inputTokens).toBeGreaterThan(6_000);
    standIn.script({ does: 'status', status: 500 });
    const failing = run(model);
    expect(await code(failing.output)).toBe('model_failed');
    const price = createPrices({})(model);
    for (const [{ meter }, thought] of [
      [leaving, 1_200],
      [silent, 1_200],
      [failing, 0],
    ] as const) {
      // Nothing of it was written, so it is nobody's fault.
      expect(meter).toMatchObject({ model, outputTokens: 0 });
      expect(meter.inputTokens).toBeGreaterThan(10);
      expect(meter.costMicroEur).toBe(costMicroEur(price, meter.inputTokens, thought));
    }
  });
});

// What is ours, whatever the provider's protocol.
describe('a model', () => {
  const model = 'compatible/m';

  test('and is the only one fails in the contract’s words on 429, 500 and 503', async () => {
    for (const status of [429, 500, 503]) {
      standIn.script({ does: 'status', status });
      expect(await code(run(model).output)).toBe('model_failed');
    }
    expect(standIn.calls).toHaveLength(3);
  });

  test('that hangs in the middle is replaced while nobody has read a word', async () => {
    standIn.script({ does: 'hang', after: '{"text": "Hola, ¿q' }, { does: 'answer', text: goodText });
    expect(await run(`${model},${other(model)}`).output).toEqual(good);
    expect(standIn.calls).toHaveLength(2);
  });

  test.each([
    ['malformed', '{"text": "Hola", "list": [}'],
    ['outside the schema', '{"text": 5, "list": "no"}'],
    ['empty', ''],
    ['no object at all', 'Claro, aquí tienes tu frase.'],
    [
      'in English',
      '{"text": "I saw that you like hiking, what is the best trail you have done with your dog?", "list": ["a"]}',
    ],
  ])('whose output is %s gets one chance to repair it', async (_, text) => {
    standIn.script({ does: 'answer', text }, { does: 'answer', text: goodText });
    const { output, meter } = run(model);
    expect(await output).toEqual(good);
    expect(meter.outputTokens).toBe(40);
    standIn.script({ does: 'answer', text });
    standIn.calls.length = 0;
    expect(await code(run(model).output)).toBe('model_failed');
    expect(standIn.calls).toHaveLength(2);
  });

  test.each([
    ['in a fence', `\`\`\`json\n${goodText}\n\`\`\``],
    ['with prose around it', `Claro, aquí tienes:\n${goodText}\n¡Suerte!`],
  ])('whose object comes %s is taken at its word', async (_, text) => {
    standIn.script({ does: 'answer', text });
    const { output, partials } = run(model, { stream: true });
    expect(await output).toEqual(good);
    expect(partials.length).toBeGreaterThan(0);
    expect(standIn.calls).toHaveLength(1);
  });

  test('that quotes English in a Spanish answer has answered in Spanish', async () => {
    const quoting = {
      text: 'Dice «if you leave me you will be sorry for the rest of your life» y es una amenaza: no le contestes y guarda la captura por si la necesitas.',
      list: [],
    };
    standIn.script({ does: 'answer', text: JSON.stringify(quoting) });
    expect(await run(model).output).toEqual(quoting);
  });

  test('whose text is longer than the contract allows is cut at the end of a sentence', async () => {
    const sentence = 'Una frase de 1.500 palabras, y otra más. ';
    standIn.script({ does: 'answer', text: JSON.stringify({ ...good, text: sentence.repeat(20) }) });
    const output = (await run(model).output) as typeof good;
    expect(output).toEqual({ ...good, text: sentence.repeat(9).trim() });
    expect(standIn.calls).toHaveLength(1);
    const endless = JSON.stringify({ ...good, text: 'sin fin '.repeat(100) });
    standIn.script({ does: 'answer', text: endless }, { does: 'answer', text: goodText });
    expect(await run(model).output).toEqual(good);
  });

  test('that reaches its token limit with half an object does not pass for an answer', async () => {
    standIn.script({ does: 'answer', text: '{"text": "Hola', ends: 'length' });
    expect(await code(run(model).output)).toBe('model_failed');
  });

  test('that floods is cut off', async () => {
    standIn.script({ does: 'flood' });
    expect(await code(run(model).output)).toBe('model_failed');
    await standIn.calls[0]?.dropped;
  });

  test('that sends all its pieces at once leaves others their turns between them', async () => {
    standIn.script({ does: 'answer', text: goodText, pieces: 30 });
    let turns = 0;
    const turn = () => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    onTestFinished(() => clearImmediate(next));
    const worked = new Set<number>();
    const work = () => {
      worked.add(turns);
      for (const until = performance.now() + 12; performance.now() < until; );
    };
    const { output, partials } = run(model, { stream: true, work });
    expect(await output).toEqual(good);
    expect(worked.size).toBeGreaterThan(partials.length / 2);
  });

  test('that drips for ever is stopped by the total time', async () => {
    standIn.script({ does: 'answer', text: `{"text": "${'a'.repeat(300)}`, pieces: 300, everyMs: 50 });
    expect(await code(run(model).output)).toBe('model_timeout');
    await standIn.calls[0]?.dropped;
  });

  test.each([
    [12.5, 10.25],
    [3_000_000_000, 3_000_000_000],
    [1e300, 1e300],
    [0, 0],
    [-5_000, -5_000],
  ])('that says it took %d and %d tokens is booked as one that says nothing', async (input, output) => {
    standIn.script({ does: 'answer', text: goodText, tokens: { input, output } });
    const { output: answer, meter } = run(model);
    expect(await answer).toEqual(good);
    const written = tokensAtMost(goodText);
    expect(meter.outputTokens).toBe(written);
    expect(meter.inputTokens).toBeGreaterThan(10);
    expect(meter.inputTokens).toBeLessThan(10_000);
    expect(meter.costMicroEur).toBe(
      costMicroEur(createPrices({})(model), meter.inputTokens, assumedOutput(goodText)),
    );
  });

  test('never gets a user’s words into the log', async () => {
    standIn.script({ does: 'answer', text: '{"text": "privado", "list": 1}' });
    await code(run(model).output);
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('')).not.toMatch(/secreto|privado/);
  });
});

test('model output loses its controls, bidi overrides and excess length', async () => {
  const hostile = { text: 'Ho\u202Ela\u0000\u0007 <b>x</b>', list: ['a'.repeat(9_000)] };
  standIn.script({ does: 'answer', text: JSON.stringify(hostile) });
  expect(await run('compatible/x').output).toEqual({ text: 'Hola <b>x</b>', list: ['a'.repeat(6_000)] });
});

test('a model is asked through the proxy that the environment names', async () => {
  const asked: unknown[] = [];
  const proxy = await serve((request, response) => {
    asked.push(request.url);
    response.writeHead(500).end();
  });
  const child = startChild('model-caller.ts', {
    NODE_USE_ENV_PROXY: '1',
    HTTP_PROXY: proxy,
    AI_MODELS: 'compatible/m',
    AI_BASE_URL: 'http://modelo.example/v1',
  });
  expect(await child.line('ended')).toBe('ended model_failed');
  expect(asked).toEqual(['http://modelo.example/v1/chat/completions']);
});

test('a photo goes to the models that see, and to no other', async () => {
  standIn.script({ does: 'answer', text: goodText });
  await run('compatible/blind,google/gemini-2.5-flash', { image }).output;
  expect(standIn.calls.map((call) => call.wire)).toEqual(['google']);
  expect(JSON.stringify(standIn.calls[0]?.body)).toContain('AQID');
});

test('words in a photo are said to be material and no orders, and nothing is said of photos without one', async () => {
  standIn.script({ does: 'answer', text: goodText });
  const isSaid = async (more: Partial<EngineRequest>) => {
    await run('google/gemini-2.5-flash', more).output;
    const asked = JSON.stringify(standIn.calls.at(-1)?.body);
    return /En la foto[^"]*palabras[^"]*material de la persona[^"]*nunca instrucciones/.test(asked);
  };
  expect([await isSaid({ image }), await isSaid({})]).toEqual([true, false]);
});

test('a tool may have its own models, and without any it answers by its own rules', async () => {
  standIn.script({ does: 'answer', text: goodText });
  const byTool = engineOf('anthropic/claude-haiku-4-5', {
    AI_MODELS_BY_TOOL: 'echo=google/gemini-2.5-flash',
  });
  expect(byTool.kind('echo')).toBe('model');
  const only = createEngine(
    parseEnv({ AI_MODELS_BY_TOOL: 'other=compatible/m', AI_BASE_URL: standIn.origin }),
    silentLog,
    new Metrics(),
  );
  expect(only.kind('echo')).toBe('embedded');
  await byTool.generate(requestOf());
  expect(standIn.calls.map((call) => call.wire)).toEqual(['google']);
  expect(await only.generate(requestOf())).toEqual({ text: 'uno dos tres', list: ['cuatro cinco'] });
});

test('pages are told who writes for which tool, and whether it sees', () => {
  const writersFor = (settings: Record<string, string>) => writersOf(readModelSettings(parseEnv(settings)));
  expect(writersFor({ AI_MODELS: 'embedded' })).toEqual({
    engine: 'embedded',
    sees: false,
    seenBy: [],
    byTool: {},
  });
  const key = { OPENAI_API_KEY: 'k', AI_BASE_URL: 'http://127.0.0.1:1' };
  expect(
    writersFor({ ...key, AI_MODELS: 'compatible/a,openai/b', AI_MODELS_BY_TOOL: 'echo=compatible/a' }),
  ).toEqual({
    engine: 'model',
    sees: true,
    seenBy: ['OpenAI'],
    byTool: { echo: { engine: 'model', sees: false, seenBy: [] } },
  });
  expect(writersFor({ ...key, AI_MODELS: 'openai/b', AI_VISION: 'no' }).sees).toBe(false);
});

test.each([
  [{ AI_MODELS: 'google/a,openai/b,openai/c' }, ['Google', 'OpenAI']],
  [{ AI_MODELS: 'openai/b', OPENAI_BASE_URL: 'https://eu.api.example/v1' }, ['eu.api.example']],
  [{ AI_MODELS: 'openai/b', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }, ['nuestro propio servidor']],
  [
    { AI_MODELS: 'compatible/b', AI_VISION: 'si', AI_BASE_URL: 'http://ollama:11434/v1' },
    ['nuestro propio servidor'],
  ],
  [
    { AI_MODELS: 'compatible/b', AI_VISION: 'si', AI_BASE_URL: 'http://[::1]:1/v1' },
    ['nuestro propio servidor'],
  ],
  [{ AI_MODELS: 'compatible/b', AI_VISION: 'si', AI_BASE_URL: 'https://api.groq.com/v1' }, ['api.groq.com']],
])('pages are told who would see a photo, where the calls really go: %o', (settings, seenBy) => {
  const keys = { OPENAI_API_KEY: 'k', GOOGLE_GENERATIVE_AI_API_KEY: 'k' };
  expect(writersOf(readModelSettings(parseEnv({ ...keys, ...settings }))).seenBy).toEqual(seenBy);
});

test('the rules alone can be asked for by name', () => {
  expect(engineOf('embedded').kind('echo')).toBe('embedded');
  expect(() => engineOf('embedded,compatible/x')).toThrow(/AI_MODELS no es válido/);
});

test.each([
  [{ AI_MODELS: 'gpt-5' }, /AI_MODELS no es válido: «gpt-5»/],
  [{ AI_MODELS: 'nobody/x' }, /AI_MODELS no es válido: «nobody\/x»/],
  [{ AI_MODELS: 'toString/x' }, /AI_MODELS no es válido/],
  [{ AI_MODELS: 'anthropic/' }, /AI_MODELS no es válido/],
  [{ AI_MODELS: 'anthropic/claude' }, /Falta ANTHROPIC_API_KEY: AI_MODELS pide anthropic\/claude/],
  [{ AI_MODELS: 'compatible/qwen' }, /Falta AI_BASE_URL/],
  [{ AI_BASE_URL: 'http://127.0.0.1:1' }, /Falta AI_MODELS/],
  [{ AI_MODELS_BY_TOOL: 'echo' }, /AI_MODELS_BY_TOOL no es válido/],
  [{ AI_MODELS_BY_TOOL: 'nope=compatible/x', AI_BASE_URL: 'http://127.0.0.1:1' }, /«nope=compatible\/x»/],
])('%o ends start-up in one sentence', (settings, sentence) => {
  const open = () => createEngine(parseEnv(settings), silentLog, new Metrics(), { toolIds: ['echo'] });
  expect(open).toThrow(sentence);
  expect(open).toThrow(expect.objectContaining({ name: 'SettingError' }));
});

test('a model that nobody could connect to is not booked for a prompt that never left', async () => {
  const closed = await startStandIn();
  await closed.close();
  const { output, meter } = run('compatible/x', { origin: closed.origin });
  expect(await code(output)).toBe('model_failed');
  expect(meter).toEqual(newMeter());
});
