import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergePages, type Order } from './asked.ts';
import { fileNameFor } from './deliver-file.ts';
import { wrap } from './draw-item.ts';
import { excerpt } from './excerpt.ts';
import type { SavedKind } from './saved.ts';

test('an excerpt is the whole text when it is short, else its first characters and an ellipsis', () => {
  expect(excerpt('Hola', 4)).toBe('Hola');
  expect(excerpt('Hola a todo el mundo', 5)).toBe('Hola…');
  expect(excerpt('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}…`);
  // An emoji is never cut in half.
  expect(excerpt('😅😅😅', 2)).toBe('😅😅…');
});

test('a file is named after its item, whatever that is called', () => {
  expect(fileNameFor('¿Quién pasea a quién?', 'txt')).toBe('salero-quien-pasea-a-quien.txt');
  expect(fileNameFor('../../etc/passwd', 'png')).toBe('salero-etc-passwd.png');
  expect(fileNameFor('😅', 'png')).toBe('salero-guardado.png');
});

test('lines drawn on an image hold what fits, and no letter gets lost', () => {
  const widthOf = (text: string) => text.length;
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 1, max: 30 }), (text, most) => {
      const lines = wrap(text, most, widthOf);
      expect(lines.every((line) => widthOf(line) <= most || !line.includes(' '))).toBe(true);
      const letters = (parts: string) => parts.replace(/\s/g, '');
      expect(letters(lines.join(''))).toBe(letters(text));
    }),
  );
});

test('one list of everything ends where the first collection that goes on does, in every order', () => {
  const page = (collection: string, days: string[], next: string | null) => ({
    kind: { collection } as SavedKind,
    items: days.map((day) => ({
      id: collection + day,
      user_id: 'u',
      created_at: day,
      note: null,
      favourite: day.endsWith('*'),
    })),
    next,
  });
  const daysOf = (pages: ReturnType<typeof page>[], order: Order) => {
    const { items, next } = mergePages(pages, order);
    return [items.map(({ row }) => row.id).join(' '), next];
  };
  const newest = [page('a', ['9', '5'], 'x'), page('b', ['8', '4', '2'], null), page('c', ['7', '6'], 'y')];
  expect(daysOf(newest, 'newest')).toEqual(['a9 b8 c7 c6', 'c']);
  const oldest = [page('a', ['1', '5'], 'x'), page('b', ['2', '6'], null)];
  expect(daysOf(oldest, 'oldest')).toEqual(['a1 b2 a5', 'a']);
  const starred = [page('a', ['5*', '2*', '9'], 'x'), page('b', ['4*', '8', '1'], null)];
  expect(daysOf(starred, 'favourites')).toEqual(['a5* b4* a2* a9', 'a']);
  expect(daysOf([page('a', ['1'], null), page('b', [], null)], 'newest')).toEqual(['a1', null]);
});
