import type { Labelled } from '../labelled.ts';
import { bioAnalyses } from './bio-analyses.ts';
import { bios } from './bios.ts';
import { bodies } from './bodies.ts';
import { dates } from './dates.ts';
import { icebreakers } from './icebreakers.ts';
import { outfits } from './outfits.ts';
import { replies } from './replies.ts';

/** By the tool that has to answer. */
export const generationSets: Readonly<Record<string, readonly Labelled[]>> = {
  icebreaker: icebreakers,
  'bio-creator': bios,
  'bio-analyzer': bioAnalyses,
  strategy: replies,
  'date-planner': dates,
  'body-language': bodies,
  outfit: outfits,
};
