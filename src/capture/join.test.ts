import { expect, test } from 'vitest';
import type { ChatLine } from './chat.ts';
import { joined } from './join.ts';
import { leftOutInWords } from './left-out.ts';

const said = (...texts: string[]): ChatLine[] =>
  texts.map((text) => ({ who: text.startsWith('>') ? 'me' : 'them', text: text.slice(1) }));
const picture = (...texts: string[]) => ({ lines: said(...texts), text: '', unread: 0 });
const page = (text: string, unread = 0) => ({ lines: [], text, unread });

const chat = [
  '<¿Qué tal el finde?',
  '>Muy bien, fui al monte',
  '<Qué envidia',
  '>¿Y tú?',
  '<Trabajando hasta tarde',
];

test('pictures that overlap become one chat, in whichever order they were chosen', () => {
  const first = picture(...chat.slice(0, 3));
  const second = picture(...chat.slice(1));
  for (const pictures of [
    [first, second],
    [second, first],
  ])
    expect(joined(pictures).lines).toEqual(said(...chat));
  const third = picture(chat[4] as string, '>Ánimo, ya es viernes');
  expect(joined([third, second, first]).lines).toEqual(said(...chat, '>Ánimo, ya es viernes'));
});

test('a message that an edge cut, or that was read with a slip, is the same message', () => {
  const first = picture('<Buenas', '>Muy bien, fui al monte con mi hermana', '<Qué envidia me das');
  const second = picture('>al monte con mi hermana', '<Que envidla me das', '>Ven un día');
  expect(joined([first, second]).lines).toEqual(
    said('<Buenas', '>Muy bien, fui al monte con mi hermana', '<Qué envidia me das', '>Ven un día'),
  );
});

test('a short word that two pictures share does not join them, nor do the same words of the other person', () => {
  expect(joined([picture('<Hola', '>Vale'), picture('>Vale', '<Adiós')]).lines).toHaveLength(4);
  const mine = picture('<Hola', '>Nos vemos el jueves en la plaza');
  const theirs = picture('<Nos vemos el jueves en la plaza', '>Perfecto');
  expect(joined([mine, theirs]).lines).toHaveLength(4);
});

test('the same picture twice is read as one', () => {
  expect(joined([picture(...chat), picture(...chat)]).lines).toEqual(said(...chat));
});

test('the text has everything that the pictures say', () => {
  const captured = joined([
    picture('<Hola, soy la de la foto'),
    picture('>Encantado de conocerte'),
    page('Me gustan las croquetas'),
  ]);
  expect(captured.text).toBe('Hola, soy la de la foto\nEncantado de conocerte\nMe gustan las croquetas');
});

const threat = 'Como vuelvas a salir sin mi permiso te juro que te mato';
const told = (...pictures: Parameters<typeof joined>[0][number][]) =>
  leftOutInWords(joined(pictures).leftOut).join('\n');

test('a picture that is no chat is a message in its place beside one that is', () => {
  const [first, second] = [picture(...chat), picture('<Buenos días', '>Déjame en paz, por favor')];
  const { lines, text } = joined([first, page(threat), second]);
  expect(lines).toEqual([...first.lines, { who: 'them', text: threat }, ...second.lines]);
  expect(text).toBe(lines.map((line) => line.text).join('\n'));
  expect(told(first, page(threat), second)).toMatch(/captura 2.*mensaje/);
});

test('a page that is almost the same as another, or as a message, keeps every word', () => {
  const pages = [page(`${threat}. Hasta mañana`), page(`${threat}. Y a tu madre`)];
  expect(joined(pages).text).toBe(pages.map(({ text }) => text).join('\n'));
  expect(joined([picture('<Hola', `<${threat}`), ...pages]).lines).toHaveLength(4);
});

test('a picture of which nothing was read, and bubbles that were left out, are told by their number', () => {
  expect(told(picture(...chat), page(''), page(''))).toMatch(/capturas 2 y 3.*nada/);
  expect(told(picture(...chat), { ...picture(...chat), unread: 2 })).toMatch(/captura 2 hay 2 mensajes/);
  expect(told({ ...picture(...chat), unread: 1 })).toMatch(/la captura hay un mensaje/);
  expect(told(page('Me gustan las croquetas'), page(''))).toMatch(/captura 2.*nada/);
});

test('where everything that was chosen is in the text as it was, nothing is told', () => {
  expect(told(picture(...chat), picture(...chat))).toBe('');
  expect(told(page('Lucía, 29'), page('Me gustan las croquetas'))).toBe('');
});
