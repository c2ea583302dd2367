import { serverTool } from '../../generation/pipeline/server-tool.server.ts';
import { modelReads } from '../../generation/transcript/lines.ts';
import { extentOf } from '../../language/read/newest.ts';
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
  extent: ({ message }, writer) => extentOf(message, writer === 'model' ? modelReads : message.length),
  helpsMinors: true,
});
