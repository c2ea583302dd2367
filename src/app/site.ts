import { createContext, useContext } from 'react';
import type { Writers } from '../account/session-contract.ts';
import type { Operator } from './legal/operator.ts';

/** What every page knows about this installation; written into the HTML, read back by the browser. */
export interface Site {
  origin: string;
  identity: 'embedded' | 'oidc';
  writers: Writers;
  operator: Operator;
}

/** How the document finds its own code: from the build's manifest, or from Vite in development. */
export interface Assets {
  css: string;
  /** Fetched after the first frame and run in this order: dependencies first, the entry last. */
  modules: string[];
  fonts: string[];
  /** The address of the icon, or the icon itself. */
  icon: string;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('Rendered outside its site.');
  return site;
}
