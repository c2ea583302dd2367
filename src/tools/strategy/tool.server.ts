import { serverTool } from '../../generation/pipeline/server-tool.server.ts';
import { eachAlternative } from '../../generation/pipeline/voiced.server.ts';
import { modelReads } from '../../generation/transcript/lines.ts';
import { extentOf, rulesRead } from '../../language/read/newest.ts';
import { type StrategyOutput, strategyContract } from './contract.ts';
import { strategyEmbedded, strategyEmbeddedRefine } from './embedded.server.ts';
import { strategyPrompt } from './prompt.server.ts';
import { takesLeave } from './read-act.server.ts';
import { conversationOf, isDangerous, ownWords, reviewStrategy, threatens } from './safety.server.ts';

export const strategyTool = serverTool({
  contract: strategyContract,
  prompt: strategyPrompt,
  embedded: strategyEmbedded,
  embeddedRefine: strategyEmbeddedRefine,
  review: reviewStrategy,
  conversation: conversationOf,
  own: ownWords,
  toThem: { isForbidden: (input, no) => no !== null || takesLeave(input) },
  extent: ({ receivedMessage }, writer) =>
    extentOf(receivedMessage, writer === 'model' ? modelReads : rulesRead),
  isForRulesAlone: isDangerous,
  threatens,
  sends: { isChat: true, each: eachAlternative('suggestedReply') },
  versions: {
    of: ({ suggestedReply, alternatives }) => [
      suggestedReply,
      ...alternatives.map((one) => one.suggestedReply),
    ],
    lead({ angle, silent, suggestedReply, alternatives, ...rest }, index) {
      const all = [{ angle, silent, suggestedReply }, ...alternatives];
      return { ...rest, ...all[index], alternatives: all.filter((_, at) => at !== index) } as StrategyOutput;
    },
  },
});
