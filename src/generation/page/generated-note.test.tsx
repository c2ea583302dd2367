import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GeneratedNote } from './generated-note.tsx';

test.each([
  [{ of: 12, from: 12 }, 'Hemos leído los 12 mensajes.'],
  [{ of: 1_200, from: 3_400 }, 'Hemos leído los últimos 1200 de 3400 mensajes. Las señales de peligro'],
  [{ of: 1, from: 2 }, 'Hemos leído el último de 2 mensajes. Las señales de peligro'],
  [{ of: 0, from: 1 }, 'Hemos leído el final del último mensaje. Las señales de peligro'],
])('above a result stands how much of a chat was read: %j', (read, said) => {
  expect(renderToStaticMarkup(<GeneratedNote meta={{ read }} />)).toContain(said);
});
