import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import type { AnyTool } from '../src/generation/models/engine.server.ts';
import { readInTurns } from '../src/generation/pipeline/long-texts.server.ts';
import { readOnce } from '../src/language/read/read-once.ts';
import { describeAnswers } from '../test/engines.ts';
import { newcomer, withModel } from '../test/models/ask-tools.ts';
import { asStream, openFunctions, send } from '../test/models/open-functions.ts';
import { examples } from '../test/tool-examples.ts';

/** The last text that a pattern was given, or «all» when each of them was read to its end. Without `patterns`, of the product's. */
const lastTried = (patienceMs: number, patterns?: readonly RegExp[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('fuzz/read-groups.ts', import.meta.url), {
      workerData: patterns?.map(({ source, flags }) => ({ source, flags })) ?? null,
      execArgv: [],
    });
    let late: NodeJS.Timeout;
    worker.on('message', (said: string) => {
      clearTimeout(late);
      const give = () => void worker.terminate().then(() => resolve(said));
      if (said === 'all') give();
      else late = setTimeout(give, patienceMs);
    });
    worker.on('error', reject);
  });

test('no pattern of ours reads a text in so many ways that its answer never ends', async () => {
  expect(await lastTried(20_000)).toBe('all');
}, 300_000);

describe('a pattern that reads what it repeats', () => {
  test.each([
    /^(?:ok|j[a-z0-9]*(?:[ja][aeiou]?){3,}|[ ,:;]{1,3}|!|,)+(?![a-z0-9])/,
    /(?:lloraba|me dolia)(?:[ ,:;]{1,3}todo|[ ,:;]{1,3}y|[ ,:;]{1,3},)*[ ,:;]{1,3}siguio/,
    /hay(?:[ ,:;]{1,3}[a-z0-9:]+,?){1,16}[ ,:;]{1,3}vienes(?:[ ,:;]{1,3}[a-z0-9:]+,?){1,16}[.?]/,
    /^(?: *(?:aqui|porfa\w*|que me da \w+|ja\w*|claro))* *$/,
    /^[^a-z\d]*(?:(?:de eso |de esto |pero|y|de eso|de esto)[^a-z\d]*)*$/u,
    /^(?:\p{L}+\s?)+$/v,
  ])('in several ways is named: %s', async (pattern) => {
    expect(await lastTried(300, [pattern])).toContain(pattern.source);
  });

  test.each([/^(?:\p{L}+\s)+$/v, /^(?:ab?|c|[ ,]+(?=[a-z]))*$/])('in one way is not: %s', async (pattern) => {
    expect(await lastTried(20_000, [pattern])).toBe('all');
  });
});

// Each of them ended the process.
describeAnswers('an answer comes to', (open) => {
  test.each([
    `Jaja${'ja'.repeat(24)}s qué dices`,
    `hay ${'a:'.repeat(34)} ¿por si el lunes te vienes?`,
    `soy médico, no lo pongas ${'ja'.repeat(40)} x`,
    `soy médico, no lo pongas ${'por favor '.repeat(40)}zz`,
    `viajo mucho, toco la guitarra. ${'de esto '.repeat(40)}zz, eso no lo pongas`,
    `me dolía y lloraba${', '.repeat(60)} pero siguió, no paró, le dio igual`,
  ])('%s', async (text) => {
    const { ask } = await newcomer(open, { tier: 'pro' });
    const taking = examples.filter(
      ({ tool, example }) => tool.contract.input.safeParse(example.saying(text)).success,
    );
    expect(taking).not.toEqual([]);
    for (const { functionName, example } of taking)
      expect([200, 422]).toContain((await ask(functionName, example.saying(text))).status);
  });
});

test('a long text for which the machine has no time at first is read all the same', async () => {
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function (text) {
    RegExp.prototype.exec = exec;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20_000);
    return exec.call(this, text);
  };
  const input = { message: `${'Ayer fui a la sierra. '.repeat(400)}Te voy a matar.` };
  const { findings } = await readInTurns(
    input,
    () => [input.message],
    () => readOnce(input, input.message),
  );
  expect(RegExp.prototype.exec).toBe(exec);
  expect(findings.map(({ family }) => family)).toContain('violencia');
}, 60_000);

/** Of a tool, which of its functions were called where nothing would cut them. */
function watched(tool: AnyTool, outside: Set<string>): AnyTool {
  const watching = <Part extends object>(part: Part, name: string): Part =>
    new Proxy(part, {
      get(target, key) {
        const found: unknown = Reflect.get(target, key);
        const place = `${name} ${String(key)}`;
        if (key === 'toThem' && found) return watching(found, place);
        // What a model is told is put together, and read by nobody here; parts on their way have no time-out of their own (decision 0051).
        if (typeof found !== 'function' || key === 'prompt' || key === 'half') return found;
        return (...given: unknown[]) => {
          if (Reflect.get(globalThis, 'workToCut') === undefined) outside.add(place);
          return found(...given);
        };
      },
    });
  return watching(tool, tool.contract.id);
}

describeAnswers('what a tool reads', (open) => {
  test.each([
    ['by rules', {}],
    ['beside a model', {}],
    ['for whoever has no use left', { usage_count: 9, usage_icebreaker: 9, usage_intention_analyzer: 9 }],
  ])(
    '%s can be cut',
    async (how, who) => {
      const { db, user } = await open.withUser(who);
      const model = how === 'beside a model' ? await withModel() : undefined;
      const outside = new Set<string>();
      const tools = examples.map(({ tool }) => watched(tool, outside));
      const functions = openFunctions(db, { tools, settings: { RATE_LIMIT_SCALE: '0', ...model?.settings } });
      for (const { functionName, example } of examples) {
        model?.say(example.cut?.[0]?.[1] ?? {});
        await (await send(functions, user, example.body, asStream, { name: functionName })).text();
      }
      expect([...outside]).toEqual([]);
    },
    120_000,
  );
});
