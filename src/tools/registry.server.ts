import type { AnyTool } from '../generation/engine.server.ts';
import type { ToolServer } from '../generation/tool.ts';
import { bioAnalyzerContract } from './bio-analyzer/contract.ts';
import { bioAnalyzerEmbedded } from './bio-analyzer/embedded.server.ts';
import { bioAnalyzerPrompt } from './bio-analyzer/prompt.server.ts';
import { bioCreatorContract } from './bio-creator/contract.ts';
import { bioCreatorEmbedded, bioCreatorEmbeddedRefine } from './bio-creator/embedded.server.ts';
import { bioCreatorPrompt } from './bio-creator/prompt.server.ts';
import { bodyLanguageContract } from './body-language/contract.ts';
import { bodyLanguageEmbedded } from './body-language/embedded.server.ts';
import { bodyLanguagePrompt } from './body-language/prompt.server.ts';
import { datePlannerContract } from './date-planner/contract.ts';
import { datePlannerEmbedded } from './date-planner/embedded.server.ts';
import { datePlannerPrompt } from './date-planner/prompt.server.ts';
import { icebreakerContract } from './icebreaker/contract.ts';
import { icebreakerEmbedded, icebreakerEmbeddedRefine } from './icebreaker/embedded.server.ts';
import { icebreakerPrompt } from './icebreaker/prompt.server.ts';
import { outfitContract } from './outfit/contract.ts';
import { outfitEmbedded } from './outfit/embedded.server.ts';
import { outfitPrompt } from './outfit/prompt.server.ts';
import { redFlagsContract } from './red-flags/contract.ts';
import { redFlagsEmbedded } from './red-flags/embedded.server.ts';
import { redFlagsPrompt } from './red-flags/prompt.server.ts';
import type { tools } from './registry.ts';
import { strategyContract } from './strategy/contract.ts';
import { strategyEmbedded, strategyEmbeddedRefine } from './strategy/embedded.server.ts';
import { strategyPrompt } from './strategy/prompt.server.ts';
import { subtextContract } from './subtext/contract.ts';
import { subtextEmbedded } from './subtext/embedded.server.ts';
import { subtextPrompt } from './subtext/prompt.server.ts';

type ToolId = (typeof tools)[number]['about']['id'];

function tool<Input, Output, Answer>(server: ToolServer<Input, Output, Answer>): AnyTool {
  return server;
}

/** The server's halves of the tools of `registry.ts`: one that is missing here does not compile. */
const byId: Record<ToolId, AnyTool> = {
  icebreaker: tool({
    contract: icebreakerContract,
    prompt: icebreakerPrompt,
    embedded: icebreakerEmbedded,
    embeddedRefine: icebreakerEmbeddedRefine,
  }),
  'bio-creator': tool({
    contract: bioCreatorContract,
    prompt: bioCreatorPrompt,
    embedded: bioCreatorEmbedded,
    embeddedRefine: bioCreatorEmbeddedRefine,
  }),
  'bio-analyzer': tool({
    contract: bioAnalyzerContract,
    prompt: bioAnalyzerPrompt,
    embedded: bioAnalyzerEmbedded,
  }),
  strategy: tool({
    contract: strategyContract,
    prompt: strategyPrompt,
    embedded: strategyEmbedded,
    embeddedRefine: strategyEmbeddedRefine,
  }),
  'red-flags': tool({ contract: redFlagsContract, prompt: redFlagsPrompt, embedded: redFlagsEmbedded }),
  subtext: tool({ contract: subtextContract, prompt: subtextPrompt, embedded: subtextEmbedded }),
  'date-planner': tool({
    contract: datePlannerContract,
    prompt: datePlannerPrompt,
    embedded: datePlannerEmbedded,
  }),
  'body-language': tool({
    contract: bodyLanguageContract,
    prompt: bodyLanguagePrompt,
    embedded: bodyLanguageEmbedded,
  }),
  outfit: tool({ contract: outfitContract, prompt: outfitPrompt, embedded: outfitEmbedded }),
};

export const toolServers: readonly AnyTool[] = Object.values(byId);
