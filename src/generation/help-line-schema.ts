import * as z from 'zod/mini';

/** A `HelpLine` as answers carry it. Apart from the lines, so that a page that only shows them loads no schema. */
export const helpLineSchema = z.object({
  id: z.string(),
  name: z.string(),
  reason: z.string(),
  detail: z.string(),
  contacts: z.array(z.object({ label: z.string(), href: z.string() })),
});
