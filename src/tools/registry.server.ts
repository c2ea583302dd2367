import type { AnyTool } from '../generation/models/engine.server.ts';
import { bioAnalyzerTool } from './bio-analyzer/tool.server.ts';
import { bioCreatorTool } from './bio-creator/tool.server.ts';
import { bodyLanguageTool } from './body-language/tool.server.ts';
import { datePlannerTool } from './date-planner/tool.server.ts';
import { icebreakerTool } from './icebreaker/tool.server.ts';
import { outfitTool } from './outfit/tool.server.ts';
import { redFlagsTool } from './red-flags/tool.server.ts';
import type { tools } from './registry.ts';
import { strategyTool } from './strategy/tool.server.ts';
import { subtextTool } from './subtext/tool.server.ts';

type ToolId = (typeof tools)[number]['about']['id'];

/** The server's halves of the tools of `registry.ts`: one that is missing here does not compile. */
const byId: Record<ToolId, AnyTool> = {
  icebreaker: icebreakerTool,
  'bio-creator': bioCreatorTool,
  'bio-analyzer': bioAnalyzerTool,
  strategy: strategyTool,
  'red-flags': redFlagsTool,
  subtext: subtextTool,
  'date-planner': datePlannerTool,
  'body-language': bodyLanguageTool,
  outfit: outfitTool,
};

export const toolServers: readonly AnyTool[] = Object.values(byId);
