import { serverTool } from '../../generation/pipeline/server-tool.server.ts';
import { redFlagsContract } from './contract.ts';
import { redFlagsEmbedded } from './embedded.server.ts';
import { mergeFindings } from './merge.server.ts';
import { redFlagsPrompt } from './prompt.server.ts';

export const redFlagsTool = serverTool({
  contract: redFlagsContract,
  prompt: redFlagsPrompt,
  embedded: redFlagsEmbedded,
  review: mergeFindings,
  conversation: ({ message }) => message,
  helpsMinors: true,
});
