import { optionVersions } from '../../generation/pipeline/given.server.ts';
import { serverTool } from '../../generation/pipeline/server-tool.server.ts';
import { eachOption } from '../../generation/pipeline/voiced.server.ts';
import { type BioCreatorOutput, bioCreatorContract } from './contract.ts';
import { bioCreatorEmbedded, bioCreatorEmbeddedRefine, bioCreatorNote } from './embedded.server.ts';
import { bioCreatorPrompt } from './prompt.server.ts';

export const bioCreatorTool = serverTool({
  contract: bioCreatorContract,
  prompt: bioCreatorPrompt,
  embedded: bioCreatorEmbedded,
  tellsOfOneself: true,
  embeddedRefine: bioCreatorEmbeddedRefine,
  note: bioCreatorNote,
  sends: { isChat: false, each: eachOption('bio') },
  versions: optionVersions((option: BioCreatorOutput['options'][number]) => option.bio),
});
