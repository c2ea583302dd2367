import type { ComponentType } from 'react';
import type { ToolAbout } from '../generation/tool.ts';
import type { SavedKind } from '../library/saved.ts';
import type { Scene } from '../ui/tiles/scene-tile.tsx';
import { bioAnalyzerAbout } from './bio-analyzer/about.ts';
import { bioAnalyzerArt } from './bio-analyzer/art.tsx';
import { savedBioAnalyses } from './bio-analyzer/saved.ts';
import { bioCreatorAbout } from './bio-creator/about.ts';
import { bioCreatorArt } from './bio-creator/art.tsx';
import { savedBios } from './bio-creator/saved.ts';
import { bodyLanguageAbout } from './body-language/about.ts';
import { bodyLanguageArt } from './body-language/art.tsx';
import { savedGuides } from './body-language/saved.ts';
import { datePlannerAbout } from './date-planner/about.ts';
import { datePlannerArt } from './date-planner/art.tsx';
import { savedPlans } from './date-planner/saved.ts';
import { icebreakerAbout } from './icebreaker/about.ts';
import { icebreakerArt } from './icebreaker/art.tsx';
import { savedIcebreakers } from './icebreaker/saved.ts';
import { improveDraftAbout } from './improve-draft/about.ts';
import { improveDraftArt } from './improve-draft/art.tsx';
import { outfitAbout } from './outfit/about.ts';
import { outfitArt } from './outfit/art.tsx';
import { savedOutfits } from './outfit/saved.ts';
import { redFlagsAbout } from './red-flags/about.ts';
import { redFlagsArt } from './red-flags/art.tsx';
import { savedFlags } from './red-flags/saved.ts';
import { strategyAbout } from './strategy/about.ts';
import { strategyArt } from './strategy/art.tsx';
import { savedReplies } from './strategy/saved.ts';
import { subtextAbout } from './subtext/about.ts';
import { subtextArt } from './subtext/art.tsx';
import { savedIntentions } from './subtext/saved.ts';
import { writeLetterAbout } from './write-letter/about.ts';
import { writeLetterArt } from './write-letter/art.tsx';

interface ToolEntry {
  about: ToolAbout;
  art: Scene;
  page: () => Promise<{ default: ComponentType }>;
  saved?: SavedKind;
}

/** The tools, in the order of menus and of the home page. `registry.server.ts` must name the same ones. */
export const tools = [
  {
    about: icebreakerAbout,
    art: icebreakerArt,
    page: () => import('./icebreaker/page.tsx'),
    saved: savedIcebreakers,
  },
  {
    about: bioCreatorAbout,
    art: bioCreatorArt,
    page: () => import('./bio-creator/page.tsx'),
    saved: savedBios,
  },
  {
    about: bioAnalyzerAbout,
    art: bioAnalyzerArt,
    page: () => import('./bio-analyzer/page.tsx'),
    saved: savedBioAnalyses,
  },
  { about: strategyAbout, art: strategyArt, page: () => import('./strategy/page.tsx'), saved: savedReplies },
  {
    about: improveDraftAbout,
    art: improveDraftArt,
    page: () => import('./improve-draft/page.tsx'),
  },
  { about: writeLetterAbout, art: writeLetterArt, page: () => import('./write-letter/page.tsx') },
  { about: redFlagsAbout, art: redFlagsArt, page: () => import('./red-flags/page.tsx'), saved: savedFlags },
  { about: subtextAbout, art: subtextArt, page: () => import('./subtext/page.tsx'), saved: savedIntentions },
  {
    about: datePlannerAbout,
    art: datePlannerArt,
    page: () => import('./date-planner/page.tsx'),
    saved: savedPlans,
  },
  {
    about: bodyLanguageAbout,
    art: bodyLanguageArt,
    page: () => import('./body-language/page.tsx'),
    saved: savedGuides,
  },
  { about: outfitAbout, art: outfitArt, page: () => import('./outfit/page.tsx'), saved: savedOutfits },
] as const satisfies readonly ToolEntry[];

const all: readonly ToolEntry[] = tools;

/** What can be kept, in the order of the library's tabs. */
export const savedKinds: readonly SavedKind[] = all
  .flatMap(({ saved }) => saved ?? [])
  .sort((a, b) => a.tab.place - b.tab.place);
