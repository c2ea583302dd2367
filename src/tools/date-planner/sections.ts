import { headedText, readItems } from '../../generation/headed-text.ts';

export interface DatePlan {
  title: string;
  activity: string;
  meetingPoint: string;
  tips: string[];
  funTip: string;
  remaining: string;
}

/** The heading that is written, then those that somebody else may have written. */
const planText = headedText({
  activity: ['ACTIVIDAD', 'Actividades', 'Qué hacer', 'El plan'],
  meetingPoint: ['PUNTO DE ENCUENTRO', 'Lugar de encuentro', 'Dónde quedar'],
  tips: ['CONSEJOS', 'Consejos útiles', 'Recomendaciones', 'Tips'],
  funTip: ['CONSEJO DIVERTIDO', 'Tip divertido', 'Dato divertido'],
  remaining: ['ADEMÁS', 'Otros detalles', 'Notas'],
});

/** The text of a plan, also of one that is still being written. */
export function writePlan(plan: { [Key in keyof DatePlan]?: DatePlan[Key] | null }): string {
  return planText.write(plan.title ?? '', plan);
}

export function readPlan(text: string): DatePlan {
  const { title, rest, sections } = planText.read(text);
  return {
    title,
    activity: sections.activity ?? '',
    meetingPoint: sections.meetingPoint ?? '',
    tips: readItems(sections.tips),
    funTip: sections.funTip ?? '',
    remaining: [rest, sections.remaining].filter(Boolean).join('\n\n'),
  };
}
