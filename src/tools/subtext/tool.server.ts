import { serverTool } from '../../generation/pipeline/server-tool.server.ts';
import { subtextContract } from './contract.ts';
import { subtextEmbedded } from './embedded.server.ts';
import { mergeReadings } from './merge.server.ts';
import { subtextPrompt } from './prompt.server.ts';

export const subtextTool = serverTool({
  contract: subtextContract,
  prompt: subtextPrompt,
  embedded: subtextEmbedded,
  review: mergeReadings,
  conversation: ({ message }) => message,
});
