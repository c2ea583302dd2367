import { headedText, readItems } from '../../generation/headed-text.ts';

const planText = headedText({
  activity: 'ACTIVIDAD',
  meetingPoint: 'PUNTO DE ENCUENTRO',
  tips: 'CONSEJOS',
  funTip: 'CONSEJO DIVERTIDO',
  remaining: 'ADEMÁS',
});

export const writePlan = planText.write;

export function readPlan(text: string) {
  const plan = planText.read(text);
  return { ...plan, tips: readItems(plan.tips) };
}
