import { optionVersions } from '../../generation/pipeline/given.server.ts';
import { serverTool } from '../../generation/pipeline/server-tool.server.ts';
import { eachOption } from '../../generation/pipeline/voiced.server.ts';
import { type IcebreakerOutput, icebreakerContract } from './contract.ts';
import { icebreakerEmbedded, icebreakerEmbeddedRefine } from './embedded.server.ts';
import { isAfterNo, isDangerous, isLivedWith, materialOf } from './material.server.ts';
import { icebreakerPrompt } from './prompt.server.ts';

export const icebreakerTool = serverTool({
  contract: icebreakerContract,
  prompt: icebreakerPrompt,
  embedded: icebreakerEmbedded,
  embeddedRefine: icebreakerEmbeddedRefine,
  isForRulesAlone: isDangerous,
  toThem: {
    isForbidden: (input, no) => no !== null || isAfterNo(input),
    isSilent: isLivedWith,
    isOfProfiles: true,
  },
  note: (input, thread) => materialOf(input, thread).note,
  sends: { isChat: true, each: eachOption('text') },
  versions: optionVersions((option: IcebreakerOutput['options'][number]) => option.text),
});
