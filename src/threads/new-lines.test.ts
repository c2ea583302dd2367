import { expect, test } from 'vitest';
import { calledAsKept, linesOf, newLines, notesOf, turnOf } from './new-lines.ts';

const me = (text: string) => ({ who: 'me', text });
const them = (text: string) => ({ who: 'them', text });
const kept = [them('hola'), me('buenas'), them('¿qué tal?')];

test.each([
  ['what follows', [me('bien')], [me('bien')]],
  ['a chat that begins with its end', [me('buenas'), them('¿qué tal?'), me('bien')], [me('bien')]],
  ['the whole chat, pasted again and longer', [...kept, me('bien')], [me('bien')]],
  ['the same again', kept, []],
  ['a part of it from the middle', [them('hola'), me('buenas')], []],
  ['the same word by the other side', [me('¿qué tal?')], [me('¿qué tal?')]],
])('of %s only what is new is added to a thread', (_, lines, expected) => {
  expect(newLines(kept, lines)).toEqual(expected);
});

test.each([
  [
    'all of a newer chat in which its last word comes again',
    [me('¿dónde estás?'), them('¿qué tal?'), me('bien')],
    [me('¿dónde estás?'), them('¿qué tal?'), me('bien')],
  ],
  [
    'what follows in a chat from before, although its last word comes again',
    [them('eh'), ...kept, me('bien'), them('¿qué tal?'), me('mal')],
    [me('bien'), them('¿qué tal?'), me('mal')],
  ],
  [
    'what follows in a capture whose first message is cut',
    [them('la'), me('buenas'), them('¿qué tal?'), me('bien')],
    [me('bien')],
  ],
])('nothing that was not kept is lost to a thread: %s', (_, lines, expected) => {
  expect(newLines(kept, lines)).toEqual(expected);
});

test('the same words of another day are another message; written in another way, a date tells nothing', () => {
  const threat = { ...them('sé dónde vives'), at: '12/3/24, 21:05' };
  const again = { ...threat, at: '13/3/24, 09:40' };
  expect(newLines([threat], [again])).toEqual([again]);
  expect(newLines([threat], [threat])).toEqual([]);
  expect(newLines([threat], [{ ...threat, at: '2024-03-12, 21:05' }])).toEqual([]);
  expect(newLines([threat], [them('sé dónde vives')])).toEqual([]);
});

test('a thread that is empty takes all of it', () => {
  expect(newLines([], kept)).toEqual(kept);
});

test('what is to be answered is what came after my last message, with it', () => {
  expect(turnOf([...kept, them('¿sigues ahí?')])).toEqual([
    me('buenas'),
    them('¿qué tal?'),
    them('¿sigues ahí?'),
  ]);
  expect(turnOf([them('hola')])).toEqual([them('hola')]);
  expect(turnOf([...kept, me('bien')])).toEqual([...kept, me('bien')]);
});

test('what a tool was sent becomes lines with letters for names, with my own message before; what no tool reads becomes none', () => {
  const about = { reads: { field: 'message', asks: '' } } as never;
  expect(linesOf(about, { message: 'Marta: hola\nYo: buenas' })).toEqual({
    lines: [{ who: 'M', text: 'hola' }, me('buenas')],
    names: ['Marta'],
  });
  expect(linesOf(about, { message: 'hola', lastMessage: 'buenas' }).lines).toEqual([
    me('buenas'),
    them('hola'),
  ]);
  expect(linesOf({} as never, { keywords: 'hola' }).lines).toEqual([]);
});

test('whoever is the only other person keeps the name they are kept by, whatever the app calls them', () => {
  const added = [{ who: 'Marta', text: 'ya he llegado' }, me('voy')];
  expect(calledAsKept(kept, added)).toEqual([them('ya he llegado'), me('voy')]);
  expect(calledAsKept([], added)).toEqual(added);
  const group = [...added, { who: 'L', text: 'y yo' }];
  expect(calledAsKept(kept, group)).toEqual(group);
});

test('notes begin with what the form was told of the other person, and with nothing of any other form', () => {
  const sent = { inspiration: ' Le gusta la sierra ', facts: 'Llegué tarde' };
  expect(notesOf({ tells: 'inspiration' } as never, sent)).toBe('Le gusta la sierra');
  expect(notesOf({} as never, sent)).toBe('');
});
