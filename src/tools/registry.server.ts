import type { AnyTool } from '../generation/models/engine.server.ts';
import type { RegisteredTool } from '../generation/pipeline/server-tool.server.ts';
import type { Collection } from '../library/collections.server.ts';
import { bioAnalysisCollection } from './bio-analyzer/saved.server.ts';
import { bioAnalyzerTool } from './bio-analyzer/tool.server.ts';
import { bioCollection } from './bio-creator/saved.server.ts';
import { bioCreatorTool } from './bio-creator/tool.server.ts';
import { bodyLanguageCollection } from './body-language/saved.server.ts';
import { bodyLanguageTool } from './body-language/tool.server.ts';
import { datePlanCollection } from './date-planner/saved.server.ts';
import { datePlannerTool } from './date-planner/tool.server.ts';
import { icebreakerCollection } from './icebreaker/saved.server.ts';
import { icebreakerTool } from './icebreaker/tool.server.ts';
import { improveDraftTool } from './improve-draft/tool.server.ts';
import { outfitCollection } from './outfit/saved.server.ts';
import { outfitTool } from './outfit/tool.server.ts';
import { redFlagsCollection } from './red-flags/saved.server.ts';
import { redFlagsTool } from './red-flags/tool.server.ts';
import type { tools } from './registry.ts';
import { replyCollection } from './strategy/saved.server.ts';
import { strategyTool } from './strategy/tool.server.ts';
import { subtextCollection } from './subtext/saved.server.ts';
import { subtextTool } from './subtext/tool.server.ts';
import { writeLetterTool } from './write-letter/tool.server.ts';

type Entry = (typeof tools)[number];
type ServerHalf<Of> = Of extends { saved: unknown }
  ? { tool: RegisteredTool; saved: Collection }
  : { tool: RegisteredTool; saved?: never };

/** The server's halves of the tools of `registry.ts`: one that is missing here does not compile, nor does a collection. */
const byId: { [Of in Entry as Of['about']['id']]: ServerHalf<Of> } = {
  icebreaker: { tool: icebreakerTool, saved: icebreakerCollection },
  'bio-creator': { tool: bioCreatorTool, saved: bioCollection },
  'bio-analyzer': { tool: bioAnalyzerTool, saved: bioAnalysisCollection },
  strategy: { tool: strategyTool, saved: replyCollection },
  'improve-draft': { tool: improveDraftTool },
  'write-letter': { tool: writeLetterTool },
  'red-flags': { tool: redFlagsTool, saved: redFlagsCollection },
  subtext: { tool: subtextTool, saved: subtextCollection },
  'date-planner': { tool: datePlannerTool, saved: datePlanCollection },
  'body-language': { tool: bodyLanguageTool, saved: bodyLanguageCollection },
  outfit: { tool: outfitTool, saved: outfitCollection },
};

/** Each tool with what it keeps. */
export const halves: readonly { tool: RegisteredTool; saved?: Collection }[] = Object.values(byId);

export const toolServers: readonly AnyTool[] = halves.map(({ tool }) => tool);

export const collections: readonly Collection[] = halves.flatMap(({ saved }) => saved ?? []);
