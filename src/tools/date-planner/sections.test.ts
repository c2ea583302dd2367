import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyLine, tidyList, tidyText } from '../../generation/headed-text.ts';
import { datePlannerContract } from './contract.ts';
import { readPlan, writePlan } from './sections.ts';

const line = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom(
    'ACTIVIDAD',
    'Consejos:',
    '## Punto de encuentro',
    '**Consejo divertido:** x',
    '- Tips',
    'Notas',
    'Título: y',
  ),
);
const block = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
const plans = fc.record({
  title: line,
  activity: block,
  meetingPoint: block,
  tips: fc.array(block, { maxLength: 5 }),
  funTip: block,
  remaining: block,
});

test('what the writer writes the reader reads, also when the contents look like headings', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      expect(readPlan(writePlan(plan))).toEqual({
        title: tidyLine(plan.title),
        activity: tidyText(plan.activity),
        meetingPoint: tidyText(plan.meetingPoint),
        tips: tidyList(plan.tips),
        funTip: tidyText(plan.funTip),
        remaining: tidyText(plan.remaining),
      });
    }),
    { numRuns: 300 },
  );
});

test.each(['## Presupuesto', '**Presupuesto**', 'PRESUPUESTO:'])(
  'what stands under a heading that nobody knows, «%s», is kept apart from the section before it',
  (heading) => {
    const text = `# Café\n\n## Consejos\n1. **Llega pronto**\n- ¡OJO CON LA LLUVIA!\n\n${heading}\nUnos 20 euros.\n\n## Consejo divertido\nCambiad de sitio.`;
    const { tips, funTip, remaining } = readPlan(text);
    expect(tips).toHaveLength(2);
    expect(funTip).toBe('Cambiad de sitio.');
    expect(remaining).toBe(`${heading}\nUnos 20 euros.`);
  },
);

test('missing sections are empty and a text without headings stays whole', () => {
  expect(readPlan('CONSEJOS\n- Sonríe')).toEqual({
    title: '',
    activity: '',
    meetingPoint: '',
    tips: ['Sonríe'],
    funTip: '',
    remaining: '',
  });
  expect(readPlan('Quedad y ya está.').remaining).toBe('Quedad y ya está.');
  expect(readPlan('').remaining).toBe('');
});

test('a plan that is still being written can be shown', () => {
  expect(datePlannerContract.present({})).toEqual({ plan: '' });
  expect(readPlan(datePlannerContract.present({ title: 'Café ent' }).plan ?? '').title).toBe('Café ent');
  expect(readPlan(datePlannerContract.present({ title: 'Café', tips: ['Lle'] }).plan ?? '').tips).toEqual([
    'Lle',
  ]);
});
