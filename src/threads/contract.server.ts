import { z } from 'zod';
import { cleanedWithin, savedLimits } from '../platform/hostile-text.server.ts';
import { endOfDayInSpain } from '../platform/moments.server.ts';
import { threadCaps } from './limits.ts';

const text = (max: number) => z.string().trim().max(max);
const required = (max: number) => text(max).min(1);
const optional = (max: number) =>
  text(max)
    .nullable()
    .transform((given) => given || null);

const line = z.object({
  who: required(threadCaps.nameCharacters),
  text: required(threadCaps.characters),
  at: z
    .string()
    .max(threadCaps.dateCharacters)
    .nullish()
    .transform((at) => at ?? undefined),
});
// How many there may be is told kindly, by `requireFits`.
const lines = z.array(line);
/** A day is kept to its end: at its midnight what is to be kept until then would be gone before anybody wakes. */
const keepUntil = z
  .union([
    z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
    z.iso.date().transform(endOfDayInSpain),
  ])
  .nullable();

const fields = {
  app: optional(threadCaps.app).optional(),
  notes: optional(threadCaps.notes).optional(),
  keepUntil: keepUntil.optional(),
  paused: z.boolean().optional(),
};

const valuesOfLine = 4;
const cleaned = cleanedWithin({
  ...savedLimits,
  parts: savedLimits.parts + 2 * threadCaps.lines * valuesOfLine,
});

export const newThread = cleaned.pipe(
  z.object({ ...fields, name: required(threadCaps.name), lines: lines.default([]) }),
);

export const changedThread = cleaned.pipe(
  z.object({
    ...fields,
    name: required(threadCaps.name).optional(),
    lines: lines.optional(),
    /** Lines at the end, so that two devices that add at once lose none. */
    add: lines.optional(),
    /** How many lines the page had before it: what came since stays, and what was added by the same call before is not added again. */
    seen: z.int().min(0).optional(),
  }),
);

export type ThreadLine = z.output<typeof line>;
