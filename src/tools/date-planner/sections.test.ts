import { expect, test } from 'vitest';
import { datePlannerContract } from './contract.ts';
import { readPlan } from './sections.ts';

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
