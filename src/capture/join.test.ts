import { expect, test } from 'vitest';
import type { ChatLine } from './chat.ts';
import { joined } from './join.ts';

const said = (...texts: string[]): ChatLine[] =>
  texts.map((text) => ({ who: text.startsWith('>') ? 'me' : 'them', text: text.slice(1) }));
const picture = (...texts: string[]) => ({ lines: said(...texts), text: '' });

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
    { lines: [], text: 'Me gustan las croquetas' },
  ]);
  expect(captured.text).toBe('Hola, soy la de la foto\nEncantado de conocerte\nMe gustan las croquetas');
});
