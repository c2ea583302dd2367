import { z } from 'zod';
import { savedCollection } from '../../library/collections.server.ts';
import { note, required, savedCaps } from '../../library/contract.server.ts';
import { saved_date_plans } from '../../platform/schema.server.ts';
import { savedPlans } from './saved.ts';

export const datePlanCollection = savedCollection(savedPlans, saved_date_plans, {
  kind: { is: 'date-plan' },
  body: z.object({
    plan_text: required(savedCaps.text),
    interests: note,
    date_type: note,
    location: note,
    style: note,
  }),
});
