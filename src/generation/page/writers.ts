import { createContext, useContext } from 'react';
import { useSession } from '../../account/session.ts';
import type { Writer, Writers } from '../../account/session-contract.ts';

/** As this page was rendered with, so that nothing arrives late. */
export const WritersContext = createContext<Writers>({ engine: 'model', sees: true, byTool: {} });

/** Who writes at this installation. The server's own word replaces what the page was rendered with. */
export function useWriters(): Writers {
  const rendered = useContext(WritersContext);
  return useSession().writers ?? rendered;
}

export const writerOf = (writers: Writers, toolId: string): Writer => writers.byTool[toolId] ?? writers;

export const hasModel = ({ engine, byTool }: Writers): boolean =>
  [{ engine }, ...Object.values(byTool)].some((writer) => writer.engine === 'model');
