import { describe, expect, onTestFinished, test } from 'vitest';
import { createUser, describeEngines } from '../../../test/engines.ts';
import { openTools } from '../../../test/models/open-tools.ts';
import { startStandIn } from '../../../test/models/stand-in.ts';
import { checkBeforeSending } from '../../generation/send-check/check.ts';
import { type LetterKind, type LetterLength, letterKinds, letterLengths } from './contract.ts';
import { letters } from './letters.server.ts';
import {
  conductIn,
  confessionIn,
  datesIn,
  deedIn,
  nameIn,
  refusalIn,
  theirsIn,
} from './read-facts.server.ts';

const kinds = Object.keys(letterKinds) as LetterKind[];
const lengths = Object.keys(letterLengths) as LetterLength[];
const limits: Record<LetterLength, number> = { short: 200, medium: 420, long: 900 };

describe.each(kinds)('the letters that were written for «%s»', (kind) => {
  const { ways, dontExpect } = letters[kind];

  test('are four ideas, longer by length, and fit a chat', () => {
    expect(new Set(ways.map(({ angle }) => angle)).size).toBe(4);
    expect(dontExpect.length).toBeLessThan(220);
    for (const way of ways) {
      expect(way.short.length).toBeLessThan(way.medium.length);
      expect(way.medium.length).toBeLessThan(way.long.length);
      for (const length of lengths)
        expect([way.angle, length, way[length].length <= limits[length]]).toEqual([way.angle, length, true]);
    }
  });

  test('say nothing that the check before sending would warn of, and no writer has a gender', () => {
    for (const way of ways)
      for (const length of lengths) {
        expect([way[length], checkBeforeSending(way[length])]).toEqual([way[length], []]);
        expect(way[length]).not.toMatch(
          /\b(?:seguro|segura|encantad[oa]|agradecid[oa]|sincer[oa]|preocupad[oa]|los dos)\b/,
        );
      }
  });

  test('an apology has no excuse in it, and no goodbye a door', () => {
    for (const text of ways.flatMap((way) => lengths.map((length) => way[length]))) {
      if (kind === 'sorry') expect(text).not.toMatch(/, pero |si te ofend|no era mi intención|sin querer/i);
      if (kind === 'no' || kind === 'end')
        expect(text).not.toMatch(/a lo mejor|quizás? más adelante|de momento|podemos ser amig/i);
    }
  });
});

describe('of what is told', () => {
  test.each([
    [deedIn, 'le dejé plantada el sábado y no avisé', 'te dejé plantada el sábado y no avisé'],
    [deedIn, 'Llegué tarde a su cumpleaños', 'llegué tarde a tu cumpleaños'],
    [deedIn, 'se lo conté a su hermana', null],
    [conductIn, 'siempre me escribe de madrugada', 'me escribes de madrugada'],
    [conductIn, 'me llama a todas horas y me pide fotos', 'me llamas a todas horas'],
    [conductIn, 'su madre me llama', null],
    [theirsIn, 'De un día para otro dejó de contestar', 'de un día para otro dejaste de contestar'],
    [theirsIn, 'su amiga dejó de contestar', null],
    [refusalIn, 'quiero decirle que no quiero verla más', 'no quiero verte más'],
    [refusalIn, 'no quiero ir a su casa', 'no quiero ir a tu casa'],
    [confessionIn, 'quiero decirle que soy sordo', 'soy sordo'],
    [confessionIn, 'Tengo una hija de 6 años y quiero contárselo a Pablo', 'tengo una hija de 6 años'],
    [confessionIn, 'tengo su número 612345678', null],
    [deedIn, 'le deje plantado en el cine pq me dio un ataque', 'te dejé plantado en el cine'],
    [deedIn, 'le deje plantado y no avise', 'te dejé plantado y no avisé'],
    [deedIn, 'le revise el movil', 'te revisé el movil'],
    [deedIn, 'él quería que le deje plantado', null],
    [
      conductIn,
      'salgo con un hombre y se empeña en conocer a mis hijos',
      'te empeñas en conocer a mis hijos',
    ],
    [
      theirsIn,
      'llevabamos dos meses y de un dia para otro dejo de contestar',
      'de un día para otro dejaste de contestar',
    ],
    [confessionIn, 'soy sordo y hemos quedado el sabado, quiero que lo sepa antes', 'soy sordo'],
    [confessionIn, 'soy sordo, que lo sepa ya', null],
    [nameIn, 'se llama lucia', 'Lucía'],
    [nameIn, 'se llama como yo', null],
    [nameIn, 'Hemos quedado dos veces con Ana', 'Ana'],
    [nameIn, 'con Lucía bien, con Ana no', null],
    [datesIn, 'Hemos tenido 3 citas', 'estas tres citas'],
    [datesIn, 'aún no nos hemos visto', 'las charlas de estos días'],
  ])('only what is surely so is taken: %o', (read, facts, said) => expect(read(facts)).toBe(said));
});

describeEngines('a letter', (open) => {
  const ask = async (body: object, settings: Record<string, string> = {}) => {
    const db = await open();
    const { status, text } = await openTools(db, settings)(
      'write-letter',
      { length: 'short', ...body },
      await createUser(db),
    );
    return { status, ...JSON.parse(text) };
  };

  test.each(kinds)(
    'of each kind and length comes with three others, without an open slot: %s',
    async (kind) => {
      for (const length of lengths) {
        const given = await ask({ kind, length, facts: 'Hemos quedado tres veces con Marta' });
        const all = [given.text, ...given.alternatives.map((one: { text: string }) => one.text)];
        expect([given.status, new Set(all).size]).toEqual([200, 4]);
        expect(all.join(' ')).not.toMatch(/[{}]|undefined/);
        for (const text of all) expect(text).toMatch(/^Hola, Marta\. /);
      }
    },
  );

  test('leaves a gap for what only the person knows, and says so', async () => {
    const given = await ask({ kind: 'sorry', facts: 'la cosa acabó regular' });
    expect(given.text).toContain('[lo que hiciste]');
    expect(given.notice).toContain('huecos');
    for (const [kind, facts, said] of [
      ['sorry', 'no me presente a la cita, me dio un ataque de ansiedad', 'te dejé esperando y no aparecí'],
      ['sorry', 'no fui sincera con él', 'no fui sincera contigo'],
      ['ask', 'Dani no contesta desde hace 9 dias', 'dejaste de contestarme'],
      ['limit', '40 mensajes al dia, no puedo', 'me llegan tantos mensajes seguidos'],
      ['tell', 'tengo vih y todavia no lo sabe', 'tengo VIH'],
    ])
      expect((await ask({ kind, facts })).text.toLowerCase()).toContain(said?.toLowerCase());
    const told = await ask({ kind: 'sorry', facts: 'Le mentí sobre mi trabajo' });
    expect(told.text).toMatch(/te mentí sobre mi trabajo/i);
    const looked = await ask({ kind: 'sorry', facts: 'me puse celoso y le mire el movil' });
    expect(looked.text).toMatch(/me puse celoso y te miré el móvil/i);
  });

  test('about children is no letter about a minor, and says what to expect of it', async () => {
    const given = await ask({ kind: 'tell', facts: 'Tengo dos hijos de 5 y 8 años' });
    expect(given.text).toContain('tengo dos hijos de 5 y 8 años');
    expect(given.dontExpect).toContain('presentar a nadie');
  });

  test.each([
    ['limit', 'me da miedo, me amenaza con publicar mis fotos', '112'],
    ['end', 'me da miedo cómo se lo tome', '016'],
    ['end', 'mi novio me pega y quiero dejarle', '016'],
    ['end', 'me dijo q si le dejo se va a enterar toda mi familia', '016'],
    ['sorry', 'me pega cuando se enfada y quiero pedirle perdón por contestarle', '016'],
  ])('to somebody dangerous (%s) is first of all not to be sent: %s', async (kind, facts, line) => {
    const standIn = await startStandIn();
    onTestFinished(() => standIn.close());
    const given = await ask(
      { kind, facts },
      { AI_MODELS: 'compatible/m', AI_BASE_URL: `${standIn.origin}/v1` },
    );
    expect([given.status, given.silent, given.angle, given.remainingUses]).toEqual([
      200,
      true,
      'No contestar',
      3,
    ]);
    expect(given.helpLines.map(({ id }: { id: string }) => id)).toContain(line);
    expect(standIn.calls).toEqual([]);
  });

  test.each(['sorry', 'ask', 'tell'])(
    'to somebody who asked for silence is not written: %s',
    async (kind) => {
      for (const facts of ['me ha bloqueado', 'Me dijo que no le escriba más']) {
        const given = await ask({ kind, facts });
        expect([given.silent, given.alternatives.every((one: { silent?: boolean }) => one.silent)]).toEqual([
          true,
          true,
        ]);
      }
    },
  );

  test.each([
    'voy a hundirla, que se entere',
    'le voy a pegar como no conteste',
    'quiero amenazarle con sus fotos',
  ])('that threatens is refused: %s', async (facts) => {
    const given = await ask({ kind: 'end', facts });
    expect([given.status, given.reason]).toEqual([422, 'harm']);
  });

  test('gets shorter or another idea by a chip, and no joke', async () => {
    const db = await open();
    const user = await createUser(db);
    const call = openTools(db);
    const body = { kind: 'no', length: 'long', facts: 'dos citas con Ana' };
    const { text, generationId } = JSON.parse((await call('write-letter', body, user)).text);
    const refined = async (chip: string) =>
      JSON.parse(
        (await call('write-letter', { ...body, refine: { of: generationId, chip, text } }, user)).text,
      );
    expect((await refined('shorter')).text.length).toBeLessThan(text.length);
    expect((await refined('another')).text).not.toBe(text);
    expect((await refined('funnier')).message).toContain('humor suele doler');
  });
});
