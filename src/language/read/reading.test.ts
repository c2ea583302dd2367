import { expect, test } from 'vitest';
import { findingsForHelp, graveFindings, isMinorInvolved } from './certain.ts';
import { parseChat } from './chat.ts';
import { normalise, originalOf } from './normalise.ts';
import { readChat } from './read.ts';
import cases from './reading.cases.json' with { type: 'json' };
import { hasRefusal } from './refusal.ts';

const certainFindings = (text: string) => graveFindings(text).filter(({ certain }) => certain);

test('slang, accents and stretched letters are read as plain words', () => {
  expect(normalise('Holaaaa, ¿xq no vienes? tqm 😘').text).toBe('hola, porque no vienes? te quiero mucho 😘');
  expect(normalise('Q tal… nooo pasa nada').text).toBe('que tal, no pasa nada');
});

test('a quote is always the exact words of the original', () => {
  const text = 'Oyeee, TE VÓY A MATÁR, q lo sepas';
  const plain = normalise(text);
  const at = plain.text.indexOf('te voy a matar');
  expect(originalOf(text, plain, at, at + 'te voy a matar'.length)).toBe('TE VÓY A MATÁR');
});

test.each(cases.disguised)('%j is a threat in disguise or over lines, quoted as it was written', (text) => {
  const [found] = certainFindings(text);
  expect(found?.family).toBe('violencia');
  expect(text).toContain(found?.quote);
});

test.each(cases.certain as [string, string][])('%s is certain, in any language: %s', (family, text) => {
  expect(certainFindings(text)[0]?.family).toBe(family);
});

test('a threat that is meant is found after thousands of laughs, and among thousands of itself', () => {
  const jokes = 'te mato jajaja. '.repeat(1_000);
  const [meant] = certainFindings(`${jokes}${'hola. '.repeat(40)}esta noche te mato`);
  expect(meant?.quote).toBe('esta noche te mato');
  const text = 'te mato '.repeat(6_000);
  expect(certainFindings(text).map(({ start }) => start > text.length / 2)).toEqual([false, true]);
});

test('what is no disguise is read as it stands', () => {
  expect(normalise('ana@correo.com, a 10€ o 3 h, leer y cooperar. Y tú').text).toBe(
    'ana@correo.com, a 10€ o 3 h, leer y cooperar. y tu',
  );
});

test.each(cases.violence)('«%s» is violence for sure, and nobody’s wish to die', (text) => {
  const families = certainFindings(text).map((one) => one.family);
  expect(new Set(families)).toEqual(new Set(['violencia']));
});

test.each(cases.despair)('«%s» may be despair, and brings help', (text) => {
  expect(findingsForHelp(text).map((one) => one.family)).toContain('autolesion');
});

test.each(['te mato jaja', 'si no me guardas croquetas te mato jajaja'])(
  '«%s» is softened by its laugh, not undone',
  (text) => expect(readChat(text).level).toBe('medio'),
);

test('a laugh at the end does not undo a threat that nothing else softens', () =>
  expect(readChat('te voy a matar 😂').level).not.toBe('bajo'));

test.each(cases.noViolence)('«%s» is no violence', (text) => expect(readChat(text).findings).toEqual([]));

test('words of another alphabet are left as they are', () => {
  expect(normalise('я тебя люблю, καλημέρα').text).toBe('я тебя люблю, καλημερα');
});

test.each(cases.uncertain)('nothing in it is certain: %j', (text) =>
  expect(certainFindings(text)).toEqual([]),
);

test('exported chats lose their dates and keep their speakers', () => {
  const text =
    '[12/3/24, 21:05:33] Ana María: hola\n[12/3/24, 21:06:00] Yo: qué tal\nsigo aquí\n12/03/2024, 9:05 p. m. - Ana María: bien';
  const read = parseChat(text).map((one) => [one.author, one.speaker, text.slice(one.start, one.end)]);
  expect(read).toEqual([
    ['other', 'Ana María', 'hola'],
    ['mine', 'Yo', 'qué tal'],
    ['mine', 'Yo', 'sigo aquí'],
    ['other', 'Ana María', 'bien'],
  ]);
});

test('a line that an app wrote is nobody’s message, and what follows its words is the speaker’s', () => {
  const text = [
    '12/3/24, 10:00 - Los mensajes y las llamadas están cifrados de extremo a extremo. Nadie fuera de este chat, ni siquiera WhatsApp, puede leerlos ni escucharlos. Toca para obtener más información.',
    '12/3/24, 10:01 - Ana María cambió su código de seguridad. Toca para obtener más información.',
    '12/3/24, 10:02 - Luis: <Multimedia omitido>',
    '[12/3/24, 10:03:00] Luis: \u200eimagen omitida',
    '12/3/24, 10:04 - Llamada de voz perdida a las 10:04',
    '12/3/24, 10:05 - Luis: Se eliminó este mensaje.',
    '12/3/24, 10:06 - Luis: <Multimedia omitido> mira qué foto',
    '12/3/24, 10:07 - Luis: Ana cambió su número y cambió el plan',
  ].join('\n');
  expect(parseChat(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'mira qué foto',
    'Ana cambió su número y cambió el plan',
  ]);
});

test('in an export a label without a date is part of a message, and its writer stays who they are', () => {
  for (const label of ['Yo', 'Tú', 'Ana']) {
    const text = `[12/3/24, 21:05] Ana: hola\n[12/3/24, 21:06] Luis: mira\n${label}: te voy a matar`;
    const last = parseChat(text).at(-1);
    expect([last?.speaker, text.slice(last?.start, last?.end)]).toEqual(['Luis', `${label}: te voy a matar`]);
    expect(certainFindings(text).map(({ family, mine }) => [family, mine])).toEqual([['violencia', false]]);
  }
});

test('a handle and two people in one name are speakers', () => {
  for (const name of ['Sofi_23', '@sofi', 'Ana & Leo']) {
    const chat = parseChat(`${name}: hola\nYo: bien\n${name}: te voy a matar`);
    expect(chat.map(({ author }) => author)).toEqual(['other', 'mine', 'other']);
  }
});

test.each([
  ['Tú', 'Yo'],
  ['Tu', 'yo'],
  ['You', 'Me'],
  ['Usuario', 'Yo'],
])('«%s» beside «%s» is the other one, and is not so where a third speaks or nobody is «I»', (you, me) => {
  const authors = (text: string) => parseChat(text).map(({ author }) => author);
  const chat = `${you}: te voy a matar zorra\n${me}: déjame`;
  expect(authors(chat)).toEqual(['other', 'mine']);
  expect(certainFindings(chat).map(({ mine }) => mine)).toEqual([false]);
  expect(authors(`${you}: hola\nMatch: bien`)).toEqual(['mine', 'other']);
  expect(authors(`${me}: hola\n${you}: ¿y eso?\nMatch: bien`)).toEqual(['mine', 'mine', 'other']);
});

test('whoever tells what they suffer threatens nobody', () => {
  for (const told of [
    'no vengas a pegarme otra vez',
    'mi marido me pegó ayer',
    'me tiró del pelo hasta la cocina',
  ])
    expect(certainFindings(`Yo: ${told}`).map(({ family, mine }) => [family, mine])).toEqual([
      ['violencia', false],
    ]);
});

test('a sentence with a colon is not a speaker', () => {
  const text = 'Te cuento: mañana no puedo\nMi ex me decía: eres idiota';
  expect(parseChat(text).every((one) => one.speaker === null)).toBe(true);
  const [first] = parseChat('Plan para hoy: nada');
  expect(first && 'Plan para hoy: nada'.slice(first.start, first.end)).toBe('Plan para hoy: nada');
});

test('what the person wrote is not held against the other one, and a threat of theirs is named as theirs', () => {
  expect(readChat('Yo: pásame la contraseña de tu insta\nLeo: jaja no').level).toBe('bajo');
  for (const own of ['te voy a matar si no vienes', 'paga o publico tus fotos desnuda']) {
    const { level, findings } = readChat(`Yo: ${own}\nLeo: por favor`);
    expect([level, findings[0]?.mine]).toEqual(['alto', true]);
    expect(findings[0]?.text).toMatch(/^Esto lo escribes tú\. /);
  }
  expect(readChat('Yo: hola\nLeo: te voy a matar si no vienes').level).toBe('alto');
});

const waysToSay = (age: number) => {
  const words = ['diez', 'once', 'doce', 'trece', 'catorce', 'quince', 'dieciséis', 'diecisiete'];
  const digits = String(age);
  const spelled = age < 18 ? words[age - 10] : ['treinta y dos', 'cuarenta'][age % 2];
  const keycaps = digits.replace(/\d/g, '$&\ufe0f\u20e3');
  return [digits, `${digits}, y tú?`, `pues ${spelled}`, keycaps, `uf, ${digits} jaja`, `tengo ${spelled}!`];
};
const isYoungSaying = (question: string, answer: string) =>
  isMinorInvolved(`Yo: ${question}\nElla: ${answer}\nYo: ok guapa`);

test('an age under 18 is understood after any question for it, however it is written, and no other age', () => {
  const questions = Object.values(cases.asked).flat();
  for (const question of questions)
    for (const age of [10, 12, 13, 14, 15, 16, 17])
      for (const answer of waysToSay(age))
        expect([question, answer, isYoungSaying(question, answer)]).toEqual([question, answer, true]);
  for (const question of questions)
    for (const age of [18, 19, 25, 32, 40])
      for (const answer of waysToSay(age))
        expect([question, answer, isYoungSaying(question, answer)]).toEqual([question, answer, false]);
});

test('a question for majority, or for a year of birth, is understood with its answer', () => {
  for (const kind of ['majority', 'minority', 'year'] as const)
    for (const [answers, isYoung] of [
      [cases.young[kind], true],
      [cases.grown[kind], false],
    ] as const)
      for (const question of cases.asked[kind])
        for (const answer of answers)
          expect([question, answer, isYoungSaying(question, answer)]).toEqual([question, answer, isYoung]);
});

test.each([
  ...cases.ageOfMinors.map((chat) => [chat, true] as const),
  ...cases.ageOfNone.map((chat) => [chat, false] as const),
])('whose age was asked, and when, decides: %j', (chat, isYoung) => {
  expect(isMinorInvolved(chat)).toBe(isYoung);
});

test.each(cases.refusals)('«%s» is a no', (text) => expect(hasRefusal(text)).toBe(true));

test.each(cases.noRefusals)('«%s» is not a no', (text) => expect(hasRefusal(text)).toBe(false));

test.each(cases.grave as [string, string][])(
  'what is grave without a grave word is grave, and of one family: %s, «%s»',
  (family, text) => {
    const { level, findings } = readChat(text);
    expect([level, [...new Set(findings.map((one) => one.family))]]).toEqual(['alto', [family]]);
  },
);

test.each(cases.onlyLike)('and what only looks like it is not: «%s»', (text) => {
  const { level, findings } = readChat(text);
  expect([level, findings]).toEqual(['bajo', []]);
});
