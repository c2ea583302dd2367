import { serverTool } from '../../generation/pipeline/server-tool.server.ts';
import { strategyContract } from './contract.ts';
import { strategyEmbedded, strategyEmbeddedRefine } from './embedded.server.ts';
import { strategyPrompt } from './prompt.server.ts';
import { replyVersions } from './reply-versions.server.ts';
import { conversationOf, isDangerous, reviewStrategy } from './safety.server.ts';

export const strategyTool = serverTool({
  contract: strategyContract,
  prompt: strategyPrompt,
  embedded: strategyEmbedded,
  embeddedRefine: strategyEmbeddedRefine,
  review: reviewStrategy,
  conversation: conversationOf,
  isForRulesAlone: isDangerous,
  versions: replyVersions,
});
