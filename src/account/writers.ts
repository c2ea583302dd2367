import { useSession } from './session.ts';
import type { Writer, Writers } from './session-contract.ts';
import { useSite } from './site.ts';

/** Who writes at this installation. The server's own word replaces what the page was rendered with. */
export function useWriters(): Writers {
  const { writers } = useSite();
  return useSession().writers ?? writers;
}

export const writerOf = (writers: Writers, toolId: string): Writer => writers.byTool[toolId] ?? writers;

export const hasModel = ({ engine, byTool }: Writers): boolean =>
  [{ engine }, ...Object.values(byTool)].some((writer) => writer.engine === 'model');

export const useMark = (): string =>
  hasModel(useSite().writers) ? 'Generado con IA' : 'Generado de forma automática';
