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
  activity: 'ACTIVIDAD',
  meetingPoint: 'PUNTO DE ENCUENTRO',
  tips: 'CONSEJOS',
  funTip: 'CONSEJO DIVERTIDO',
  remaining: 'ADEMÁS',
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
