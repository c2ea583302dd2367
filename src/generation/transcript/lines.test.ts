import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseChat } from '../../language/read/chat.ts';
import { cleanJson, inputLimits } from '../../platform/hostile-text.server.ts';
import cases from './lines.cases.json' with { type: 'json' };
import { type ChatLine, linesFromPasted, textOf, transcriptLimits, transcriptSchema } from './lines.ts';

const piece = fc.constantFrom(...cases.pieces);
const text = fc.array(piece, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
const name = fc.oneof(
  fc.constantFrom(...cases.names),
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
);
const line = fc.record({
  who: fc.oneof(fc.constant('me'), name),
  text,
  at: fc.constantFrom(undefined, '12/3/24, 21:05', 'ayer', 'Yo: '),
});
const chat = fc.array(line, { minLength: 1, maxLength: 8 });

/** As the server has them before it looks at what they say. */
const received = (lines: unknown) => cleanJson(lines, inputLimits) as ChatLine[];
const sideOf = ({ who }: ChatLine) => (who === 'me' ? 'me' : 'other');
const wordsOf = (said: string) => said.split(/\s+/).filter(Boolean).join(' ');

describe('a chat by lines, as a text', () => {
  test('is read back with the same sides and the same words, whatever names and messages hold', () => {
    fc.assert(
      fc.property(chat, (sent) => {
        const lines = received(sent).filter((one) => one.text.trim() !== '' && one.who.trim() !== '');
        const read = linesFromPasted(textOf(lines));
        expect(read.map((one) => [sideOf(one), wordsOf(one.text)])).toEqual(
          lines.map((one) => [sideOf(one), wordsOf(one.text)]),
        );
      }),
      { numRuns: 3_000 },
    );
  });

  test('has each of its lines read as the one who asks, or as another', () => {
    fc.assert(
      fc.property(chat, (sent) => {
        const lines = received(sent).filter((one) => one.text.trim() !== '' && one.who.trim() !== '');
        const authors = new Set(parseChat(textOf(lines)).map(({ author }) => author));
        expect(authors.has('mine')).toBe(lines.some(({ who }) => who === 'me'));
      }),
    );
  });

  test('is the same text when it is read and written once more', () => {
    fc.assert(
      fc.property(chat, (sent) => {
        const written = textOf(received(sent));
        expect(textOf(linesFromPasted(written))).toBe(written);
      }),
    );
  });

  test.each([
    ['Ana', 'Ana: hola'],
    ['Yolanda', 'Yolanda: hola'],
    ['them', 'Match: hola'],
    ['Yo', 'Match: hola'],
    ['Υо', 'Match: hola'],
    ['Luis: Yo', 'Match: hola'],
  ])('says the name %s where nobody takes it for whoever asks', (who, expected) => {
    expect(
      textOf([
        { who, text: 'hola' },
        { who: 'me', text: 'hola' },
      ]),
    ).toBe(`${expected}\nYo: hola`);
  });

  test('keeps its dates where every message has one', () => {
    const lines = [
      { who: 'Ana', text: 'hola', at: '12/3/24, 21:05' },
      { who: 'me', text: 'qué tal\n¿vienes?', at: '12/3/24, 21:06:10' },
    ];
    expect(textOf(lines)).toBe('[12/3/24, 21:05] Ana: hola\n[12/3/24, 21:06:10] Yo: qué tal\n      ¿vienes?');
    expect(linesFromPasted(textOf(lines))).toEqual(lines);
    expect(textOf([...lines, { who: 'Ana', text: 'sí' }])).toMatch(/^Ana: hola\nYo: /);
  });
});

describe('the lines of a body', () => {
  const one = { who: 'me', text: 'hola' };
  const { lines: most, characters } = transcriptLimits;
  test.each([
    ['as many as there may be', Array.from({ length: most }, () => one), undefined],
    ['one too many', Array.from({ length: most + 1 }, () => one), /demasiados mensajes/],
    ['as long as they may be', [{ who: 'Ana', text: 'a'.repeat(characters) }], undefined],
    ['one character too long', [one, { who: 'Ana', text: 'a'.repeat(characters - 3) }], /caben 50\.000/],
    ['none', [], /ningún mensaje/],
    ['only blank ones', [{ who: 'me', text: ' \n' }], /ningún mensaje/],
    ['no list', 'Yo: hola', /ningún mensaje/],
    ['a name too long', [{ who: 'a'.repeat(41), text: 'hola' }], /40 caracteres/],
    ['a blank name', [{ who: ' ', text: 'hola' }], /«me», «them»/],
    ['nobody', [{ text: 'hola' }], /«me», «them»/],
    ['nothing said', [{ who: 'me' }], /«text»/],
    ['a number', [7], /«who»/],
  ])('%s', (_, lines, message) => {
    const said = transcriptSchema.safeParse(lines).error?.issues[0]?.message;
    if (message) expect(said).toMatch(message);
    else expect(said).toBeUndefined();
  });
});
