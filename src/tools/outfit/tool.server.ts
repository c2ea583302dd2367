import { onlyVersion } from '../../generation/pipeline/given.server.ts';
import { serverTool } from '../../generation/pipeline/server-tool.server.ts';
import { outfitContract } from './contract.ts';
import { outfitEmbedded } from './embedded.server.ts';
import { outfitPrompt } from './prompt.server.ts';

export const outfitTool = serverTool({
  contract: outfitContract,
  prompt: outfitPrompt,
  embedded: outfitEmbedded,
  versions: onlyVersion,
});
