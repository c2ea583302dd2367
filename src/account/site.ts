import { createContext, useContext } from 'react';
import type { Writers } from './session-contract.ts';

export interface Operator {
  name: string | null;
  address: string | null;
  nif: string | null;
  email: string | null;
  phone: string | null;
  registry: string | null;
}

/** Known when a page is built, so that no text arrives late. */
export interface Site {
  origin: string;
  identity: 'embedded' | 'oidc';
  writers: Writers;
  operator: Operator;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('Rendered outside its site.');
  return site;
}
