import * as z from 'zod/mini';
import type { ToolContract } from '../../generation/tool.ts';
import { optionalText } from '../../language/write/fields.ts';
import { datePlannerAbout } from './about.ts';
import { writePlan } from './sections.ts';

/** The last one opens a text field; its words are what is sent. */
export const dateTypes = [
  'Café informal',
  'Paseo al aire libre',
  'Cena romántica',
  'Actividad divertida',
  'Plan original',
  'Personalizado',
] as const;

export const defaultStyle = 'Café informal';

export const datePlanLimits = { interests: 300, dateType: 200, location: 120, style: 200 } as const;

const input = z.object({
  interests: optionalText(datePlanLimits.interests),
  dateType: optionalText(datePlanLimits.dateType),
  location: optionalText(datePlanLimits.location),
  style: z.pipe(
    optionalText(datePlanLimits.style),
    z.transform((style) => style ?? defaultStyle),
  ),
});

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

const output = z.object({
  title: text(120),
  activity: text(1_500),
  meetingPoint: text(600),
  tips: z.array(text(400)).check(z.minLength(1), z.maxLength(8)),
  funTip: text(500),
  remaining: z.optional(z.nullable(z.string().check(z.maxLength(800)))),
});

const answer = z.object({ plan: z.string() });

export type DatePlanInput = z.infer<typeof input>;
export type DatePlanOutput = z.infer<typeof output>;
export type DatePlanAnswer = z.infer<typeof answer>;

export const datePlannerContract = {
  ...datePlannerAbout,
  functionName: 'plan-date',
  unlimited: null,
  input,
  output,
  answer,
  present: (plan) => ({ plan: writePlan(plan) }),
} satisfies ToolContract<DatePlanInput, DatePlanOutput, DatePlanAnswer>;
