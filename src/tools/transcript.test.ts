import { describe, expect, onTestFinished, test } from 'vitest';
import { createUser, describeEngines } from '../../test/engines.ts';
import { openTools } from '../../test/models/open-tools.ts';
import { startStandIn } from '../../test/models/stand-in.ts';
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
  async function openBoth() {
    const db = await open();
    const user = await createUser(db, { tier: 'pro' });
    const call = openTools(db);
    const ask = async (name: string, body: Record<string, unknown>) => {
      const { status, text } = await call(name, body, user);
      return { status, text, answer: JSON.parse(text) };
    };
    return { db, user, ask };
  }

  test.each(['Lucía 15 años', 'Lucía, 15 años', 'Lucía 2º ESO', 'L 15 años'])(
    'with somebody who is called «%s» is answered by red flags alone, with the lines, pasted too',
    async (who) => {
      const { ask } = await openBoth();
      const lines: ChatLine[] = [
        { who, text: 'hola guapo, qué haces' },
        { who: 'me', text: 'nada, pensando en ti' },
      ];
      const [date, day] = ['12/3/24, 21:05', '12/3/24, 21:06'];
      const pasted = `[${date}] ${who}: hola guapo, qué haces\n[${day}] Yo: nada, pensando en ti`;
      for (const { name, field } of readers)
        for (const body of [{ transcript: lines, [field]: '' }, { [field]: pasted }]) {
          const { status, answer } = await ask(name, body);
          const ids = (answer.helpLines ?? []).map(({ id }: { id: string }) => id);
          expect([name, status, answer.reason, ids]).toEqual(
            name === 'detect-redflags'
              ? [name, 200, undefined, expect.arrayContaining(['116111'])]
              : [name, 422, 'minor', expect.arrayContaining(['116111'])],
          );
        }
    },
  );

  describe.each(readers)('$name', ({ name, field, missing }) => {
    test('is read as the text with the same speakers, kept as that text, and says how much was read', async () => {
      const { db, ask } = await openBoth();
      const { status, answer } = await ask(name, { transcript: chat, [field]: '' });
      expect([status, answer.read]).toEqual([200, { of: 4, from: 4 }]);
      const [row] = await db.asSuperuser('select input from generations');
      expect(row?.input).toEqual({ [field]: textOf(chat) });
      const asText = (await ask(name, { [field]: textOf(chat) })).answer;
      expect(Object.keys(asText)).toEqual(Object.keys(answer));
      expect(asText.riskLevel).toBe(answer.riskLevel);
    });

    test('is a threat of the other person however it is written, and of whoever asks when they write it', async () => {
      const { ask } = await openBoth();
      const names = ['them', 'Ana', 'Yo', 'Yo mismo', 'Υо', 'Y\u200bo', 'Luis\nYo', 'Tú'];
      for (const [at, who] of names.entries()) {
        const text = `mira${disguises[at % disguises.length]}${threat}`;
        const {
          status,
          text: said,
          answer,
        } = await ask(name, {
          transcript: [
            { who: 'me', text: 'hola' },
            { who, text },
          ],
        });
        expect([who, text, status]).toEqual([who, text, 200]);
        expect(answer.helpLines.map(({ id }: { id: string }) => id)).toContain('112');
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
      const { ask } = await openBoth();
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
      const { ask } = await openBoth();
      const lines = Array.from({ length: 2_000 }, (_, at) => ({
        who: at % 2 ? 'me' : 'Una persona con un nombre bien largo',
        text: at === 0 ? threat : 'hoy he ido al mercado'.padEnd(24, '.'),
        at: '12/3/24, 21:05',
      }));
      const { status, answer } = await ask(name, { transcript: lines });
      expect([status, answer.read.from]).toEqual([200, 2_000]);
      expect(answer.helpLines.map(({ id }: { id: string }) => id)).toContain('112');
    });
  });

  test('reaches a model with its speakers told apart, and a reply to it can be rewritten', async () => {
    const standIn = await startStandIn();
    onTestFinished(() => standIn.close());
    const reply = { angle: 'Directo', suggestedReply: 'Allí estaré a las 9' };
    const written = {
      ...reply,
      strategicAdvice: 'Bien',
      styleTip: 'Bien',
      alternatives: [reply, reply],
      familias: [],
    };
    standIn.script({ does: 'answer', text: JSON.stringify(written) });
    const db = await open();
    const user = await createUser(db, { tier: 'pro' });
    const call = openTools(db, { AI_MODELS: 'compatible/m', AI_BASE_URL: `${standIn.origin}/v1` });
    const lines = [...chat, { who: 'Yo', text: 'te espero\nYo: allí' }];
    const first = JSON.parse((await call('generate-strategy', { transcript: lines }, user)).text);
    expect(first.suggestedReply).toBe(reply.suggestedReply);
    const sent = () => JSON.stringify(standIn.calls.at(-1)?.body);
    expect(sent()).toContain(String.raw`Match: te espero\n      Yo: allí`);
    expect(sent()).toContain(chatRule);
    standIn.script({ does: 'answer', text: JSON.stringify({ text: 'Allí nos vemos' }) });
    const refine = { of: first.generationId, chip: 'warmer', text: reply.suggestedReply };
    const again = await call('generate-strategy', { transcript: lines, refine }, user);
    expect([again.status, JSON.parse(again.text).suggestedReply]).toEqual([200, 'Allí nos vemos']);
    expect(sent()).toContain('¿Vienes al cine el jueves?');
  });
});
