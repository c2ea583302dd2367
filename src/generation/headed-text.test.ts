import fc from 'fast-check';
import { expect, test } from 'vitest';
import lookalikes from './headed-text.cases.json' with { type: 'json' };
import { headedText, readItems, tidyLine, tidyList, tidyText } from './headed-text.ts';

const recipe = headedText({
  steps: 'PREPARACIÓN',
  tip: 'CONSEJO',
  bigTip: 'CONSEJO FINAL',
});

const lookalike = fc.constantFrom(...lookalikes);
const anyText = fc
  .array(fc.oneof(lookalike, fc.string({ unit: 'binary', maxLength: 20 }), fc.string()), { maxLength: 5 })
  .map((lines) => lines.join('\n'));

test('whatever is written is read back, also when the contents look like headings', () => {
  fc.assert(
    fc.property(anyText, anyText, fc.array(anyText), anyText, (title, steps, tip, bigTip) => {
      const read = recipe.read(recipe.write({ title, steps, tip, bigTip }));
      expect({ ...read, tip: readItems(read.tip) }).toEqual({
        title: tidyLine(title),
        remaining: '',
        steps: tidyText(steps),
        tip: tidyList(tip),
        bigTip: tidyText(bigTip),
      });
    }),
    { numRuns: 500 },
  );
});

test('a text without headings is kept whole', () => {
  expect(recipe.read('Primero esto.\n\nLuego lo otro.')).toEqual({
    title: '',
    steps: '',
    tip: '',
    bigTip: '',
    remaining: 'Primero esto.\n\nLuego lo otro.',
  });
});
