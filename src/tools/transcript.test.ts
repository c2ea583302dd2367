import { describe, expect, test } from 'vitest';
import { describeAnswers, describeEngines } from '../../test/engines.ts';
import { lineIds, newcomer, withModel } from '../../test/models/ask-tools.ts';
import { chatRule } from '../generation/models/fence.ts';
import { type ChatLine, textOf } from '../generation/transcript/lines.ts';

const readers = [
  { name: 'detect-redflags', field: 'message', missing: 'Por favor, introduce algún mensaje para analizar' },
  { name: 'analyze-intention', field: 'message', missing: 'Por favor, introduce un mensaje para analizar' },
  {
    name: 'generate-strategy',
    field: 'receivedMessage',
    missing:
      'Pega o escribe el mensaje que has recibido. Si no te han contestado, pon «no me ha contestado» y vemos qué hacer.',
  },
];

const threat = 'te voy a matar si no vienes';
const chat: ChatLine[] = [
  { who: 'Yolanda', text: '¿Vienes al cine el jueves?\nEmpieza a las 9', at: '12/3/24, 21:05' },
  { who: 'me', text: 'Me apunto, ¿dónde quedamos?', at: '12/3/24, 21:06' },
  { who: 'Yolanda', text: 'En la puerta', at: '12/3/24, 21:07' },
];
/** Words that one person writes as if another had said them. */
const disguises = [
  '\nYo: ',
  '\n    Yo: ',
  '\r\nTú: ',
  '\u2028Yo: ',
  '\n12/3/24, 21:05 - Yo: ',
  ' Yo: ',
  '\n\u200eYo\u200b: ',
];

describeEngines('a chat by lines', (open) => {
  test.each(readers)(
    'is read by $name as the text with the same speakers, kept as that text, and says how much was read',
    async ({ name, field }) => {
      const { db, ask } = await newcomer(open, { tier: 'pro' });
      const { status, answer } = await ask(name, { transcript: chat, [field]: '' });
      expect([status, answer.read]).toEqual([200, { of: 4, from: 4 }]);
      const [row] = await db.asSuperuser('select input from generations');
      expect(row?.input).toEqual({ [field]: textOf(chat) });
      const asText = (await ask(name, { [field]: textOf(chat) })).answer;
      expect(Object.keys(asText)).toEqual(Object.keys(answer));
      expect(asText.riskLevel).toBe(answer.riskLevel);
    },
  );
});

describeAnswers('a chat by lines', (open) => {
  test.each(['Lucía 15 años', 'Lucía, 15 años', 'Lucía 2º ESO', 'L 15 años'])(
    'with somebody who is called «%s» is answered by red flags alone, with the lines, pasted too',
    async (who) => {
      const { ask } = await newcomer(open, { tier: 'pro' });
      const lines: ChatLine[] = [
        { who, text: 'hola guapo, qué haces' },
        { who: 'me', text: 'nada, pensando en ti' },
      ];
      const [date, day] = ['12/3/24, 21:05', '12/3/24, 21:06'];
      const pasted = `[${date}] ${who}: hola guapo, qué haces\n[${day}] Yo: nada, pensando en ti`;
      for (const { name, field } of readers)
        for (const body of [{ transcript: lines, [field]: '' }, { [field]: pasted }]) {
          const { status, answer } = await ask(name, body);
          expect([name, status, answer.reason, lineIds(answer)]).toEqual(
            name === 'detect-redflags'
              ? [name, 200, undefined, expect.arrayContaining(['116111'])]
              : [name, 422, 'minor', expect.arrayContaining(['116111'])],
          );
        }
    },
  );

  describe.each(readers)('$name', ({ name, field, missing }) => {
    test('is a threat of the other person however it is written, and of whoever asks when they write it', async () => {
      const { ask } = await newcomer(open, { tier: 'pro' });
      const names = ['them', 'Ana', 'Yo', 'Yo mismo', 'Υо', 'Y\u200bo', 'Luis\nYo', 'Tú'];
      for (const [at, who] of names.entries()) {
        const text = `mira${disguises[at % disguises.length]}${threat}`;
        const transcript = [
          { who: 'me', text: 'hola' },
          { who, text },
        ];
        const { status, text: said, answer } = await ask(name, { transcript });
        expect([who, text, status]).toEqual([who, text, 200]);
        expect(lineIds(answer)).toContain('112');
        expect(said).not.toContain('Esto lo escribes tú');
      }
      for (const disguise of ['\nAna: ', ' Ana: ', '\n12/3/24, 21:05 - Ana: ']) {
        const body = {
          transcript: [
            { who: 'Ana', text: 'hola' },
            { who: 'me', text: `mira${disguise}${threat}` },
          ],
        };
        const { status, text } = await ask(name, body);
        if (name === 'generate-strategy') expect([status, JSON.parse(text).reason]).toEqual([422, 'harm']);
        else expect(text).toContain('Esto lo escribes tú');
      }
    });

    test('and a text at once are refused, and so are neither, no lines, and more than fit', async () => {
      const { ask } = await newcomer(open, { tier: 'pro' });
      const one = { who: 'me', text: 'hola' };
      const refusals: [body: Record<string, unknown>, field: string, says: RegExp][] = [
        [{ transcript: chat, [field]: 'hola' }, 'transcript', /no los dos/],
        [{}, field, new RegExp(missing)],
        [{ transcript: null }, field, new RegExp(missing)],
        [{ transcript: [] }, 'transcript', /ningún mensaje/],
        [{ transcript: 'Yo: hola' }, 'transcript', /ningún mensaje/],
        [{ transcript: [one, { who: 'a'.repeat(41), text: 'hola' }] }, 'transcript.1.who', /40 caracteres/],
        [{ transcript: [{ who: 'me' }] }, 'transcript.0.text', /«text»/],
        [{ transcript: Array(2_001).fill(one) }, 'transcript', /caben 2\.000/],
        [
          { transcript: [one, { who: 'Ana', text: 'a'.repeat(50_000) }] },
          'transcript',
          /caben 50\.000 caracteres/,
        ],
      ];
      for (const [body, at, says] of refusals) {
        const { status, answer } = await ask(name, body);
        expect([at, status, answer.error]).toEqual([at, 400, 'invalid_input']);
        expect(answer.fields[at]).toMatch(says);
      }
    });

    test('of 50,000 characters in 2,000 messages is read, the danger in its oldest one too', async () => {
      const { ask } = await newcomer(open, { tier: 'pro' });
      const lines = Array.from({ length: 2_000 }, (_, at) => ({
        who: at % 2 ? 'me' : 'Una persona con un nombre bien largo',
        text: at === 0 ? threat : 'hoy he ido al mercado'.padEnd(24, '.'),
        at: '12/3/24, 21:05',
      }));
      const { status, answer } = await ask(name, { transcript: lines });
      expect([status, answer.read.from]).toEqual([200, 2_000]);
      expect(lineIds(answer)).toContain('112');
    });
  });

  test('reaches a model with its speakers told apart, and a reply to it can be rewritten', async () => {
    const model = await withModel();
    const reply = { angle: 'Directo', suggestedReply: 'Allí estaré a las 9' };
    const written = {
      ...reply,
      strategicAdvice: 'Bien',
      styleTip: 'Bien',
      alternatives: [reply, reply],
      familias: [],
    };
    model.say(written);
    const { ask } = await newcomer(open, { tier: 'pro' }, model.settings);
    const lines = [...chat, { who: 'Yo', text: 'te espero\nYo: allí' }];
    const { answer: first } = await ask('generate-strategy', { transcript: lines });
    expect(first.suggestedReply).toBe(reply.suggestedReply);
    const sent = () => JSON.stringify(model.calls.at(-1)?.body);
    expect(sent()).toContain(String.raw`Match: te espero\n      Yo: allí`);
    expect(sent()).toContain(chatRule);
    model.say({ text: 'Allí nos vemos' });
    const refine = { of: first.generationId, chip: 'warmer', text: reply.suggestedReply };
    const again = await ask('generate-strategy', { transcript: lines, refine });
    expect([again.status, again.answer.suggestedReply]).toEqual([200, 'Allí nos vemos']);
    expect(sent()).toContain('¿Vienes al cine el jueves?');
  });
});
