import { expect, test } from 'vitest';
import { chatOf, tidy } from './chat.ts';

const width = 720;
let top = 0;
const box = (left: number, right: number, text: string) => {
  top += 80;
  return { left, right, top, bottom: top + 64, text };
};
const theirs = (text: string, right = 400) => box(20, right, text);
const mine = (text: string, left = 300) => box(left, 700, text);

test('whose message it is follows from the edge that it stands at, however wide it is', () => {
  const lines = chatOf([theirs('¿Qué tal?'), mine('Muy bien', 160), theirs('Me alegro mucho', 560)], width);
  expect(lines?.map(({ who }) => who)).toEqual(['them', 'me', 'them']);
  const onlyMine = chatOf([mine('¿Sigues ahí?', 420), mine('Bueno, hasta mañana', 250)], width);
  expect(onlyMine?.map(({ who }) => who)).toEqual(['me', 'me']);
  const onlyTheirs = chatOf([theirs('¿Sigues ahí?', 320), theirs('Bueno, hasta mañana', 500)], width);
  expect(onlyTheirs?.map(({ who }) => who)).toEqual(['them', 'them']);
});

test('dates, the box to write in and the length of a voice message are no messages', () => {
  const read = [
    box(310, 410, 'Ayer'),
    theirs('Hola'),
    mine('0:23'),
    mine('¿Qué haces?'),
    box(20, 610, 'Escribe un mensaje...'),
  ];
  expect(chatOf(read, width)?.map(({ text }) => text)).toEqual(['Hola', '¿Qué haces?']);
});

test('chips side by side, or boxes along no edge, are a profile and no chat', () => {
  const row = { top: 100, bottom: 160 };
  const chips = ['Viajar', 'Gatos', 'Cine'].map((text, index) => ({
    ...row,
    left: 20 + index * 220,
    right: 200 + index * 220,
    text,
  }));
  expect(chatOf(chips, width)).toBeNull();
  expect(chatOf([theirs('Una sola cosa')], width)).toBeNull();
});

test('marks that the reader takes edges for go, and what was written stays', () => {
  expect(tidy('| ¿Quedamos\nmañana? =')).toBe('¿Quedamos mañana?');
  expect(tidy('Cuesta 3 € con caña')).toBe('Cuesta 3 € con caña');
});
