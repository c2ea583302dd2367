import { serverTool } from '../../generation/pipeline/server-tool.server.ts';
import { outfitContract } from './contract.ts';
import { outfitEmbedded } from './embedded.server.ts';
import { outfitPrompt } from './prompt.server.ts';
import { areNeedsRead, isOfOwnMarks, outfitNote } from './read-form.server.ts';

export const outfitTool = serverTool({
  contract: outfitContract,
  prompt: outfitPrompt,
  embedded: outfitEmbedded,
  note: outfitNote,
  isForRulesAlone: isOfOwnMarks,
  needs: {
    add: (input, told) => ({ ...input, preferences: [input.preferences, told].filter(Boolean).join('. ') }),
    areRead: areNeedsRead,
  },
  versions: {
    // Another outfit first; where there is none left, another text about it.
    of: (outfit) => [outfit.title, JSON.stringify(outfit)],
    lead: (outfit) => outfit,
  },
});
