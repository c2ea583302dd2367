import type { ComponentType } from 'react';
import type { ToolAbout } from '../generation/tool.ts';
import { bioAnalyzerAbout } from './bio-analyzer/about.ts';
import { bioCreatorAbout } from './bio-creator/about.ts';
import { bodyLanguageAbout } from './body-language/about.ts';
import { datePlannerAbout } from './date-planner/about.ts';
import { icebreakerAbout } from './icebreaker/about.ts';
import { outfitAbout } from './outfit/about.ts';
import { redFlagsAbout } from './red-flags/about.ts';
import { strategyAbout } from './strategy/about.ts';
import { subtextAbout } from './subtext/about.ts';

interface ToolEntry {
  about: ToolAbout;
  page: () => Promise<{ default: ComponentType }>;
}

/** The tools, in the order of menus and of the home page. `registry.server.ts` must name the same ones. */
export const tools = [
  { about: icebreakerAbout, page: () => import('./icebreaker/page.tsx') },
  { about: bioCreatorAbout, page: () => import('./bio-creator/page.tsx') },
  { about: bioAnalyzerAbout, page: () => import('./bio-analyzer/page.tsx') },
  { about: strategyAbout, page: () => import('./strategy/page.tsx') },
  { about: redFlagsAbout, page: () => import('./red-flags/page.tsx') },
  { about: subtextAbout, page: () => import('./subtext/page.tsx') },
  { about: datePlannerAbout, page: () => import('./date-planner/page.tsx') },
  { about: bodyLanguageAbout, page: () => import('./body-language/page.tsx') },
  { about: outfitAbout, page: () => import('./outfit/page.tsx') },
] as const satisfies readonly ToolEntry[];
