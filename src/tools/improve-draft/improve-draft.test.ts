import { describe, expect, test } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { newcomer, withModel } from '../../../test/models/ask-tools.ts';
import { checkBeforeSending } from '../../generation/send-check/check.ts';
import { improve } from './edits.server.ts';
import { draftEmbedded, draftNote } from './embedded.server.ts';
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
    expect(edits['Más cálido']).toMatch(/sonrisa|corto/);
  });

  test.each([
    [
      'hola, siento molestarte otra vez jaja igual estas liada, era por si te apetecia quedar algun dia aunque si no puedes no pasa nada eh de verdad',
      'Más directo',
      'Hola, ¿te apetece quedar algún día? Si no puedes, no pasa nada, de verdad.',
    ],
    [
      'Me gustó verte y quería preguntarte si te apetece repetir',
      'Más directo',
      'Me gustó verte. ¿Te apetece repetir?',
    ],
    ['Me encanta el senderismo', 'Con una pregunta', 'Me encanta el senderismo. ¿Y a ti?'],
    ['el viernes estoy libre', 'Con una pregunta', 'El viernes estoy libre. ¿Te va bien?'],
    [
      'oye te apetece un cafe?',
      'Sin presión',
      'Oye, ¿te apetece un café? Y si no te viene bien, sin problema.',
    ],
    [
      'disculpe la demora, como esta usted?',
      'Más cálido',
      'Disculpe la demora. Tenía ganas de escribirle. ¿Cómo está usted?',
    ],
    [
      'siento lo de tu padre. nos tomamos un cafe en silencio si quieres',
      'Más cálido',
      'Siento lo de tu padre. Nos tomamos un café en silencio si quieres. Te mando un abrazo muy fuerte.',
    ],
    [
      'Hola Ana, ¿por qué no me contestas? Me gustó verte',
      'Decir cómo te sienta',
      'Hola, Ana. Me gustó verte. Me quedé con ganas de saber de ti. Cuando puedas, me cuentas.',
    ],
    [
      'le das like a todo pero luego no me contestas',
      'Preguntar sin acusar',
      'Me gustan tus likes, pero me gustaría más que habláramos. ¿Tú quieres?',
    ],
    [
      'ya veo que pasas de mi. me dejaste en visto. yo solo queria saber como te fue la boda',
      'Decir cómo te sienta',
      'Yo solo quería saber cómo te fue la boda. Te noto lejos y me preocupa. ¿Va todo bien?',
    ],
    [
      'nunca me preguntas nada, solo hablas de ti',
      'Preguntar sin acusar',
      'Me gusta escucharte, y también me gustaría contarte cosas mías. ¿Jugamos a una pregunta cada cual?',
    ],
  ])('«%s», %s: «%s»', (draft, angle, text) => {
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

  test.each([
    [
      'te extraño un poco, bueno bastante, perdon que sea tan intensa',
      'menos intensa',
      'Te extraño un poco.',
    ],
    [
      'Uso bastón y veo poco. Si te raya lo entiendo, de verdad, estoy acostumbrada',
      'sin pedir perdón',
      'Uso bastón y veo poco.',
    ],
    [
      'perdona que tarde, estaba currando. El sábado me va bien',
      'sin disculparme',
      'Estaba currando. El sábado me va bien.',
    ],
    [
      'me quede sin entradas, nadie me quiere. Otro dia sera',
      'que no dé pena',
      'Me quedé sin entradas. Otro día será.',
    ],
  ])('a wish for less leaves out what is too much, and adds nothing: «%s», %s', (draft, style, text) => {
    const { edits } = improve(draft, '', style);
    expect(edits[0]?.text).toBe(text);
    expect(edits.map(({ angle }) => angle)).not.toContain('Más cálido');
  });

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

  test.each([
    ['no eres más que una cualquiera', 'creo que es mejor que lo dejemos'],
    ['y que sepas que tengo los pantallazos de todo', 'creo que es mejor que lo dejemos'],
    ['te recuerdo que tengo guardados tus audios', ''],
    ['tus padres se van a enterar de todo', ''],
    ['das asco, no vales nada', ''],
    ['vale, tú te lo pierdes, gorda', 'lo siento, no me interesas'],
  ])('an insult or a veiled threat is not polished: «%s»', (draft, received) => {
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

  test.each([
    ['son las 4 de la mañana y sigo pensando en ti, vuelve', 'pause'],
    ['voy un poco borracha pero te quiero', 'pause'],
    ['vuelve conmigo, haré lo que sea', 'pause'],
    ['te vi con otra en el bar, quién era esa', 'pause'],
    ['no me gusta que salgas con tus amigas', 'pause'],
    ['mándame una foto en ropa interior', 'pause'],
    ['vivo en la calle Mayor 12, ven', 'private'],
  ])('what hurts or frightens is cared for, with none of it in what is offered: %s', (draft, kind) => {
    const input = { draft, received: undefined, style: undefined };
    const { edits, check } = reviewDraft(input, draftEmbedded(input), 'rules').output;
    expect(check?.warnings[0]?.kind).toBe(kind);
    expect(edits.length).toBeGreaterThan(1);
    for (const { text } of edits) {
      expect(text).not.toMatch(/vuelve|borracha|otra|amigas|interior|Mayor/);
      expect([text, checkBeforeSending(text)]).toEqual([text, []]);
    }
  });

  test.each([
    ['jaja qué bien', 'estoy muerta de sueño'],
    ['¿y qué tal?', 'trabajo en el hospital'],
    ['y yo a ti', 'me han echado de menos en el curro'],
    ['¡qué mono!', 'mi hermana ha encontrado un gato'],
    ['¿a la playa?', 'necesito unos días de vacaciones'],
    ['no quiero que subas fotos mías a redes'],
    ['no quiero que hables así de mi madre'],
    ['bloquea a ese, te acosa'],
    ['¿Cogemos entradas?'],
    ['¿cuál es el vino que más te gusta?'],
    ['llevo unas cervezas y tú la pizza'],
    ['dijiste que te gustaba el aire libre'],
    ['dijiste que no te llamaba la atención'],
    ['quiero que volvamos a vernos'],
  ])('what only sounds so is not cared for: «%s», to «%s»', (draft, received = '') => {
    expect(careFor(draft, received, [])?.id).toBeUndefined();
  });

  test.each([
    ['bad-news', 'jaja', 'mi padre está en el hospital'],
    ['bad-news', 'jaja', 'me han echado del curro'],
    ['room', 'te echo de menos', 'necesito tiempo para pensar'],
    ['room', 'te echo de menos', 'Necesito espacio, en serio'],
    ['space', 'sé que necesitabas un tiempo'],
    ['silence', 'dijiste que no te llamara'],
    ['drunk', 'llevo unas copas y te echo de menos'],
    ['plea', 'quiero que volvamos a intentarlo'],
  ])('what is so is cared for: %s, «%s»', (id, draft, received = '') => {
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

  test.each([
    ['no quiero saber de ti', 'Te dejo un regalito en recepción y ya me voy'],
    ['no me escribas más', 'te dejo unas flores en el portal y te dejo en paz, lo prometo'],
    ['sin condón no', 'Va, si no pasa nada, un rato'],
    ['no, no te voy a mandar fotos', 'una foto en braguitas y no te pido más'],
    ['no quiero ir a tu casa', 'Te mando un uber y te vienes'],
    ['no quiero nada contigo', 'vale, lo entiendo. Mañana paso por tu casa'],
    ['no me gustas', 'Todavía no me conoces de verdad'],
    ['no quiero', 'Relájate, que te va a gustar'],
    ['no me llames', 'Te llamo esta noche'],
  ])('that does not take «%s» for a no is not given back: %s', async (received, draft) => {
    const given = await ask({ draft, received });
    expect(kindsOf(given)).toEqual(['insist']);
    expect(given.edits[0]?.text).toBe('Lo entiendo, y gracias por decírmelo. Que te vaya muy bien.');
    const { settings } = await withEdits(['Mesa reservada: el viernes estoy en tu puerta.', draft, 'Anda.']);
    expect((await ask({ draft, received }, settings)).edits).toEqual(given.edits);
  });

  test.each([
    'vale, lo entiendo, gracias por decirmelo',
    'ok sin problema, que te vaya bonito',
    'perdona si te agobié, no te escribo más',
    'respeto tu decision, ha sido un placer',
    'me da pena pero lo entiendo',
    'jajaja vale, gracias por avisar, Ana',
    'espero que te vaya todo bien 😊',
    'lo siento si te he incomodado, no volvera a pasar',
    'ok',
  ])('that takes a no for one stays, well written: %s', async (draft) => {
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

  test.each([
    'mándame 300 en tarjetas de google play, que el banco me bloqueó la cuenta, y el lunes te los devuelvo',
    'amor el cirujano pide la plata por adelantado, girame por western union',
    'borra a ese tío de insta ya o se acabó',
    'quieras o no hoy duermes conmigo',
    'llevo media hora en la puerta de tu casa, sé que estás dentro',
    'sé en qué colegio están tus hijos, piénsatelo bien antes de ir al juzgado',
    'ya te puse el airtag en el bolso así que no me mientas',
    'si no me mandas una foto es que no confías en mí y para eso mejor lo dejamos',
    'te voy a encontrar, vayas donde vayas',
  ])('that whoever gets it would fear or pay for is refused: %s', async (draft) => {
    const given = await ask({ draft });
    expect([given.status, given.reason]).toEqual([422, 'harm']);
  });

  test.each([
    'me debes 20 de la cena, hazme un bizum cuando puedas',
    '¿me prestas 20 para el taxi? te los devuelvo mañana',
    '¿quieres invertir tu tarde conmigo?',
    'llevo media hora en la puerta de tu casa, ¿bajas? que llegamos tarde al concierto',
    'quieras o no te toca probar mi tortilla jeje',
    'mándame tu ubicación que no encuentro el bar',
    'no le enseñes mis fotos a nadie por favor',
  ])('that only sounds a little like it is made better: %s', async (draft) => {
    expect((await ask({ draft })).status).toBe(200);
  });

  test.each([
    'hola guapa, te llamo cuando mi novio no esté, me controla hasta el cuentakilómetros',
    'perdona que no conteste, mi marido me revisa el móvil',
    'no puedo quedar, mi novio no me deja salir',
    'perdona por hacerte enfadar, fue culpa mía que me empujaras',
    'prefiero que me pegues a que me dejes',
    'ya me he cambiado de ropa como querías, no te enfades',
  ])('in which somebody tells what they suffer accuses nobody, and is not made better: %s', async (draft) => {
    const given = await ask({ draft });
    expect(given.reason).not.toBe('harm');
    expect(JSON.stringify(given)).toContain('016');
    expect(given.edits ?? []).toEqual([]);
  });

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
