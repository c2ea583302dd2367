import { serverTool } from '../../generation/server-tool.server.ts';
import { redFlagsContract } from './contract.ts';
import { redFlagsEmbedded } from './embedded.server.ts';
import { mergeFindings } from './merge.ts';
import { redFlagsPrompt } from './prompt.server.ts';

export const redFlagsTool = serverTool({
  contract: redFlagsContract,
  prompt: redFlagsPrompt,
  embedded: redFlagsEmbedded,
  review: (input, output) => mergeFindings(input, output).output,
});
