import { describe, expect, onTestFinished, test } from 'vitest';
import { createUser, describeEngines } from '../../../test/engines.ts';
import { openTools } from '../../../test/models/open-tools.ts';
import { startStandIn } from '../../../test/models/stand-in.ts';
import { checkBeforeSending } from '../../generation/send-check/check.ts';
import { editsOf } from './edits.server.ts';
import { draftEmbedded } from './embedded.server.ts';
import { wordDiff } from './word-diff.ts';

const textsOf = (draft: string, isAnswer = false) =>
  Object.fromEntries(editsOf(draft, isAnswer).map(({ angle, text }) => [angle, text]));

describe('without a model', () => {
  test('what is said around the message goes, and what is asked is asked', () => {
    const edits = textsOf(
      'Bueno, la verdad es que me lo pasé genial jajajajaja!!! Perdona el rollo. Quería preguntarte si te apetece repetir.',
    );
    expect(edits['Más corto']).toBe('Me lo pasé genial jaja! ¿Te apetece repetir?');
    expect(edits['Más claro']).toContain('¿Te apetece repetir?');
    expect(edits['Más cálido']).toMatch(/Y si no te viene bien, sin problema\.$/);
  });

  test.each([
    ['hola q tal? como estas?', 'Más claro', 'Hola, ¿qué tal? ¿Cómo estás?'],
    [
      'tb me gusta leer, xq me relaja... y a ti?',
      'Más claro',
      'También me gusta leer, porque me relaja... ¿Y a ti?',
    ],
    [
      'Me gustó verte y quería preguntarte si te apetece repetir',
      'Más claro',
      'Me gustó verte. ¿Te apetece repetir?',
    ],
    ['Me encanta el senderismo', 'Con una pregunta', 'Me encanta el senderismo. ¿Y a ti?'],
    [
      'Tengo dos entradas. ¿Te apetece venir?',
      'Con la pregunta delante',
      '¿Te apetece venir? Tengo dos entradas.',
    ],
    [
      'Siento haber tardado en contestar',
      'Más cálido',
      'Siento haber tardado en contestar. Gracias por la paciencia.',
    ],
    [
      'hola, siento molestarte otra vez jaja igual estas liada, era por si te apetecia quedar algun dia aunque si no puedes no pasa nada eh de verdad',
      'Más corto',
      'Hola, ¿te apetece quedar algún día? Si no puedes, no pasa nada.',
    ],
    [
      'me gustas pero ando a mil, te late un cafe?',
      'Más claro',
      'Me gustas pero ando a mil, ¿te late un café?',
    ],
    [
      'jajaja que bueno, tenes ganas de una birra?',
      'Más claro',
      'Jajaja que bueno, ¿tenés ganas de una birra?',
    ],
    ['hola guapa q tal?', 'Más claro', 'Hola guapa, ¿qué tal?'],
    ['hacia años que no me reia tanto', 'Más claro', 'Hacía años que no me reía tanto'],
    ['el viernes estoy libre', 'Con una pregunta', 'El viernes estoy libre. ¿Te va bien?'],
    ['igual estas liada y tengo vih', 'Más claro', 'Igual estás liada y tengo VIH'],
    ['estas fotos me encantan tb', 'Más claro', 'Estas fotos me encantan también'],
    ['me lo pase genial, repetimos?', 'Más claro', 'Me lo pasé genial, ¿repetimos?'],
    ['hola, te gusta leer', 'Al grano', 'Te gusta leer'],
    [
      'hola? hola?? pq no contestas llevo todo el dia escribiendote. contestaaa',
      'Sin lo que duele',
      'Hola. Me quedé con ganas de saber de ti. ¿Qué tal todo?',
    ],
    ['Prefiero que lo dejemos aquí', 'Más cálido', 'Prefiero que lo dejemos aquí. Cuídate mucho.'],
    ['Hola Ana, ¿por qué no me contestas? Me gustó verte', 'Sin lo que duele', 'Hola Ana. Me gustó verte'],
  ])('«%s», %s: «%s»', (draft, angle, text) => {
    expect(textsOf(draft)[angle]).toBe(text);
  });

  test('after a bad day the first word goes to it', () => {
    const [first] = editsOf('ya veo q pasas de mi', true, 'perdona he tenido un dia horrible');
    expect(first?.text).toBe('Siento el mal rato. ¿Qué tal ahora?');
    expect(editsOf('ya veo q pasas de mi', true, 'jaja vale')[0]?.text).toContain('ganas de saber de ti');
  });

  test('who asked for room, or cannot talk, is not pressed', () => {
    for (const [draft, received] of [
      ['te echo de menos', 'ahora mismo necesito espacio, lo siento'],
      ['porfa dime algo', 'hoy no puedo hablar, estoy con mi familia'],
    ] as const) {
      const { edits } = draftEmbedded({ draft, received, style: undefined });
      expect(edits).toHaveLength(3);
      for (const { text } of edits) expect([text, text.includes(draft)]).toEqual([text, false]);
    }
  });

  test('Catalan is left as it is', () => {
    const draft = 'ei, jo he anat a la muntanya, et ve de gust un vermut?';
    expect(draftEmbedded({ draft, received: undefined, style: undefined }).edits).toEqual([
      { angle: 'Tal cual', text: draft },
    ]);
  });

  test('of a reproach alone remains what one would like, and nothing that is offered is flagged', () => {
    for (const draft of [
      '¿Por qué no me contestas?',
      'ya veo que no te importo',
      'Otra vez me dejas en visto, eres patético',
      'por que no me contestas? ya te he escrito tres veces, eres una borde',
    ]) {
      const edits = editsOf(draft, true);
      expect(edits[0]?.angle).toBe('Sin lo que duele');
      for (const { text } of edits) expect([text, checkBeforeSending(text)]).toEqual([text, []]);
    }
  });

  test('of several reproaches none stays', () => {
    const texts = editsOf('te he escrito 4 veces. yo no voy detrás de nadie. El jueves libro', true);
    expect(texts[0]?.text).toBe('El jueves libro');
  });

  test('a goodbye, a no and grief get no question and no greeting', () => {
    for (const draft of [
      'Creo que es mejor dejarlo. Cuídate',
      'No me interesa, lo siento',
      'Necesito tiempo, es difícil',
    ])
      expect(Object.keys(textsOf(draft))).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/pregunta|saludo/)]),
      );
  });

  test('no two edits are equal, none is the draft, and names and numbers stay', () => {
    for (const draft of [
      'Quedamos a las 21:30 en Lavapiés, Marta?',
      'Soy de Cádiz y tengo 2 gatos',
      'hola, soy Leo del concierto',
    ])
      for (const { text } of editsOf(draft, false)) {
        expect(text).not.toBe(draft);
        for (const [name] of draft.matchAll(/\p{Lu}\p{L}{2,}|\d+/gu))
          expect(text.toLowerCase()).toContain(name.toLowerCase());
      }
  });

  test('an answer gets no greeting', () => {
    expect(textsOf('Tengo dos entradas para el cine')['Con un saludo']).toBe(
      '¡Hola! Tengo dos entradas para el cine',
    );
    expect(textsOf('Tengo dos entradas para el cine', true)).not.toHaveProperty('Con un saludo');
  });
});

test('the difference gives back both texts, word by word', () => {
  const [before, after] = ['Perdona, quería verte el jueves', 'Me gustaría verte el jueves'];
  const pieces = wordDiff(before, after);
  const textOf = (...kinds: string[]) =>
    pieces
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ text }) => text)
      .join('');
  expect([textOf('same', 'gone'), textOf('same', 'new')]).toEqual([before, after]);
  expect(pieces.map(({ kind }) => kind)).toEqual(['gone', 'new', 'same']);
  expect(pieces.at(-1)?.text).toBe(' verte el jueves');
});

interface Given extends Record<string, unknown> {
  edits: { angle: string; text: string }[];
  check: { warnings: { kind: string; kinder?: string }[] };
}

describeEngines('a draft', (open) => {
  const withModel = async (texts: string[], everyMs = 0) => {
    const standIn = await startStandIn();
    onTestFinished(() => standIn.close());
    standIn.script({
      does: 'answer',
      everyMs,
      text: JSON.stringify({ edits: texts.map((text, at) => ({ angle: `Ángulo ${at}`, text })) }),
    });
    return { standIn, settings: { AI_MODELS: 'compatible/m', AI_BASE_URL: `${standIn.origin}/v1` } };
  };
  const ask = async (body: object, settings: Record<string, string> = {}) => {
    const db = await open();
    const { status, text } = await openTools(db, settings)(
      'improve-draft',
      { ...body },
      await createUser(db),
    );
    const given: Given = { status, ...JSON.parse(text) };
    return given;
  };
  const kindsOf = ({ check }: Given) => check.warnings.map(({ kind }) => kind);

  test('comes back in edits by a model, beside the check of our rules, without the edit that insults', async () => {
    const { settings } = await withModel(['Hola, ¿cómo va todo?', 'Contesta, imbécil', 'Hola, ¿qué tal?']);
    const given = await ask({ draft: '¿Por qué no me contestas?' }, settings);
    expect(given.edits.map(({ text }) => text)).toEqual(['Hola, ¿cómo va todo?', 'Hola, ¿qué tal?']);
    expect([given.engine, given.remainingUses, kindsOf(given)]).toEqual(['model', 2, ['reproach']]);
    expect(given.metadata).toMatchObject({ sources: { edits: 'model', check: 'rules' } });
  });

  test('is not insulted either while a model writes', async () => {
    const texts = ['Hola, ¿cómo va todo?', 'Contesta, imbécil', 'Hola, ¿qué tal?'];
    // Slower than partial answers are sent.
    const { settings } = await withModel(texts, 35);
    const db = await open();
    const call = openTools(db, settings);
    const stream = { Accept: 'text/event-stream' };
    const { text } = await call('improve-draft', { draft: '¿Vienes?' }, await createUser(db), stream);
    expect(text).toMatch(/event: partial\ndata: .*cómo va todo/);
    expect(text).not.toMatch(/imb/);
  });

  test('that asks again after a no becomes a kind exit', async () => {
    const given = await ask({ draft: 'Venga, solo un café', received: 'Gracias, pero no me interesa' });
    expect(kindsOf(given)).toEqual(['insist']);
    expect(given.edits).toHaveLength(3);
    for (const { text } of given.edits) expect(text).not.toMatch(/\?|café/);
  });

  test.each([
    { draft: 'ya voy, pero por favor no vengas a pegarme otra vez', received: 'contesta' },
    { draft: 'perdona, ya te mando la ubicación', received: 'tienes 10 minutos o voy y le parto la cara' },
  ])('that pleads not to be hit is not made better: $draft', async (body) => {
    const given = await ask(body);
    expect([given.edits, kindsOf(given)[0]]).toEqual([[], 'danger']);
  });

  test('to somebody who threatens is not made better: what is said is to keep safe, free', async () => {
    const { standIn, settings } = await withModel(['Vale, voy']);
    const given = await ask(
      { draft: 'vale, no te enfades, voy ahora', received: 'como no vengas te mato' },
      settings,
    );
    expect([given.edits, kindsOf(given), given.remainingUses]).toEqual([[], ['danger'], 3]);
    expect((given.help as { id: string }[]).map(({ id }) => id)).toContain('112');
    expect(standIn.calls).toEqual([]);
  });

  test.each(['Como me dejes te mato', 'o me pagas o publico tus fotos desnuda', 'quiero publicar sus fotos'])(
    'that threatens is refused, with a word to stop: %s',
    async (draft) => {
      const given = await ask({ draft });
      expect([given.status, given.reason]).toEqual([422, 'harm']);
    },
  );

  test('that needs nothing may go as it is, and says so', async () => {
    const fine = await ask({ draft: 'Hola guapa' });
    expect(fine.edits).toEqual([
      { angle: 'Tal cual', text: 'Hola guapa' },
      { angle: 'Con una pregunta', text: 'Hola guapa. ¿Qué tal va tu día?' },
    ]);
    expect(fine.notice).toContain('está bien así');
  });

  test('without a model a tone is not promised', async () => {
    const given = await ask({ draft: 'quedamos el viernes?', style: 'con ironía' });
    expect(given.notice).toMatch(/solo lo entiende un modelo/);
  });
});
