import { createContext, useContext } from 'react';
import type { Quota, ToolAbout } from '../tool.ts';

/** All tools, from the registry: this folder knows the shape of a tool, not which ones there are. */
export const ToolListContext = createContext<readonly ToolAbout[]>([]);

/** Whose uses are taken from the same counter. */
export function useToolsSharing({ counter }: Quota): readonly ToolAbout[] {
  return useContext(ToolListContext).filter(({ quota }) => quota?.counter === counter);
}

export function listInWords(names: readonly string[]): string {
  return new Intl.ListFormat('es-ES', { type: 'conjunction' }).format(names);
}
