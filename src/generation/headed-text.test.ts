import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headedText, readItems, tidyLine, tidyList, tidyText } from './headed-text.ts';

const recipe = headedText({
  steps: 'PREPARACIÓN',
  tip: 'CONSEJO',
  bigTip: 'CONSEJO FINAL',
});

const lookalike = fc.constantFrom(
  'PREPARACIÓN',
  'Preparación: cortar',
  '## Preparación',
  '**Truco:** sal',
  '- **Consejo**: uno',
  '1. Consejo',
  'CONSEJO FINAL DE VERDAD',
  'consejo final',
  '\u00a0CONSEJO',
  '# Título: x',
  '"Hola"',
  '- - x',
  '**negrita**',
  '🍋 Consejo',
);
const anyText = fc
  .array(fc.oneof(lookalike, fc.string({ unit: 'binary', maxLength: 20 }), fc.string()), { maxLength: 5 })
  .map((lines) => lines.join('\n'));

test('whatever is written is read back, also when the contents look like headings', () => {
  fc.assert(
    fc.property(anyText, anyText, fc.array(anyText), anyText, (title, steps, tip, bigTip) => {
      const { title: read, rest, sections } = recipe.read(recipe.write(title, { steps, tip, bigTip }));
      expect({
        read,
        rest,
        steps: sections.steps ?? '',
        tip: readItems(sections.tip),
        big: sections.bigTip ?? '',
      }).toEqual({
        read: tidyLine(title),
        rest: '',
        steps: tidyText(steps),
        tip: tidyList(tip),
        big: tidyText(bigTip),
      });
    }),
    { numRuns: 500 },
  );
});

test('a text without headings is kept whole', () => {
  expect(recipe.read('Primero esto.\n\nLuego lo otro.')).toEqual({
    title: '',
    rest: 'Primero esto.\n\nLuego lo otro.',
    sections: {},
  });
});
