import { onlyVersion } from '../../generation/given.server.ts';
import { serverTool } from '../../generation/server-tool.server.ts';
import { bodyLanguageContract } from './contract.ts';
import { bodyLanguageEmbedded } from './embedded.server.ts';
import { bodyLanguagePrompt } from './prompt.server.ts';

export const bodyLanguageTool = serverTool({
  contract: bodyLanguageContract,
  prompt: bodyLanguagePrompt,
  embedded: bodyLanguageEmbedded,
  versions: onlyVersion,
});
