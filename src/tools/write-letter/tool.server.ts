import { serverTool } from '../../generation/pipeline/server-tool.server.ts';
import { eachAlternative } from '../../generation/pipeline/voiced.server.ts';
import { writeLetterContract } from './contract.ts';
import { letterEmbedded, letterEmbeddedRefine, letterNote, letterVersions } from './embedded.server.ts';
import { letterPrompt } from './prompt.server.ts';
import { isAfterNo, isDangerous, reviewLetter, threatens } from './safety.server.ts';

export const writeLetterTool = serverTool({
  contract: writeLetterContract,
  prompt: letterPrompt,
  embedded: letterEmbedded,
  embeddedRefine: letterEmbeddedRefine,
  review: reviewLetter,
  isForRulesAlone: isDangerous,
  toThem: { isForbidden: isAfterNo },
  threatens,
  note: letterNote,
  sends: { isChat: false, each: eachAlternative('text') },
  versions: letterVersions,
});
