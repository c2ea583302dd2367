import { useContext } from 'react';
import { Button } from '../../ui/button.tsx';
import type { ToolAbout } from '../tool.ts';
import { ToolListContext } from './tool-list.ts';
import { prepareDraft } from './use-draft.ts';

/** What was pasted here, taken to the other tools that read it. The step itself sends nothing and costs no use. */
export function HandOffs({ from, sent }: { from: ToolAbout; sent: unknown }) {
  const tools = useContext(ToolListContext);
  const text = from.reads && (sent as Record<string, unknown> | null)?.[from.reads.field];
  if (typeof text !== 'string') return null;
  return (
    <nav aria-label="Seguir con el mismo mensaje" className="row no-print">
      <span className="small soft w-full sm:w-auto">Con el mismo mensaje:</span>
      {tools.map(
        ({ id, path, reads }) =>
          reads &&
          id !== from.id && (
            <Button
              key={id}
              href={path}
              variant="secondary"
              size="sm"
              onClick={() => prepareDraft(id, { [reads.field]: text })}
            >
              {reads.asks}
            </Button>
          ),
      )}
    </nav>
  );
}
