import { expect, test } from 'vitest';
import { certainFindings, isMinorInvolved } from './certain.ts';
import { parseChat } from './chat.ts';
import { normalise, originalOf } from './normalise.ts';
import { readChat } from './read.ts';
import { hasRefusal } from './refusal.ts';

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

test.each([
  ['Cyrillic letters', 'Como no vengas te vоy a mаtаr'],
  ['Greek capitals', 'ΤΕ VΟΥ Α ΜΑΤΑR'],
  ['full-width letters', 'ｔｅ ｖｏｙ ａ ｍａｔａｒ'],
  ['letters for formulas', '𝐭𝐞 𝐯𝐨𝐲 𝐚 𝐦𝐚𝐭𝐚𝐫'],
])('a threat in %s is a threat, quoted as it was written', (_, text) => {
  const [found] = certainFindings(text);
  expect(found?.family).toBe('violencia');
  expect(text).toContain(found?.quote);
});

test('an age in letters of another alphabet is an age', () => {
  expect(isMinorInvolved('tеngo 15 añоs')).toBe(true);
  expect(isMinorInvolved('Yo: cuántоs añоs tienes?\nSara: 15')).toBe(true);
});

test('words of another alphabet are left as they are', () => {
  expect(normalise('я тебя люблю, καλημέρα').text).toBe('я тебя люблю, καλημερα');
});

test.each([
  'te voy a\nmatar',
  'Luis: te voy a\nLuis: partir la cara',
  'Yo: hola\nAna: si te vas\nAna: voy a\nAna: matarte',
])('a threat that one person writes over several lines is a threat: %j', (text) => {
  const [found] = certainFindings(text);
  expect(found?.family).toBe('violencia');
  expect(text).toContain(found?.quote);
});

test.each([
  'Yo: te voy a\nLuis: matar el tiempo contigo',
  'Ana: te voy a\nAna: matar a besos',
  'Ana: pienso en lo que voy a.\nAna: Matarte no',
])('two lines that together are no threat are none: %j', (text) => expect(certainFindings(text)).toEqual([]));

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

test('a sentence with a colon is not a speaker', () => {
  const text = 'Te cuento: mañana no puedo\nMi ex me decía: eres idiota';
  expect(parseChat(text).every((one) => one.speaker === null)).toBe(true);
  const [first] = parseChat('Plan para hoy: nada');
  expect(first && 'Plan para hoy: nada'.slice(first.start, first.end)).toBe('Plan para hoy: nada');
});

test('what the person wrote is not held against the other one', () => {
  expect(readChat('Yo: te voy a matar si no vienes\nLeo: jaja voy').level).toBe('bajo');
  expect(readChat('Yo: hola\nLeo: te voy a matar si no vienes').level).toBe('alto');
});

test('an age that is asked and answered in two messages is understood', () => {
  expect(isMinorInvolved('Yo: cuántos años tienes?\nSara: 15, y tú?')).toBe(true);
  expect(isMinorInvolved('Sara: y tú cuántos años tienes?\nYo: 29, y tú?\nSara: 16')).toBe(true);
  expect(isMinorInvolved('Yo: cuántos años tienes?\nSara: 25, y tú?')).toBe(false);
  expect(isMinorInvolved('Yo: qué edad tienen tus peques?\nSara: mi hija tiene 12')).toBe(false);
});

test('the net catches what may not be lost and nothing that is harmless', () => {
  expect(certainFindings('si me dejas me mato').map((one) => one.family)).toEqual(['autolesion']);
  expect(certainFindings('¿me prestas 300 euros?').map((one) => one.family)).toEqual(['fraude']);
  expect(
    certainFindings('me muero de risa, trabajo en cripto y te mando mi ubicación para que me encuentres'),
  ).toEqual([]);
});

test.each([
  'No me interesa, gracias',
  'prefiero que lo dejemos aquí',
  'te veo como amigo',
  'he conocido a otra persona',
  'No',
  'que te vaya bien',
])('«%s» is a no', (text) => expect(hasRefusal(text)).toBe(true));

test.each([
  'no quiero perderte',
  'el viernes no puedo, ¿el sábado?',
  'no me apetece trabajar, ¿cañas?',
  '¡claro que sí!',
])('«%s» is not a no', (text) => expect(hasRefusal(text)).toBe(false));
