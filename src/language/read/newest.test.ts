import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newestOf } from './newest.ts';

test('whole messages are kept, the newest ones, as many as fit', () => {
  const chat = 'Ana: uno\nYo: dos\nAna: tres\nYo: cuatro';
  expect(newestOf(chat, 100)).toEqual({ text: chat, start: 0, of: 4, from: 4 });
  expect(newestOf(chat, 22)).toEqual({ text: 'Ana: tres\nYo: cuatro', start: 17, of: 2, from: 4 });
});

test('dates stay with their messages, and blank lines at the end take no room', () => {
  const chat = `[1/3/24, 10:00] Ana: uno\n[1/3/24, 10:01] Yo: dos${'\n'.repeat(60)}`;
  expect(newestOf(chat, 40)).toMatchObject({ text: '[1/3/24, 10:01] Yo: dos', of: 1, from: 2 });
});

test('a line whose speaker was named further up keeps its speaker', () => {
  expect(newestOf('Ana: uno\ndos y tres\nYo: hola', 20).text).toBe('Ana: dos y tres\nYo: hola');
});

test('of one message that is too long by itself the end is read, from the start of a word', () => {
  const { text, of, from } = newestOf(`Ana: ${'palabra '.repeat(50)}fin`, 30);
  expect(text).toMatch(/^Ana: palabra palabra .*fin$/);
  expect([of, from]).toEqual([0, 1]);
});

test('whatever the text, its end is read, in as many characters as were allowed and a name', () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('Ana: hola', 'Yo: sí', '', '[1/3/24, 10:00] Ana: uno'),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), fc.integer({ min: 4, max: 80 }), (lines, most) => {
      const chat = lines.join('\n').trimEnd();
      const { text, of, from } = newestOf(chat, most);
      expect(of).toBeLessThanOrEqual(from);
      expect(text.length).toBeLessThanOrEqual(most + 60);
      if (from > 0) expect(chat.endsWith(text.slice(-1))).toBe(true);
    }),
  );
});
