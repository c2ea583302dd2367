import { describe, expect, test } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { newcomer, withModel } from '../../../test/models/ask-tools.ts';
import { checkBeforeSending } from '../../generation/send-check/check.ts';
import { improve } from './edits.server.ts';
import { draftEmbedded, draftNote } from './embedded.server.ts';
import cases from './improve-draft.cases.json' with { type: 'json' };
import { acts, careFor, cares, complaints, tipFor } from './lines.server.ts';
import { reviewDraft } from './safety.server.ts';
import { wordDiff } from './word-diff.ts';

const textsOf = (draft: string, received = '', style?: string) =>
  Object.fromEntries(improve(draft, received, style).edits.map(({ angle, text }) => [angle, text]));
const asWritten = 'Bien escrito';
const answered = (draft: string, received?: string) => draftEmbedded({ draft, received, style: undefined });

describe('without a model', () => {
  test('what is said around the message goes, and what is asked is asked', () => {
    const edits = textsOf(
      'Bueno, la verdad es que me lo pasé genial jajajajaja!!! Perdona el rollo. Quería preguntarte si te apetece repetir.',
    );
    expect(edits['Más directo']).toBe('¡Me lo pasé genial! ¿Te apetece repetir?');
    expect(edits['Más cálido']).toBeUndefined();
  });

  test.each(cases.improved)('«%s», %s: «%s»', (draft, angle, text) => {
    expect(textsOf(draft)[angle]).toBe(text);
  });

  test('a message told in one breath is parted where each thing ends, and stays theirs', () => {
    const told =
      'hola Javier mira que soy Pili la del baile que ayer me lo pase muy bien y que si quieres el domingo hay baile otra vez en el centro y que luego podemos tomar un chocolate y nada que eso que un beso';
    expect(improve(told, '', 'más corto').edits[0]).toEqual({
      angle: 'Más corto',
      text: 'Hola, Javier. Soy Pili, la del baile. Ayer me lo pasé muy bien. Si quieres, el domingo hay baile otra vez en el centro y luego podemos tomar un chocolate. Un beso.',
    });
    const that =
      'me dijo ayer mi hermana que hoy cierran el bar y que creo que el domingo tampoco abre nadie';
    expect(improve(that).edits[0]?.text ?? '').not.toMatch(/\. (?:Hoy|El domingo)/);
  });

  test.each(cases.leftWhole)(
    'what has its own stops is not cut, and gets no line of ours: «%s»',
    (draft, text) => {
      expect(answered(draft).edits.map((one) => one.text)).toEqual([text]);
    },
  );

  test('what is said to us about the tone is no part of the message', () => {
    const draft = 'Los llevo yo. Si no te apetece, vemos el fútbol. Que quede elegante';
    expect(JSON.stringify(answered(draft).edits)).not.toContain('elegante');
    expect(draftNote({ draft, received: undefined, style: undefined })).toMatch(/solo lo entiende un modelo/);
  });

  test('a kiss that is wished for is no proof of love that is asked for', () => {
    const [first] = answered('me la guardas? y si me quieres dar un beso de paso tambien').edits;
    expect(first?.text).toMatch(/beso de paso también/);
  });

  test('an invitation hidden behind «me dices» is asked', () => {
    const hidden =
      'buenas noches encarni, q soy el paco el del dominó, q te queria decir q si un dia te apetece tomar algo pues me dices eh sin compromiso';
    expect(improve(hidden, '', 'más decidido').edits[0]?.text).toBe(
      'Buenas noches, Encarni. Soy el Paco, el del dominó. ¿Te apetece tomar algo?',
    );
  });

  test('no sentence ends in «y» where an invitation follows', () => {
    const edits = textsOf(
      'hola soy manolo tengo 75 años y no se muy bien como va esto. yo voy todos los dias a pasear al perro por el retiro y si quieres un dia coincidimos',
    );
    expect(edits['Más directo']).toBe(
      'Hola, soy Manolo. Tengo 75 años y no sé muy bien cómo va esto. Yo voy todos los días a pasear al perro por el retiro. ¿Un día coincidimos?',
    );
  });

  test('who asks for less sugar gets it without the compliments', () => {
    expect(improve('hola mi amor, te apetece un café el jueves?', '', 'menos cursi').edits[0]).toEqual({
      angle: 'Sin piropos',
      text: 'Hola. ¿Te apetece un café el jueves?',
    });
  });

  test('a bad day that was told is pointed at, unless the draft begins there', () => {
    const said = 'hoy he tenido un día horrible en el curro';
    expect(tipFor('me gustas mucho', said)).toMatch(/mal día/);
    expect(tipFor('qué mal, ¿cómo estás?', said) ?? '').not.toMatch(/mal día/);
    expect(tipFor('me gustas mucho', 'todo genial') ?? '').not.toMatch(/mal día/);
  });

  test('less unsure is without what takes the question back', () => {
    const unsure =
      'te apetece ir al cine el jueves? si no te apetece no pasa nada eh, q tampoco quiero agobiar, perdona si es muy pronto';
    expect(improve(unsure, '', 'menos inseguro').edits[0]?.text).toBe('¿Te apetece ir al cine el jueves?');
  });

  test('who wants it funny gets a line about what they talk of, or an honest no', () => {
    const [first] = improve('yo también soy de gatos, tengo 2', 'tengo tres gatos', 'más gracioso').edits;
    expect(first?.angle).toBe('Con un guiño');
    expect(first?.text).toMatch(/^Yo también soy de gatos.*gat/);
    expect(draftNote({ draft: 'llego a las 8, gracias', received: undefined, style: 'gracioso' })).toMatch(
      /La gracia, mejor tuya/,
    );
  });

  test('a hello and nothing else gets something that can be answered', () => {
    const edits = textsOf('hola guapa q tal todo bien?');
    expect(edits['Con algo que contestar']).toMatch(/^Hola\. ¿Qué .*\?$/);
    expect(edits[asWritten]).toBe('Hola, guapa. ¿Qué tal? ¿Todo bien?');
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

  test('what was asked for comes first, or is said to be missing', () => {
    const draft = 'hola! te apetece un café el jueves?';
    expect(improve(draft, '', 'más tierno').edits[0]?.angle).toBe('Más cálido');
    const answer = { draft: 'el viernes estoy libre', received: undefined, style: 'más corto' };
    expect(draftNote(answer)).toContain('Más corto se perdería');
    expect(draftNote({ ...answer, style: 'sin pedir perdón' })).toContain('No hemos encontrado');
  });

  test.each(cases.lessWanted)(
    'a wish for less leaves out what is too much, and adds nothing: «%s», %s',
    (draft, style, text) => {
      const { edits } = improve(draft, '', style);
      expect(edits[0]?.text).toBe(text);
      expect(edits.map(({ angle }) => angle)).not.toContain('Más cálido');
    },
  );

  test('what somebody told is asked after, where a question may be added', () => {
    const edits = textsOf('pues a mi tbn me gusta eso', 'los domingos voy al rastro a buscar radios viejas');
    expect(edits['Con una pregunta']).toMatch(/eso\. ¿.*(?:segunda mano|rastro|puesto|regat).*\?$/);
  });

  test.each([
    ['Un saludo atentamente, Ramón', /(?:^|, )un Ramón/],
    ['ese bar es muy kitsch', /quitsch/],
  ])('what goes leaves no half behind, and no word gets worse: «%s»', (draft, half) => {
    for (const { text } of improve(draft).edits) expect(text).not.toMatch(half);
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

  test('what was not understood is only corrected, and the note says that and no more', () => {
    const input = { draft: 'la tortuga tb baila', received: undefined, style: undefined };
    expect(draftEmbedded(input).edits).toEqual([{ angle: asWritten, text: 'La tortuga también baila' }]);
    expect(draftNote(input)).toMatch(/^Lo hemos dejado bien escrito.*lo que dices no lo tocamos/);
  });

  test('after a bad day the first word goes to it', () => {
    const [first] = answered('ya veo q pasas de mi', 'perdona he tenido un dia horrible').edits;
    expect(first?.text).toBe('Siento el mal rato. ¿Qué tal ahora?');
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

  test.each([
    ['Cuenta conmigo para lo que sea', /para lo que sea/],
    ['No busco nada más', /nada más/],
    ['me gustó, pero tú también podrías escribir de vez en cuando', /tú también/],
  ])('what the sentence stands on is no padding: «%s»', (draft, kept) => {
    for (const { text } of improve(draft).edits) expect(text).toMatch(kept);
  });

  test.each([
    ['soy una persona muy positiva', '', 'Prefiero que lo sepas por mí'],
    ['espero que tu padre salga del hospital', '', 'Gracias por entenderlo'],
    ['sí, soy yo', '¿eres la de la foto?', '¿Y tú?'],
  ])('no line is added to what was not said: «%s»', (draft, received, line) => {
    for (const { text } of improve(draft, received).edits) expect(text).not.toContain(line);
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

  test('bad news come before whatever the draft says of something else, and a no before the hurt it does', () => {
    expect(answered('jaja ya', 'Se ha muerto mi abuela').edits[0]?.text).toMatch(/^Lo siento/);
    const { edits } = answered('pues que te den', 'Prefiero que no sigamos hablando');
    for (const { text } of edits) expect(text).not.toMatch(/\?|hablamos/);
  });

  test('who excuses themselves while it was yesterday that they drank is no drunk now', () => {
    expect(answered('ayer bebí demasiado y dije cosas feas, lo siento').edits[0]?.angle).toBe(asWritten);
  });

  test.each([
    ['qué tal? cómo estás? de dónde eres?', '¿De dónde eres?'],
    ['la verdad es que no sé, si quieres cenamos el martes o algo', '¿Cenamos el martes?'],
    ['a ver si quedamos un día y eso', '¿Quedamos un día?'],
    ['quería saber si te vienes, salimos a las 9 de aquí', '¿Te vienes? Salimos a las 9 de aquí.'],
  ])('in fewer words, what is asked is asked once and straight: «%s»', (draft, text) => {
    expect(improve(draft).edits.map((one) => one.text)).toContain(text);
  });

  test('what sounds like a notary is put as people say it', () => {
    expect(
      textsOf(
        'Buenas tardes, Lucía. Me ha parecido sumamente interesante tu perfil y quisiera tener el placer de conocerte en persona si tú así lo consideras oportuno',
      )['Más natural'],
    ).toBe(
      'Buenas tardes, Lucía. Me ha parecido muy interesante tu perfil y me gustaría conocerte en persona si te apetece.',
    );
  });

  test('who tells everything in one breath gets stops, and every word stays', () => {
    const draft = 'Me llamo Leo y vivo en Jaén y trabajo de noche y tengo dos gatas y busco amistad';
    expect(textsOf(draft)['Bien escrito']).toBe(
      'Me llamo Leo y vivo en Jaén. Trabajo de noche y tengo dos gatas. Busco amistad.',
    );
  });

  test('a tip is one that the draft gives reason for', () => {
    expect(tipFor('tomamos algo?')).toMatch(/un día y un sitio/);
    expect(tipFor('tomamos algo el jueves?')).toBeUndefined();
    expect(tipFor('me debes 20 euros')).toMatch(/cantidad/);
    expect(tipFor('me debes una cena')).toBeUndefined();
  });

  test('whoever says no, sets a limit or grieves is not asked anything more', () => {
    for (const draft of [
      'Creo que es mejor dejarlo. Cuídate',
      'No me interesa, lo siento',
      'no me escribas mas',
      'hoy hace un año que murio mi padre',
    ])
      for (const { text } of improve(draft).edits) expect(text).not.toContain('?');
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
    expect(draftEmbedded({ draft, received: undefined, style: undefined }).edits).toEqual([
      { angle: 'Tal cual', text: draft },
    ]);
  });

  test('of a reproach nothing that is offered is flagged', () => {
    for (const draft of [
      '¿Por qué no me contestas?',
      'ya veo que no te importo',
      'Otra vez me dejas en visto, eres patético',
      'por que no me contestas? ya te he escrito tres veces, eres una borde',
      'te he escrito 4 veces. yo no voy detrás de nadie. El jueves libro',
    ]) {
      const { edits } = improve(draft);
      expect(edits).toHaveLength(3);
      for (const { text } of edits) expect([text, checkBeforeSending(text)]).toEqual([text, []]);
    }
  });

  test('every line of ours lands well', () => {
    const ours = [
      ...acts.flatMap(({ ways }) =>
        ways.flatMap((way) => [...(way.before ?? way.within ?? way.after ?? []), ...(way.american ?? [])]),
      ),
      ...complaints.flatMap(({ lines }) => lines.flatMap(({ text, american = text }) => [text, american])),
      ...cares.flatMap(({ edits }) => edits.map(({ text }) => text)),
    ];
    for (const line of ours) expect([line, checkBeforeSending(line)]).toEqual([line, []]);
  });

  test('no two edits are equal, none is the draft, and names and numbers stay', () => {
    for (const draft of [
      'Quedamos a las 21:30 en Lavapiés, Marta?',
      'Soy de Cádiz y tengo 2 gatos',
      'hola, soy Leo del concierto',
    ])
      for (const { text } of improve(draft).edits) {
        expect(text).not.toBe(draft);
        for (const [name] of draft.matchAll(/\p{Lu}\p{L}{2,}|\d+/gu))
          expect(text.toLowerCase()).toContain(name.toLowerCase());
      }
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
  const kindsOf = ({ check }: Given) => check.warnings.map(({ kind }) => kind);

  test('comes back in edits by a model, beside the check of our rules, without the edit that insults', async () => {
    const { settings } = await withEdits(['Hola, ¿cómo va todo?', 'Contesta, imbécil', 'Hola, ¿qué tal?']);
    const given = await ask({ draft: '¿Por qué no me contestas?' }, settings);
    expect(given.edits.map(({ text }) => text)).toEqual(['Hola, ¿cómo va todo?', 'Hola, ¿qué tal?']);
    expect([given.engine, given.remainingUses, kindsOf(given)]).toEqual(['model', 2, ['reproach']]);
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
    expect(kindsOf(given)).toEqual(['insist']);
    expect(given.edits).toHaveLength(3);
    for (const { text } of given.edits) expect(text).not.toMatch(/\?|café/);
  });

  test.each(cases.insists)(
    'that does not take «%s» for a no is not given back: %s',
    async (received, draft) => {
      const given = await ask({ draft, received });
      expect(kindsOf(given)).toEqual(['insist']);
      expect(given.edits[0]?.text).toBe('Lo entiendo, y gracias por decírmelo. Que te vaya muy bien.');
      const { settings } = await withEdits([
        'Mesa reservada: el viernes estoy en tu puerta.',
        draft,
        'Anda.',
      ]);
      expect((await ask({ draft, received }, settings)).edits).toEqual(given.edits);
    },
  );

  test.each(cases.accepts)('that takes a no for one stays, well written: %s', async (draft) => {
    const given = await ask({ draft, received: 'no quiero nada contigo' });
    expect([kindsOf(given), given.edits[0]?.angle]).toEqual([[], expect.stringMatching(/^(?:Bien|Tal)/)]);
  });

  test.each([
    { draft: 'ya voy, pero por favor no vengas a pegarme otra vez', received: 'contesta' },
    { draft: 'perdona, ya te mando la ubicación', received: 'tienes 10 minutos o voy y le parto la cara' },
  ])('that pleads not to be hit is not made better: $draft', async (body) => {
    const given = await ask(body);
    expect([given.edits, kindsOf(given)[0]]).toEqual([[], 'danger']);
  });

  test('to somebody who threatens is not made better: what is said is to keep safe, free', async () => {
    const { calls, settings } = await withEdits(['Vale, voy']);
    const given = await ask(
      { draft: 'vale, no te enfades, voy ahora', received: 'como no vengas te mato' },
      settings,
    );
    expect([given.edits, kindsOf(given), given.remainingUses]).toEqual([[], ['danger'], 3]);
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
    expect([given.edits, kindsOf(given)[0], given.remainingUses]).toEqual([[], 'danger', 3]);
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
    const fine = await ask({ draft: 'La tortuga también baila' });
    expect(fine.edits).toEqual([{ angle: 'Tal cual', text: 'La tortuga también baila' }]);
    expect(fine.notice).toMatch(/^No le vemos faltas/);
  });

  test('without a model a tone is not promised', async () => {
    const given = await ask({ draft: 'quedamos el viernes?', style: 'con ironía' });
    expect(given.notice).toMatch(/solo lo entiende un modelo/);
  });
});

describe('a draft without a model', () => {
  const edits = (draft: string, received?: string, style?: string) =>
    draftEmbedded({ draft, received, style }).edits;

  test('one letter in answer to something kind is no question, and gets something to choose from', () => {
    for (const { text } of edits('k', 'me ha encantado verte hoy')) expect(text).not.toBe('¿Qué?');
    expect(edits('k', 'me ha encantado verte hoy').length).toBeGreaterThan(1);
  });

  test('«usted y yo» stays together, and a farewell comes last', () => {
    const [written] = edits('podríamos ir un día a tomar un chocolate usted y yo si le parece bien');
    expect(written?.text).toContain('usted y yo');
    for (const { text } of edits('Al final no voy a poder ir. Un saludo.')) expect(text).toMatch(/saludo\.$/);
  });

  test('a light pardon is no apology', () => {
    for (const { text } of edits('vi que te gusta el kpop, ¿cuál es tu bias? perdón si es muy freak'))
      expect(text).not.toMatch(/daño|excusa/);
  });
});

test.each([
  'perdona q te escriba tanto es q no se si te molesto si te molesto dimelo perdona otra vez',
  'perdón por insistir, perdón de nuevo',
  'disculpa los mensajes, de verdad, disculpa',
])('a draft of nothing but apologies becomes a calm line: «%s»', (draft) => {
  const { edits } = improve(draft, 'tranqui jajaja, es q estaba en el curro');
  expect(edits).not.toEqual([]);
  for (const { text } of edits) expect(text).not.toMatch(/perd|disculp|molest/i);
});

test.each([
  ['perdona que te escriba tan tarde, ¿te apetece ir al cine el jueves? perdona otra vez', /cine/],
  ['perdona por llegar tarde, perdona de verdad', /perdona/i],
])('and one that says more keeps it: «%s»', (draft, kept) => {
  expect(improve(draft).edits[0]?.text).toMatch(kept);
});
