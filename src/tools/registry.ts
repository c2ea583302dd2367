import type { ComponentType } from 'react';
import type { ToolAbout } from '../generation/tool.ts';
import type { SavedKind } from '../library/saved.ts';
import { bioAnalyzerAbout } from './bio-analyzer/about.ts';
import { bioCreatorAbout } from './bio-creator/about.ts';
import { savedBios } from './bio-creator/saved.ts';
import { bodyLanguageAbout } from './body-language/about.ts';
import { savedGuides } from './body-language/saved.ts';
import { datePlannerAbout } from './date-planner/about.ts';
import { savedPlans } from './date-planner/saved.ts';
import { icebreakerAbout } from './icebreaker/about.ts';
import { savedIcebreakers } from './icebreaker/saved.ts';
import { outfitAbout } from './outfit/about.ts';
import { savedOutfits } from './outfit/saved.ts';
import { redFlagsAbout } from './red-flags/about.ts';
import { savedFlags } from './red-flags/saved.ts';
import { strategyAbout } from './strategy/about.ts';
import { subtextAbout } from './subtext/about.ts';
import { savedIntentions } from './subtext/saved.ts';

interface ToolEntry {
  about: ToolAbout;
  page: () => Promise<{ default: ComponentType }>;
  saved?: SavedKind;
}

/** The tools, in the order of menus and of the home page. `registry.server.ts` must name the same ones. */
export const tools = [
  { about: icebreakerAbout, page: () => import('./icebreaker/page.tsx'), saved: savedIcebreakers },
  { about: bioCreatorAbout, page: () => import('./bio-creator/page.tsx'), saved: savedBios },
  { about: bioAnalyzerAbout, page: () => import('./bio-analyzer/page.tsx') },
  { about: strategyAbout, page: () => import('./strategy/page.tsx') },
  { about: redFlagsAbout, page: () => import('./red-flags/page.tsx'), saved: savedFlags },
  { about: subtextAbout, page: () => import('./subtext/page.tsx'), saved: savedIntentions },
  { about: datePlannerAbout, page: () => import('./date-planner/page.tsx'), saved: savedPlans },
  { about: bodyLanguageAbout, page: () => import('./body-language/page.tsx'), saved: savedGuides },
  { about: outfitAbout, page: () => import('./outfit/page.tsx'), saved: savedOutfits },
] as const satisfies readonly ToolEntry[];

const all: readonly ToolEntry[] = tools;

/** What can be kept, in the order of the library's tabs. */
export const savedKinds: readonly SavedKind[] = all
  .flatMap(({ saved }) => saved ?? [])
  .sort((a, b) => a.tab.place - b.tab.place);
