import { createContext, useContext } from 'react';
import type { Operator } from './legal/operator.ts';

/** What every page knows about this installation; written into the HTML, read back by the browser. */
export interface Site {
  origin: string;
  identity: 'embedded' | 'oidc';
  operator: Operator;
}

/** How the document finds its own code: from the build's manifest, or from Vite in development. */
export interface Assets {
  css: string;
  /** Loaded after the first frame: the entry, then the route's own chunks. */
  modules: string[];
  fonts: string[];
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('Rendered outside its site.');
  return site;
}
