import { describe, expect, test } from 'vitest';
import { describeAnswers } from '../../test/engines.ts';
import { lineIds, newcomer, withModel } from '../../test/models/ask-tools.ts';
import { functionThat } from '../../test/tool-examples.ts';

const calm = [
  'Ana: ¿Qué tal el día? Yo salgo ahora de trabajar',
  'Yo: Bien, con ganas de cenar algo rico',
  'Ana: He visto una serie de cocina que te gustaría',
  'Yo: Pues el domingo hago croquetas',
];
/** As many lines as fit beside one more. */
function chatWith(line: string, at: 'first' | 'last', characters: number): string {
  const lines: string[] = [];
  for (let size = line.length; size < characters; size += (lines.at(-1)?.length ?? 0) + 1)
    lines.push(calm[lines.length % calm.length] as string);
  lines.pop();
  return (at === 'first' ? [line, ...lines] : [...lines, line]).join('\n');
}
const threat = 'Ana: te juro que te mato';

const functions: Record<string, (chat: string) => Record<string, unknown>> = {
  'detect-redflags': (message) => ({ message }),
  'analyze-intention': (message) => ({ message }),
  [functionThat.replies]: (receivedMessage) => ({ receivedMessage, objective: 'date' }),
};

/** What a model says that has seen nothing. */
const blind: Record<string, unknown> = {
  'detect-redflags': { riskLevel: 'bajo', redFlags: [], toneAnalysis: 'Bien', advice: 'Bien', unknowns: [] },
  'analyze-intention': {
    analysis: {
      subtexto: 'Bien',
      interes: { nivel: 'alto', explicacion: 'Bien', citas: [], incertidumbre: '' },
      senales: { hay_alertas: false, detalles: 'Sin alertas destacables', familias: [] },
    },
  },
  [functionThat.replies]: {
    suggestedReply: 'Vale',
    angle: 'Directo',
    strategicAdvice: 'Bien',
    styleTip: 'Bien',
    alternatives: [
      { angle: 'Otro', suggestedReply: 'Sí' },
      { angle: 'Más', suggestedReply: 'Claro' },
    ],
    familias: [],
  },
};

describeAnswers('a long chat', (open) => {
  describe.each(Object.entries(functions))('%s', (name, bodyOf) => {
    async function openBoth() {
      const model = await withModel(blind[name]);
      const engines = {
        rules: await newcomer(open, { tier: 'pro' }),
        model: await newcomer(open, { tier: 'pro' }, model.settings),
      };
      const ask = (chat: string, engine: keyof typeof engines) => engines[engine].ask(name, bodyOf(chat));
      return { ask, sent: () => JSON.stringify(model.calls.at(-1)?.body) };
    }

    test('has its threat seen in the newest and in the oldest line, whoever writes the answer', {
      timeout: 120_000,
    }, async () => {
      const { ask } = await openBoth();
      for (const [at, size] of [
        ['last', 13_356],
        ['first', 50_000],
        ['last', 50_000],
      ] as const)
        for (const engine of ['rules', 'model'] as const) {
          const { status, text, answer } = await ask(chatWith(threat, at, size), engine);
          expect([engine, at, size, status]).toEqual([engine, at, size, 200]);
          expect(lineIds(answer)).toContain('112');
          expect(text).not.toContain('Sin alertas destacables');
          if (name !== 'detect-redflags') continue;
          expect(answer.riskLevel).toBe('alto');
          expect(answer.redFlags[0].quote).toBe('te juro que te mato');
        }
    });

    test.each([
      'Ana: nos vemos en tu portal, aunque no quieras',
      'Ana: no quiero que hables con otros hombres',
    ])('has danger that no rule is sure of seen where a model does not reach: %s', async (line) => {
      const { ask } = await openBoth();
      const { answer } = await ask(chatWith(line, 'first', 20_000), 'model');
      expect(lineIds(answer)).toContain('016');
      if (name === 'detect-redflags')
        expect(answer).toMatchObject({ riskLevel: 'alto', redFlags: [{ quote: line.slice(5) }] });
      if (name === 'analyze-intention')
        expect(answer.analysis).toMatchObject({
          interes: { nivel: 'bajo' },
          senales: { hay_alertas: true, detalles: expect.stringContaining(line.slice(5)) },
        });
    });

    test('is read by a model from its end, and the answer says how much of it was read', async () => {
      const { ask, sent } = await openBoth();
      const chat = chatWith('Ana: ¿Vamos el viernes al teatro Principal?', 'last', 30_000);
      const { answer } = await ask(chat, 'model');
      expect(sent()).toContain('teatro Principal');
      expect(sent()).toContain('parte más reciente');
      expect(sent().length).toBeLessThan(20_000);
      expect(answer.read.from).toBe(chat.split('\n').length);
      expect(answer.read.of).toBeGreaterThan(100);
      expect(answer.read.of).toBeLessThan(answer.read.from / 2);
      for (const engine of ['rules', 'model'] as const)
        expect((await ask(calm.join('\n'), engine)).answer.read).toEqual({ of: 4, from: 4 });
    });

    test('of one character too many is refused in Spanish, and none of its characters is dropped', async () => {
      const { ask } = await openBoth();
      expect((await ask('ñ'.repeat(50_000), 'rules')).status).toBe(200);
      const { status, answer } = await ask('ñ'.repeat(50_001), 'rules');
      expect([status, answer.error]).toEqual([400, 'invalid_input']);
      expect(answer.message).toContain('caben 50.000 caracteres. No hemos cortado nada');
    });
  });
});
