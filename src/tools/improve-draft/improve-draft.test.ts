import { describe, expect, test } from 'vitest';
import { readSaid } from '../../../evals/corpus.ts';
import { describeAnswers } from '../../../test/engines.ts';
import { newcomer, withModel } from '../../../test/models/ask-tools.ts';
import { checkBeforeSending } from '../../generation/send-check/check.ts';
import { corrected } from './edited.server.ts';
import { draftEmbedded, draftNote } from './embedded.server.ts';
import cases from './improve-draft.cases.json' with { type: 'json' };
import { everyKind, kindOf } from './kinds.server.ts';
import { careFor, cares, tipFor } from './lines.server.ts';
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
  test.each(cases.wishes)(
    'a wish changes their own message, and what speaks against it goes: «%s», to «%s», %s',
    (draft, received, style, has, hasNot) => {
      const [first] = textsOf(draft, received, style);
      expect(first).toMatch(new RegExp(has, 'iu'));
      expect(first).not.toMatch(new RegExp(hasNot, 'iu'));
      expect(noteOf(draft, received, style)).not.toMatch(/modelo/);
    },
  );

  test.each(cases.keptFromWishes)(
    'what only sounds as what a wish takes out stays: «%s», to «%s», %s',
    (draft, received, style, stays) => {
      expect(textsOf(draft, received, style).join(' ')).toContain(stays);
    },
  );

  test.each(cases.added)(
    'whoever asks for help chooses among three, the first of which does what is asked: «%s», to «%s», %s',
    (draft, received, style, has, hasNot) => {
      const texts = textsOf(draft, received, style);
      expect([new Set(texts).size, texts[0]]).toEqual([3, expect.stringMatching(new RegExp(has, 'iu'))]);
      expect(texts.join(' ')).not.toMatch(new RegExp(hasNot, 'iu'));
      expect(noteOf(draft, received, style)).not.toMatch(/modelo|perdido|No nos sale/);
    },
  );

  test.each([...cases.answersFacts, ...cases.gladYes])(
    'what was asked is answered by what they say, and gives the turn back: «%s», to «%s»',
    (draft, received, text) => {
      expect(textsOf(draft, received)[0]).toBe(text);
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

  test.each(cases.anew)(
    'a draft that would not do gets messages that do, and why: «%s», to «%s», %s',
    (draft, received, style, first, why) => {
      expect(textsOf(draft, received, style)[0]).toBe(first);
      expect(noteOf(draft, received, style)).toContain(why);
    },
  );

  test.each(cases.fine)(
    'what is fine stays theirs, well written, and stands beside two that add a sentence: «%s»',
    (draft, text) => {
      const texts = textsOf(draft);
      expect([texts[0], new Set(texts).size]).toEqual([text, 3]);
      for (const one of texts) expect(one.startsWith(text.replace(/\.$/, ''))).toBe(true);
      expect(noteOf(draft)).toMatch(/^Así está bien/);
    },
  );

  test.each(cases.trimmed)('what excuses itself goes, and all else stays theirs: «%s»', (draft, text) => {
    expect(answered(draft).edits[0]).toEqual({ angle: 'Sin lo que sobra', text });
  });

  test.each(cases.untrimmed)('a regret that is meant, or half a sentence, is not cut: «%s»', (draft) => {
    expect(answered(draft).edits.map(({ angle }) => angle)).not.toContain('Sin lo que sobra');
  });

  test.each(cases.learners)(
    'what a learner says in the way of their language is put right: «%s»',
    (draft, text) => {
      expect(textsOf(draft)).toContain(text);
    },
  );

  test('what cannot be on that day gets another one', () => {
    expect(textsOf('No puedo ir el sábado, tengo quimio. Si quieres salir corriendo lo entiendo')).toContain(
      'No puedo ir el sábado. Tengo quimio. ¿Lo pasamos a [otro día]?',
    );
  });

  test('a laugh to a real question is pointed at, and what was cooked is offered', () => {
    expect(noteOf('jaja qué va', 'y tú por qué estás en la app?')).toMatch(/^Te pregunta/);
    expect(textsOf('hice croquetas de sobra, perdona si es raro')).toContain(
      'Hice croquetas de sobra. ¿Te guardo un poco?',
    );
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

  test('a yes to what they ask gives the question back, and a date that was spoilt was not liked', () => {
    expect(textsOf('jajaja si', 'has visto la última de zombis?')[0]).toMatch(/^Jajaja,? sí\. ¿Y tú\?$/i);
    expect(noteOf('Gracias por todo pero no me ha gustado q me corrigieras delante de la gente')).not.toMatch(
      /te gustó/,
    );
    expect(
      noteOf('Hola, soy Eva, 34 años, de Lugo, maestra. Me gusta el mar. ¿Y tú qué buscas? ¿Eres de aquí?'),
    ).not.toMatch(/ninguna pregunta/);
    expect(textsOf('no tengo 39, tengo 44, me quité años al hacer el perfil').join(' ')).not.toMatch(
      /: tengo 39/,
    );
  });

  test('luck in an exam is no goodbye', () => {
    const asked = askedIn(inputOf('salimos?', 'Felicidades por aprobar! Mucha suerte en la facultad.'));
    expect(asked.isRefused).toBe(false);
    expect(askedIn(inputOf('salimos?', 'no me interesas, suerte con tu vida')).isRefused).toBe(true);
  });

  test('a reproach for silence is answered as one, and forgives who was at work', () => {
    expect(textsOf('te he escrito 3 mensajes y nada, si no quieres saber nada dilo y ya')[0]).toMatch(
      /Cómo va todo/,
    );
    const [first] = textsOf('ya veo q has estado en linea y no contestas', 'perdona estaba en una reunión');
    expect(first).toMatch(/No pasa nada|Claro/);
  });

  test('tired words to whoever has just written do not answer as if nobody had', () => {
    for (const text of textsOf(
      'en esta app sois todas iguales, preguntáis y desaparecéis',
      'eres siempre tan seco?',
    ))
      expect(text).not.toMatch(/^¡Hola!/);
  });

  test('whoever says their name to somebody who wronged them warns of nothing, and whoever would publish does', () => {
    const said =
      'Hola, soy Nuria, no me conoces, soy la mujer de Óscar. Sé que os escribís. Quiero saber desde cuándo';
    expect(isDangerous(inputOf(said))).toBe(false);
    for (const draft of ['contestame o subo lo del video', 'si no me pagas hoy publico tus fotos'])
      expect([draft, threatens(inputOf(draft))]).toEqual([draft, true]);
    expect(threatens(inputOf('contéstame o subo yo a buscarte con las pizzas'))).toBe(false);
  });

  test('a courtly letter of old stays as it was put', () => {
    const draft =
      'Distinguida señora: Recibí su atenta carta y le propongo una merienda el jueves. Suyo afectísimo, Matías.';
    expect(textsOf(draft)[0]).toBe(draft);
    expect(textsOf(draft).join(' ')).not.toContain('[');
    expect(textsOf('A mis setenta años no tengo prisa, y menos los domingos')[0]).toMatch(
      /^A mis setenta años no/,
    );
  });

  test('who answers late is given the answer to what was asked', () => {
    const draft = 'perdón que no contesté, anduve con mil cosas y después me dio vergüenza';
    expect(textsOf(draft, 'y qué haces el finde?').join(' ')).toMatch(/Este finde, \[tu plan\]/);
    expect(textsOf(draft, 'y te gustó la peli?').join(' ')).toMatch(/\[Tu respuesta a lo que te pregunta\]/);
  });

  test('one word to a friend who declares themselves gets words that keep the friend', () => {
    const [first] = textsOf('vale', 'me gustas, y no como amiga. no hace falta que contestes');
    expect(first).toMatch(/amistad/);
    expect(textsOf('vale', 'me gustas, y no como amiga').join(' ')).not.toMatch(/[Rr]epetimos|pasé/);
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

  test('who does not feel like it is not made to look forward to it, nor asked back twice', () => {
    expect(textsOf('no me apetece quedar hoy, estoy cansada', 'quedamos?').join(' ')).not.toMatch(
      /mucho verte/,
    );
    expect(textsOf('me gusta la montaña y a ti?', 'q te gusta hacer?').join(' ')).not.toMatch(/¿Y tú\?/);
  });

  test('what should not sound angry begins with nothing that is', () => {
    const draft = 'me dejaste plantada otra vez. no es que me enfade pero tela';
    const [first] = textsOf(draft, 'perdona se me fue la olla', 'que no suene enfadada');
    expect(first).not.toMatch(/plantada|enfade|tela/);
  });

  test('a kiss that is wished for is no proof of love that is asked for', () => {
    const [first] = answered('me la guardas? y si quieres me das un beso de paso tambien').edits;
    expect(first?.text).toMatch(/beso de paso también/);
  });

  test('a bad day that was told is pointed at, unless the draft begins there', () => {
    const said = 'hoy he tenido un día horrible en el curro';
    expect(tipFor('me gustas mucho', said)).toMatch(/mal día/);
    expect(tipFor('qué mal, ¿cómo estás?', said) ?? '').not.toMatch(/mal día/);
    expect(tipFor('me gustas mucho', 'todo genial') ?? '').not.toMatch(/mal día/);
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

  test('nothing is said after a farewell, and no word is cut in two', () => {
    for (const draft of ['Hoy he aprendido a hacer pan con mi madre. Un beso.', 'me gustas mucho, un besito'])
      for (const text of textsOf(draft, '', 'más cálido')) expect(text).toMatch(/(?:Un beso\.|un besito)$/);
    expect(
      textsOf('espero que no sea un problema para ti verme el jueves', '', 'más seguro').join(),
    ).not.toMatch(/nun/);
    expect(textsOf('no quiero sexo, busco algo serio', 'vente a mi casa', 'claro').join()).not.toMatch(
      /nada serio/,
    );
  });

  test('a tip is one that the draft gives reason for', () => {
    expect(tipFor('tomamos algo?')).toMatch(/un día y un sitio/);
    expect(tipFor('tomamos algo el jueves?')).toBeUndefined();
    expect(tipFor('me debes 20 euros')).toMatch(/cantidad/);
    expect(tipFor('me debes una cena')).toBeUndefined();
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
    expect(noteOf(draft, received, 'como Bécquer')).toMatch(/no lo sabemos dar/);
    expect(noteOf(draft, received, 'que no sea cruel')).not.toMatch(/medir|modelo|hiriente/);
  });

  test('a day that was said and a fact about oneself stay', () => {
    expect(textsOf('a ver si quedamos el jueves o algo, si no nada eh, sin compromiso')[0]).toContain(
      'el jueves',
    );
    for (const text of textsOf('por cierto tengo 3 hijos, siento no habértelo dicho'))
      expect(text).toContain('tengo 3 hijos');
  });

  test('nothing is told of somebody that they did not say', () => {
    for (const draft of ['soy lesbiana y me da cosa decírtelo', 'tengo algo que contarte y me da miedo'])
      for (const text of textsOf(draft)) expect(text).not.toMatch(/trans|VIH|pareja|viud|hijos/);
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

test('whoever has just lost somebody is not asked for a day', () => {
  const texts = textsOf(
    'siento lo de tu madre. bueno ya me diras cuando quedamos',
    'mi madre falleció anoche',
  );
  expect(texts).toHaveLength(3);
  expect(texts.filter((text) => /quedamos|\?/.test(text))).toEqual([]);
  expect(textsOf('siento mucho lo de tu madre', 'mi madre falleció anoche')[0]).toContain('lo de tu madre');
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

  test('without a model a tone is not promised', async () => {
    const given = await ask({ draft: 'quedamos el viernes?', style: 'con ironía' });
    expect(given.notice).toMatch(/no lo sabemos dar/);
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
    expect(corrected('podríamos ir un día a tomar un chocolate usted y yo si le parece bien')).toContain(
      'usted y yo',
    );
    expect(corrected('Al final no voy a poder ir. Un saludo.')).toMatch(/saludo\.$/);
  });

  test('a light pardon is no apology', () => {
    for (const { text } of edits('vi que te gusta el kpop, ¿cuál es tu bias? perdón si es muy freak'))
      expect(text).not.toMatch(/daño|excusa/);
  });
});
