import { describe, expect, test } from 'vitest';
import { linesFromPasted, textOf } from './lines.ts';
import cases from './pasted.cases.json' with { type: 'json' };
import { readyToSend } from './ready-to-send.ts';

type Read = [who: string, text: string, at?: string];

const chats = cases.chats as [name: string, pasted: string, read: Read[]][];

describe('a chat as it was pasted', () => {
  test.each(chats)('%s', (_, pasted, read) => {
    expect(linesFromPasted(pasted)).toEqual(
      read.map(([who, text, at]) => ({ who, text, ...(at !== undefined && { at }) })),
    );
  });

  test.each(chats)('%s: written as a text and read again, it is the same', (_, pasted, read) => {
    const again = linesFromPasted(textOf(linesFromPasted(pasted)));
    expect(again.map(({ who, text }) => [who === 'me' ? 'me' : 'other', text])).toEqual(
      read.map(([who, text]) => [who === 'me' ? 'me' : 'other', text]),
    );
    expect(again.some(({ at }) => at)).toBe(read.length > 0 && read.every(([, , at]) => at));
  });
});

describe('what one press sends', () => {
  test('a single message goes as it is', () => {
    expect(readyToSend('Ana: ¿te vienes?')).toEqual({ isReady: true, text: 'Ana: ¿te vienes?' });
  });

  test('a chat that says which side is mine goes with a letter for the name', () => {
    expect(readyToSend('Tú: hola\nSofía: ¿te vienes?')).toEqual({
      isReady: true,
      text: 'Yo: hola\nS: ¿te vienes?',
    });
  });

  test.each([
    ['nobody knows which side is mine', 'Luis: hola\nSofía: ¿te vienes?'],
    ['lines have no names', 'hola\n¿te vienes?'],
    ['it tells where somebody lives', 'Tú: ¿dónde?\nSofía: en la calle Mayor 12'],
    ['somebody is called by their name', 'Tú: hola, Sofía\nSofía: ¿te vienes?'],
  ])('is looked at first where %s', (_, pasted) => {
    expect(readyToSend(pasted)).toEqual({ isReady: false, text: pasted });
  });
});
