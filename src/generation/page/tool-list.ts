import { createContext, useContext } from 'react';
import type { Quota, ToolAbout } from '../tool.ts';

/** All tools. Provided by `app`, because this folder must not know which tools exist. */
export const ToolListContext = createContext<readonly ToolAbout[]>([]);

export function useToolsSharing({ counter }: Quota): readonly ToolAbout[] {
  return useContext(ToolListContext).filter(({ quota }) => quota?.counter === counter);
}

export function listInWords(names: readonly string[]): string {
  return new Intl.ListFormat('es-ES', { type: 'conjunction' }).format(names);
}
