import { expect, onTestFinished, test } from 'vitest';
import { createUser, describeAnswers } from '../../test/engines.ts';
import { openTools } from '../../test/models/open-tools.ts';
import { type Reply, startStandIn } from '../../test/models/stand-in.ts';
import { wires } from '../../test/models/wires.ts';
import { examples, someTool } from '../../test/tool-examples.ts';

/** One that constrains its output to a schema, and one that does not. */
const spoken = wires.filter(({ name }) => ['openai', 'compatible'].includes(name));
const half = '{"riskLevel": "bajo", "suggestedReply": "Vale", "analysis": {"subtexto": "Bi';

/** Right for every tool that reads, in the language of that sentence. */
const answerIn = (sentence: string) =>
  JSON.stringify({
    riskLevel: 'bajo',
    redFlags: [],
    toneAnalysis: sentence,
    advice: sentence,
    unknowns: [],
    angle: sentence,
    suggestedReply: sentence,
    strategicAdvice: sentence,
    styleTip: sentence,
    alternatives: [],
    familias: [],
    analysis: {
      subtexto: sentence,
      interes: { nivel: 'medio', explicacion: sentence, citas: [], incertidumbre: sentence },
      senales: { hay_alertas: false, detalles: sentence, familias: [] },
    },
  });
const inEnglish = answerIn('They are busy with the exam, and that is all that the message says.');
const inSpanish = answerIn('Está con el examen y te lo cuenta el jueves.');

const failures: [string, Reply][] = [
  ['is down', { does: 'status', status: 503 }],
  ['never answers', { does: 'hang' }],
  ['answers in prose', { does: 'answer', text: 'Claro, te cuento: yo no le daría mucha importancia.' }],
  ['answers in English, also when told', { does: 'answer', text: inEnglish }],
  ['answers with half a JSON', { does: 'answer', text: half, ends: 'length' }],
  ['hangs up in the middle', { does: 'cut', after: half }],
  ['will not talk about it', { does: 'refuse' }],
  // A hundred tokens a minute, each in a piece of its own.
  ['is too slow', { does: 'answer', text: half, pieces: half.length, everyMs: 600 }],
];
const reading = examples.filter(({ tool }) => tool.contract.reads);
const says = 'Esta semana ando liadísima, pero el jueves te cuento lo del examen';

describeAnswers('when the only model', (open) => {
  async function openBoth(more: Record<string, string> = {}) {
    const standIn = await startStandIn();
    onTestFinished(() => standIn.close());
    const db = await open();
    const tools = spoken.map(({ name, model, settings }) => ({
      name,
      call: openTools(
        db,
        { AI_MODELS: model, ...settings(standIn.origin), ...more },
        { firstTokenMs: 400, idleMs: 1_000, totalMs: 1_500 },
      ),
    }));
    return { db, standIn, tools, rules: openTools(db, { AI_MODELS: 'embedded' }) };
  }
  const ask = async (call: ReturnType<typeof openTools>, name: string, body: object, user: string) => {
    const { status, text } = await call(name, { ...body }, user);
    return { status, ...JSON.parse(text) };
  };

  test.each(failures)(
    '%s, whoever asks what they were sent is answered by the rules, free and told so',
    async (_, reply) => {
      const { db, standIn, tools, rules } = await openBoth();
      standIn.script(reply);
      for (const { call } of tools) {
        standIn.calls.length = 0;
        const asked = reading.map(async ({ functionName, example }) => {
          const user = await createUser(db);
          const answer = await ask(call, functionName, example.saying(says), user);
          expect(answer).toMatchObject({ status: 200, engine: 'embedded', ai_generated: true });
          expect(answer.notice).toMatch(
            /El modelo de IA no ha podido responder.*No te ha costado ningún uso/,
          );
          expect(Object.keys(answer)).toEqual(expect.arrayContaining([...example.answer]));
          const [profile] = await db.asSuperuser(
            `select usage_count + usage_intention_analyzer as n from profiles where id = '${user}'`,
          );
          expect(Number(profile?.n)).toBe(0);
          if (functionName === 'detect-redflags')
            expect(answer.riskLevel).toBe(
              (await ask(rules, functionName, example.saying(says), user)).riskLevel,
            );
        });
        await Promise.all(asked);
        expect(standIn.calls.length).toBeGreaterThanOrEqual(reading.length);
      }
    },
  );

  test('answers in English, it is told so once, and what it then writes in Spanish is given', async () => {
    const { db, standIn, tools } = await openBoth();
    for (const { call } of tools)
      for (const { functionName, example } of reading) {
        standIn.script({ does: 'answer', text: inEnglish }, { does: 'answer', text: inSpanish });
        standIn.calls.length = 0;
        const answer = await ask(call, functionName, example.saying(says), await createUser(db));
        expect(answer).toMatchObject({ status: 200, engine: 'model' });
        expect(JSON.stringify(answer)).toContain('Está con el examen');
        expect(standIn.calls).toHaveLength(2);
        expect(JSON.stringify(standIn.calls[1]?.body)).toContain('está en inglés');
      }
  });

  test('fails, whoever wants words is told, and gets ideas by rules when they ask for those, free', async () => {
    const { db, standIn, tools, rules } = await openBoth();
    const { functionName, example } = someTool(({ tool }) => tool.contract.refines !== undefined);
    standIn.script({ does: 'status', status: 503 });
    const user = await createUser(db);
    for (const { call } of tools) {
      const failed = await ask(call, functionName, example.body, user);
      expect(failed.error).toMatch(/^model_/);
      standIn.calls.length = 0;
      const byRules = await ask(call, functionName, { ...example.body, engine: 'embedded' }, user);
      expect(byRules).toMatchObject({ status: 200, engine: 'embedded', remainingUses: 3 });
      expect(standIn.calls).toHaveLength(0);
    }
    const asked = { ...example.body, engine: 'openai' };
    expect(await ask(rules, functionName, asked, user)).toMatchObject({ error: 'invalid_input' });
    // Where there is no model, the rules are what a use buys.
    const usual = await ask(rules, functionName, { ...example.body, engine: 'embedded' }, user);
    expect(usual).toMatchObject({ status: 200, remainingUses: 2 });
  });

  test('is talked into failing at its end again and again, what was read costs its use', async () => {
    const { db, standIn, tools } = await openBoth({ RATE_LIMIT_SCALE: '1' });
    const { functionName, example } = someTool(({ functionName }) => functionName === 'analyze-intention');
    const nearly = JSON.stringify({ analysis: { subtexto: `${'Puede ser verdad. '.repeat(8)}` } });
    standIn.script({ does: 'answer', text: nearly });
    const user = await createUser(db);
    const call = tools[0]?.call as ReturnType<typeof openTools>;
    const left = [];
    for (let n = 0; n < 3; n += 1) {
      const { text } = await call(functionName, example.saying(says), user, { Accept: 'text/event-stream' });
      left.push(Number(/"remainingUses":(\d)/.exec(text)?.[1]));
    }
    expect(left).toEqual([3, 2, 1]);
  });
});
