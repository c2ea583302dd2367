import { createContext, useContext } from 'react';
import type { Writers } from './session-contract.ts';

export type OperatorDatum = 'name' | 'address' | 'nif' | 'email' | 'phone' | 'registry';

/** Known when a page is built, so that no text arrives late. */
export interface Site {
  origin: string;
  identity: 'embedded' | 'oidc';
  writers: Writers;
  operator: Record<OperatorDatum, string | null>;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('Rendered outside its site.');
  return site;
}
