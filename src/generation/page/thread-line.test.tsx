import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ThreadLine } from './thread-line.tsx';

test.each([
  [true, /de Marta, y se lo enviamos a la IA\./],
  [false, /de Marta\./],
])(
  'whoever is kept is told of beside the button, and that a model gets it where one writes: %s',
  (isForModel, says) => {
    const line = (
      <ThreadLine thread={{ id: 'x', name: 'Marta' }} isForModel={isForModel} leaveOut={() => {}} />
    );
    expect(renderToStaticMarkup(line).replace(/<[^>]*>/g, '')).toMatch(says);
  },
);
