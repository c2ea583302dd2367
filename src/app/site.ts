import { createContext, useContext } from 'react';
import type { Writers } from '../account/session-contract.ts';
import type { Operator } from './legal/operator.ts';

export interface Site {
  origin: string;
  identity: 'embedded' | 'oidc';
  writers: Writers;
  operator: Operator;
}

export interface Assets {
  css: string;
  /** Fetched after the first frame and run in this order: dependencies first, the entry last. */
  modules: string[];
  fonts: string[];
  icon: string;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('Rendered outside its site.');
  return site;
}
