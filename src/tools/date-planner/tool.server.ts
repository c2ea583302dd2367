import { onlyVersion } from '../../generation/pipeline/given.server.ts';
import { serverTool } from '../../generation/pipeline/server-tool.server.ts';
import { type DatePlanOutput, datePlannerContract } from './contract.ts';
import { datePlannerEmbedded, datePlannerNote } from './embedded.server.ts';
import { datePlannerPrompt } from './prompt.server.ts';
import { areNeedsRead } from './wishes.server.ts';

export const datePlannerTool = serverTool({
  contract: datePlannerContract,
  prompt: datePlannerPrompt,
  embedded: datePlannerEmbedded,
  // The page makes an invitation of the plan.
  toThem: { isSilent: () => true },
  sends: {
    isChat: false,
    isMaterial: true,
    each: (plan: DatePlanOutput, say) => ({
      ...plan,
      ...(plan.title && { title: say(plan.title) }),
      ...(plan.meetingPoint && { meetingPoint: say(plan.meetingPoint) }),
    }),
  },
  note: datePlannerNote,
  needs: {
    add: (input, told) => ({ ...input, interests: [input.interests, told].filter(Boolean).join('\n') }),
    areRead: areNeedsRead,
  },
  versions: onlyVersion,
});
