import { headedText, readItems } from '../../generation/headed-text.ts';

export interface DatePlan {
  title: string;
  activity: string;
  meetingPoint: string;
  tips: string[];
  funTip: string;
  remaining: string;
}

const planText = headedText({
  activity: [
    'ACTIVIDAD',
    'Actividades',
    'Actividad principal',
    'Actividad propuesta',
    'Actividad sugerida',
    'Qué hacer',
    'El plan',
    'Descripción',
  ],
  meetingPoint: [
    'PUNTO DE ENCUENTRO',
    'Lugar de encuentro',
    'Punto de reunión',
    'Encuentro',
    'Dónde quedar',
    'Dónde quedáis',
    'Lugar',
    'Ubicación',
  ],
  tips: [
    'CONSEJOS',
    'Consejos útiles',
    'Consejos prácticos',
    'Consejos para la cita',
    'Recomendaciones',
    'Sugerencias',
    'Tips',
  ],
  funTip: [
    'CONSEJO DIVERTIDO',
    'Consejos divertidos',
    'Tip divertido',
    'Toque divertido',
    'Detalle divertido',
    'Dato divertido',
    'Fun tip',
  ],
  remaining: ['ADEMÁS', 'Y además', 'Ten en cuenta', 'Otros detalles', 'Notas', 'Nota'],
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
