import { describe, expect, test } from 'vitest';
import { readSaid } from '../../../evals/corpus.ts';
import { describeAnswers } from '../../../test/engines.ts';
import { newcomer, withModel } from '../../../test/models/ask-tools.ts';
import { checkBeforeSending } from '../../generation/send-check/check.ts';
import { corrected } from './edited.server.ts';
import { draftEmbedded, draftNote } from './embedded.server.ts';
import cases from './improve-draft.cases.json' with { type: 'json' };
import { everyKind, kindOf } from './kinds.server.ts';
import { careFor, cares } from './lines.server.ts';
import { askedIn, isDangerous, reviewDraft, threatens } from './safety.server.ts';
import { isWrittenAnew, wordDiff } from './word-diff.ts';

const asWritten = 'Bien escrito';
const inputOf = (draft: string, received?: string, style?: string) => ({ draft, received, style });
const answered = (draft: string, received?: string, style?: string) =>
  draftEmbedded(inputOf(draft, received, style));
const textsOf = (...asked: Parameters<typeof answered>) => answered(...asked).edits.map(({ text }) => text);
const noteOf = (...asked: Parameters<typeof answered>) => draftNote(inputOf(...asked));

describe('what a draft does', () => {
  /** Of a writer whose other drafts were learned from. Bars lie below what was measured. */
  test('is known in drafts that nobody learned from, and where it is sure, it is seldom wrong', () => {
    const read = readSaid('drafted')
      .filter(({ split }) => split === 'untouched')
      .map(({ text, own = '', says }) => ({ says, sure: kindOf(text, own) }));
    const fine = new Set(everyKind.filter(({ texts }) => !texts).map(({ id }) => id));
    const sure = read.filter(({ sure }) => typeof sure === 'object');
    const right = sure.filter(
      ({ says, sure: kind }) =>
        typeof kind === 'object' && (kind.id === says || (!kind.texts && fine.has(says))),
    );
    expect(sure.length).toBeGreaterThan(0.7 * read.length);
    expect(right.length).toBeGreaterThan(0.87 * sure.length);
  });

  test('has a reason of its own, and messages of different ideas', () => {
    const known = new Set(readSaid('drafted').map(({ says }) => says));
    expect(everyKind.filter(({ id }) => !known.has(id)).map(({ id }) => id)).toEqual([]);
    expect([...known].filter((id) => !everyKind.some((kind) => kind.id === id))).toEqual([]);
  });
});

test.each(cases.plainly)('what is said in so many words is known: «%s», to «%s»', (draft, received, id) => {
  const kind = kindOf(draft, received);
  expect(typeof kind === 'object' && kind.id).toBe(id);
});

describe('without a model', () => {
  test('nothing of a long message goes unasked, and what is hard to tell is told whole where it is', () => {
    const own = 'Oye, que al final el domingo no puedo, se me ha juntado la mudanza de mi hermano.';
    for (const text of textsOf(`${own} ¿El martes por la tarde te va?`)) expect(text).toContain(own);
    const told = 'Te tengo que decir algo. Tengo VIH, indetectable hace 6 años, no lo transmito.';
    expect(textsOf(`${told} Llevo toda la tarde sentada en la cocina`, '', 'más corto')[0]).toContain(
      'Tengo VIH, indetectable hace 6 años. No lo transmito.',
    );
  });

  test.each(cases.noDanger)(
    'what only sounds like a danger is made better: «%s», to «%s»',
    (draft, received) => {
      expect(isDangerous(inputOf(draft, received))).toBe(false);
      expect(textsOf(draft, received)[0]?.slice(0, 12)).toBe(draft.slice(0, 12));
    },
  );

  test('a draft that nobody is sure of stays theirs: nothing is guessed, and a question that waits is named', () => {
    const [draft, received] = ['el gato cojo de la portera toca la bandurria', 'Hoy no puedo. ¿El jueves?'];
    const [first, ...more] = textsOf(draft, received);
    expect(first).toBe('El gato cojo de la portera toca la bandurria');
    for (const text of more) expect(text).toBe(`[Tu respuesta a lo que te pregunta]. ${first}.`);
    expect(noteOf(draft, received)).toMatch(/^Te pregunta algo/);
  });

  test('a draft that surely hurts, and nobody is sure how, gets calm words with a gap for what happened', () => {
    const unclear = [
      'después de todo lo que he hecho por ti, y no puedes ni contestarme en dos horas',
      'si de verdad me quisieras no tendrías que pensártelo tanto',
      'con ese carácter te vas a quedar para vestir santos, maja',
    ].filter((text) => kindOf(text, '') === 'hurts');
    const answers = unclear.map((text) => [noteOf(text), textsOf(text)[0]] as const);
    const calm = answers.filter(([note]) => note?.includes('puede doler'));
    expect(calm.length).toBeGreaterThan(0);
    for (const [, text] of calm) expect(text).toContain('[qué te ha molestado');
  });

  test.each(cases.fine)(
    'what is fine stays theirs, well written, and nothing is added to it: «%s»',
    (draft, text) => {
      expect(textsOf(draft)).toEqual([text]);
      expect(noteOf(draft)).toMatch(/^Así está bien/);
    },
  );

  test.each(cases.trimmed)('what excuses itself goes, and all else stays theirs: «%s»', (draft, text) => {
    expect(answered(draft).edits[0]).toEqual({ angle: 'Sin lo que sobra', text });
  });

  test.each(cases.untrimmed)('a regret that is meant, or half a sentence, is not cut: «%s»', (draft) => {
    expect(answered(draft).edits.map(({ angle }) => angle)).not.toContain('Sin lo que sobra');
  });

  test.each(cases.given)('$is: «$draft», to «$received», $style', (given) => {
    const {
      draft,
      received,
      style,
      first = '',
      some = '',
      notFirst = '(?!)',
      never = '(?!)',
      note = '',
      notNote = '(?!)',
      choices = 1,
      exactly,
    } = given;
    const texts = textsOf(draft, received, style);
    expect(new Set(texts).size).toBeGreaterThanOrEqual(choices);
    expect(texts[0]).toMatch(new RegExp(first, 'iu'));
    expect(texts[0]).not.toMatch(new RegExp(notFirst, 'iu'));
    expect(texts[0]).toBe(exactly ?? texts[0]);
    expect(texts.join('\n')).toMatch(new RegExp(some, 'imu'));
    expect(texts.join('\n')).not.toMatch(new RegExp(never, 'imu'));
    expect(noteOf(draft, received, style) ?? '').toMatch(new RegExp(note, 'iu'));
    expect(noteOf(draft, received, style) ?? '').not.toMatch(new RegExp(notNote, 'iu'));
  });

  test('what tells more than any text of ours could know goes first in its own words, and nothing beside it has a gap', () => {
    const edits = answered(
      'En las tres citas he pagado yo y no me importa, pero me gustaría que hicieras el gesto alguna vez',
    ).edits.map(({ text }) => text);
    expect(edits[0]).toMatch(/^En las tres citas he pagado yo/);
    expect(edits.join(' ')).not.toContain('[');
    const ours = textsOf('ya estoy harta de tus excusas');
    expect(ours[0]).not.toMatch(/harta/);
  });

  test('what would add to their words stands behind them, and greets nobody twice', () => {
    expect(textsOf('feliz cumple!! que cumplas muchos mas')[0]).toMatch(/^¡Feliz cumple! .+ Ojalá/);
    const met = textsOf('Hola Ricardo, soy la de la fila del banco, te he visto por aquí');
    expect(met.length).toBeGreaterThan(1);
    for (const text of met) expect(text.match(/Hola/g)).toHaveLength(1);
  });

  test('luck in an exam is no goodbye', () => {
    const asked = askedIn(inputOf('salimos?', 'Felicidades por aprobar! Mucha suerte en la facultad.'));
    expect(asked.isRefused).toBe(false);
    expect(askedIn(inputOf('salimos?', 'no me interesas, suerte con tu vida')).isRefused).toBe(true);
  });

  test('whoever says their name to somebody who wronged them warns of nothing, and whoever would publish does', () => {
    const said =
      'Hola, soy Nuria, no me conoces, soy la mujer de Óscar. Sé que os escribís. Quiero saber desde cuándo';
    expect(isDangerous(inputOf(said))).toBe(false);
    for (const draft of ['contestame o subo lo del video', 'si no me pagas hoy publico tus fotos'])
      expect([draft, threatens(inputOf(draft))]).toEqual([draft, true]);
    expect(threatens(inputOf('contéstame o subo yo a buscarte con las pizzas'))).toBe(false);
  });

  test('who lent money and wants it back is no danger and asks for no space', () => {
    const draft = 'Te presté 90 en enero. Si necesitabas más plazo me lo decías, pero no te escondas';
    const input = inputOf(draft);
    const { edits, check } = reviewDraft(input, draftEmbedded(input), 'rules').output;
    expect(edits.length).toBeGreaterThan(0);
    expect(check?.warnings.filter(({ kind }) => ['danger', 'pause'].includes(kind))).toEqual([]);
  });

  test('nor who asks for their own money, which is left as it is said', () => {
    const input = inputOf('Devuélveme mis 200 soles');
    const { edits, check } = reviewDraft(input, draftEmbedded(input), 'rules').output;
    expect([edits.map(({ text }) => text), check?.warnings]).toEqual([['Devuélveme mis 200 soles'], []]);
  });

  test('blows that are given a reason are not put better', () => {
    const draft = 'perdón por lo de anoche, si no me hubieras provocado no te habría empujado';
    const { output } = reviewDraft(
      { draft, received: 'me das miedo', style: undefined },
      answered(draft, 'me das miedo'),
      'rules',
    );
    expect(output.check?.warnings[0]?.text).toMatch(/no lo provoca nadie/);
    expect(output.edits.map(({ text }) => text).join(' ')).not.toMatch(/provoca|perd/i);
  });

  test.each(cases.notPolished)('an insult or a veiled threat is not polished: «%s»', (draft, received) => {
    const input = { draft, received: received || undefined, style: undefined };
    const { edits } = reviewDraft(input, draftEmbedded(input), 'rules').output;
    for (const { text } of edits)
      expect(text).not.toMatch(/cualquiera|pantallazos|audios|padres|asco|vales|pierdes/);
  });

  test.each([
    'tengo capturas del plano del camping',
    'tengo las fotos de la boda, te las paso',
    'no eres menos que nadie',
  ])('what only sounds so is written: «%s»', (draft) =>
    expect([draft, checkBeforeSending(draft)]).toEqual([draft, []]),
  );

  test('what was not understood is corrected and may get one sentence more, and the note says no more than that', () => {
    const input = { draft: 'el primo de mi jefe tb toca la flauta', received: undefined, style: undefined };
    const [first, ...more] = draftEmbedded(input).edits;
    expect(first).toEqual({ angle: asWritten, text: 'El primo de mi jefe también toca la flauta' });
    for (const { text } of more) expect(text.startsWith(`${first?.text}. `)).toBe(true);
    expect(draftNote(input)).toMatch(/^Se entiende.*lo que dices no lo tocamos/);
  });

  test.each(cases.caredFor)(
    'what hurts or frightens is cared for, with none of it in what is offered: %s',
    (draft, kind) => {
      const input = { draft, received: undefined, style: undefined };
      const { edits, check } = reviewDraft(input, draftEmbedded(input), 'rules').output;
      expect(check?.warnings[0]?.kind).toBe(kind);
      expect(edits.length).toBeGreaterThan(1);
      for (const { text } of edits) {
        expect(text).not.toMatch(/vuelve|borracha|otra|amigas|interior|Mayor/);
        expect([text, checkBeforeSending(text)]).toEqual([text, []]);
      }
    },
  );

  test.each(cases.notCaredFor)(
    'what only sounds so is not cared for: «%s», to «%s»',
    (draft, received = '') => {
      expect(careFor(draft, received, [])?.id).toBeUndefined();
    },
  );

  test.each(cases.caredForAs)('what is so is cared for: %s, «%s»', (id, draft, received = '') => {
    expect(careFor(draft, received, [])?.id).toBe(id);
  });

  test('to whoever asked for silence nothing is offered', () => {
    const input = {
      draft: 'sé que me pediste que no te escribiera, pero te echo de menos',
      received: undefined,
      style: undefined,
    };
    const { edits, check } = reviewDraft(input, draftEmbedded(input), 'rules').output;
    expect([edits, check?.warnings[0]?.text]).toEqual([[], expect.stringContaining('respetarlo')]);
  });

  test('who excuses themselves while it was yesterday that they drank is no drunk now', () => {
    expect(answered('ayer bebí demasiado y dije cosas feas, lo siento').edits[0]?.angle).toBe(asWritten);
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

  test.each([
    'ei, jo he anat a la muntanya, et ve de gust un vermut?',
    'Bos días, gústame moito falar contigo',
    'hey, how are you? I really like your pics',
  ])('what is in another language is left as it is: %s', (draft) => {
    const [first, ...more] = draftEmbedded({ draft, received: undefined, style: undefined }).edits;
    expect(first).toEqual({ angle: 'Tal cual', text: draft });
    for (const { text } of more) expect(text).toContain(draft);
  });

  test.each(cases.leftWhole)('nothing is made of words that are theirs: «%s»', (draft) => {
    expect(textsOf(draft)).toEqual([draft]);
  });

  test('a message of ours greets by name whom the draft greets so', () => {
    for (const text of textsOf('Hola Jorge, por qué no me contestas? te he escrito tres veces'))
      expect(text).toMatch(/^Hola, Jorge\. /);
  });

  test('a wish for the tone chooses among the messages, or is said to be none that we understand', () => {
    const draft = 'nada, en casa';
    const received = 'qué haces el sábado?';
    expect(answered(draft, received, 'con gracia').edits[0]?.angle).toBe('Con gracia');
    expect(answered(draft, received, 'más directo').edits[0]?.angle).toBe('Proponiendo tú');
    expect(noteOf(draft, received, 'que no sea cruel')).not.toMatch(/medir|modelo|hiriente/);
  });

  test('of what hurts the draft itself is not offered, and nothing that is offered is flagged', () => {
    for (const draft of [
      '¿Por qué no me contestas?',
      'ya veo que no te importo',
      'Otra vez me dejas en visto, eres patético',
      'eres una narcisista de mierda, una falsa, jugaste conmigo y con mi hermano',
      'Perfecto, ya le diré a Hernán que sí, que él al menos me lo ha pedido. Que disfrutes de tu partida',
      'te he escrito 4 veces. yo no voy detrás de nadie. El jueves libro',
    ]) {
      const texts = textsOf(draft);
      expect([draft, texts.length]).toEqual([draft, 3]);
      for (const text of texts) {
        expect([text, checkBeforeSending(text)]).toEqual([text, []]);
        expect(text).not.toBe(corrected(draft));
      }
    }
  });

  test('every line of ours lands well', () => {
    const ours = [
      ...everyKind.flatMap(({ texts = [] }) =>
        texts.flatMap(({ text, american = text }) => [text, american]),
      ),
      ...cares.flatMap(({ edits }) => edits.map(({ text }) => text)),
    ];
    for (const line of ours) expect([line, checkBeforeSending(line)]).toEqual([line, []]);
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
  expect(pieces.at(-1)?.text).toBe('verte el jueves');
});

test('a change is shown where it can be read: not where a long draft became another message', () => {
  const long =
    'Hola Marta, me lo pasé genial el otro día y si te apetece podemos repetir el viernes, y si no puedes no pasa nada';
  const isShown = (before: string, after: string) => !isWrittenAnew(wordDiff(before, after));
  expect(isShown('perdona q te moleste, quedamos el jueves?', '¿Quedamos el jueves?')).toBe(true);
  expect(isShown(long, long.replace(', y si no puedes no pasa nada', ''))).toBe(true);
  expect(isShown(long, 'Hola, Marta. ¿Repetimos el viernes?')).toBe(false);
  expect(isShown('hola', '¡Hola! ¿Cómo te ha ido el finde en el pueblo?')).toBe(false);
});

interface Given extends Record<string, unknown> {
  edits: { angle: string; text: string }[];
  check: { warnings: { kind: string; kinder?: string }[] };
}

describeAnswers('a draft', (open) => {
  const withEdits = async (texts: string[], everyMs = 0) => {
    const model = await withModel();
    model.say({ edits: texts.map((text, at) => ({ angle: `Ángulo ${at}`, text })) }, everyMs);
    return model;
  };
  const ask = async (body: object, settings: Record<string, string> = {}) => {
    const { status, answer } = await (await newcomer(open, {}, settings)).ask('improve-draft', body);
    const given: Given = { status, ...answer };
    return given;
  };
  const kindOf = ({ check }: Given) => check.warnings.map(({ kind }) => kind);

  test('comes back in edits by a model, beside the check of our rules, without the edit that insults', async () => {
    const { settings } = await withEdits(['Hola, ¿cómo va todo?', 'Contesta, imbécil', 'Hola, ¿qué tal?']);
    const given = await ask({ draft: '¿Por qué no me contestas?' }, settings);
    expect(given.edits.map(({ text }) => text)).toEqual(['Hola, ¿cómo va todo?', 'Hola, ¿qué tal?']);
    expect([given.engine, given.remainingUses, kindOf(given)]).toEqual(['model', 2, ['reproach']]);
    expect(given.metadata).toMatchObject({ sources: { edits: 'model', check: 'rules' } });
  });

  test('is not insulted either while a model writes', async () => {
    const texts = ['Hola, ¿cómo va todo?', 'Contesta, imbécil', 'Hola, ¿qué tal?'];
    // Slower than partial answers are sent.
    const { settings } = await withEdits(texts, 35);
    const someone = await newcomer(open, {}, settings);
    const stream = { Accept: 'text/event-stream' };
    const { text } = await someone.ask('improve-draft', { draft: '¿Vienes?' }, stream);
    expect(text).toMatch(/event: partial\ndata: .*cómo va todo/);
    expect(text).not.toMatch(/imb/);
  });

  test('that asks again after a no becomes a kind exit', async () => {
    const given = await ask({ draft: 'Venga, solo un café', received: 'Gracias, pero no me interesa' });
    expect(kindOf(given)).toEqual(['insist']);
    expect(given.edits).toHaveLength(3);
    for (const { text } of given.edits) expect(text).not.toMatch(/\?|café/);
  });

  test.each(cases.insists)(
    'that does not take «%s» for a no is not given back: %s',
    async (received, draft) => {
      const given = await ask({ draft, received });
      expect(kindOf(given)).toEqual(['insist']);
      expect(given.edits[0]?.text).toBe('Lo entiendo, y gracias por decírmelo. Que te vaya muy bien.');
      const { settings } = await withEdits([
        'Mesa reservada: el viernes estoy en tu puerta.',
        draft,
        'Anda.',
      ]);
      expect((await ask({ draft, received }, settings)).edits).toEqual(given.edits);
    },
  );

  test.each(cases.silenced)(
    'to whoever wants no other message is made better by nobody, and is free: «%s», %s',
    async (received, draft) => {
      const { settings, asked } = await withEdits(['Lo entiendo.']);
      for (const given of [await ask({ draft, received }), await ask({ draft, received }, settings)]) {
        expect([given.edits, given.engine, given.remainingUses]).toEqual([[], 'embedded', 3]);
        expect(JSON.stringify(given.check.warnings[0])).toContain('respetarlo');
      }
      expect(asked()).toBe(0);
    },
  );

  test.each(cases.accepts)('that takes a no for one stays, well written: %s', async (draft) => {
    const given = await ask({ draft, received: 'no quiero nada contigo' });
    expect([kindOf(given), given.edits[0]?.angle]).toEqual([[], expect.stringMatching(/^(?:Bien|Tal)/)]);
  });

  test.each([
    { draft: 'ya voy, pero por favor no vengas a pegarme otra vez', received: 'contesta' },
    { draft: 'perdona, ya te mando la ubicación', received: 'tienes 10 minutos o voy y le parto la cara' },
  ])('that pleads not to be hit is not made better: $draft', async (body) => {
    const given = await ask(body);
    expect([given.edits, kindOf(given)[0]]).toEqual([[], 'danger']);
  });

  test('to somebody who threatens is not made better: what is said is to keep safe, free', async () => {
    const { calls, settings } = await withEdits(['Vale, voy']);
    const given = await ask(
      { draft: 'vale, no te enfades, voy ahora', received: 'como no vengas te mato' },
      settings,
    );
    expect([given.edits, kindOf(given), given.remainingUses]).toEqual([[], ['danger'], 3]);
    expect((given.help as { id: string }[]).map(({ id }) => id)).toContain('112');
    expect(calls).toEqual([]);
  });

  test.each(cases.feared)('that whoever gets it would fear or pay for is refused: %s', async (draft) => {
    const given = await ask({ draft });
    expect([given.status, given.reason]).toEqual([422, 'harm']);
  });

  test.each(cases.notFeared)('that only sounds a little like it is made better: %s', async (draft) => {
    expect((await ask({ draft })).status).toBe(200);
  });

  test.each(cases.suffered)(
    'in which somebody tells what they suffer accuses nobody, and is not made better: %s',
    async (draft) => {
      const given = await ask({ draft });
      expect(given.reason).not.toBe('harm');
      expect(JSON.stringify(given)).toContain('016');
      expect(given.edits ?? []).toEqual([]);
    },
  );

  test.each([
    'te he dejado un airtag en el coche',
    'te quite el pasaporte para que no te vayas',
    'Si no me respondes en una hora ya sabes lo que pasa con tu gato',
  ])('to what our rules find grave without being sure is not made better either: %s', async (received) => {
    const { calls, settings } = await withEdits(['Vale, voy']);
    const given = await ask({ draft: 'vale, quedamos y hablamos', received }, settings);
    expect([given.edits, kindOf(given)[0], given.remainingUses]).toEqual([[], 'danger', 3]);
    expect((given.help as { id: string }[]).map(({ id }) => id)).toContain('016');
    expect(calls).toEqual([]);
  });

  test.each(['Como me dejes te mato', 'o me pagas o publico tus fotos desnuda', 'quiero publicar sus fotos'])(
    'that threatens is refused, with a word to stop: %s',
    async (draft) => {
      const given = await ask({ draft });
      expect([given.status, given.reason]).toEqual([422, 'harm']);
    },
  );

  test('that has no fault and was not understood is not said to be fit', async () => {
    const fine = await ask({ draft: 'Hay una tortuga que baila' });
    expect(fine.edits?.[0]).toEqual({ angle: 'Tal cual', text: 'Hay una tortuga que baila' });
    expect(fine.notice).toMatch(/^No le vemos faltas/);
  });
});

describe('a draft without a model', () => {
  test('«usted y yo» stays together, and a farewell comes last', () => {
    expect(corrected('podríamos ir un día a tomar un chocolate usted y yo si le parece bien')).toContain(
      'usted y yo',
    );
    expect(corrected('Al final no voy a poder ir. Un saludo.')).toMatch(/saludo\.$/);
  });
});
