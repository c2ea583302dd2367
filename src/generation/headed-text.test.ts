import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headedText, readItems, tidyLine, tidyList, tidyText } from './headed-text.ts';

const recipe = headedText({
  steps: ['PASOS', 'Preparación'],
  tip: ['CONSEJO', 'Truco'],
  bigTip: ['CONSEJO FINAL'],
});

const lookalike = fc.constantFrom(
  'PASOS',
  'Pasos: cortar',
  '## Preparación',
  '**Truco:** sal',
  '- **Pasos**: uno',
  '1. Consejo',
  'CONSEJO FINAL DE VERDAD',
  'consejo final',
  '\u00a0PASOS',
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

test('headings are understood in markdown, bold, capitals, without accents, numbered and with an emoji', () => {
  const variants = [
    '## Preparación',
    '**Preparacion:**',
    'PREPARACION',
    '1. **Preparación**',
    '🍳 Preparación:',
    'preparación',
  ];
  for (const heading of variants) {
    expect(recipe.read(`Gazpacho\n\n${heading}\nTriturar`), heading).toEqual({
      title: 'Gazpacho',
      rest: '',
      sections: { steps: 'Triturar' },
    });
  }
});

test('what follows a heading on its own line belongs to its section', () => {
  expect(recipe.read('# Gazpacho\n**Pasos:** triturar\nConsejo final: frío').sections).toEqual({
    steps: 'triturar',
    bigTip: 'frío',
  });
});

test('a text without headings is kept whole', () => {
  expect(recipe.read('Primero esto.\n\nLuego lo otro.')).toEqual({
    title: '',
    rest: 'Primero esto.\n\nLuego lo otro.',
    sections: {},
  });
});

test('a title that begins like a heading stays a title', () => {
  expect(recipe.read('**Pasos hacia el mejor gazpacho**\n\nPASOS\nTriturar').title).toBe(
    'Pasos hacia el mejor gazpacho',
  );
});
