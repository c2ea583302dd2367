import { serverTool } from '../../generation/pipeline/server-tool.server.ts';
import { modelReads } from '../../generation/transcript/lines.ts';
import { interestCharacters } from '../../language/read/interest.ts';
import { extentOf } from '../../language/read/newest.ts';
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
  extent: ({ message }, writer) => extentOf(message, writer === 'model' ? modelReads : interestCharacters),
});
