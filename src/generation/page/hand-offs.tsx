import { useContext } from 'react';
import { Button } from '../../ui/button.tsx';
import type { HandedOver, ToolAbout } from '../tool.ts';
import { ToolListContext } from './tool-list.ts';
import { type ChosenThread, chooseThread } from './tool-thread.ts';
import { prepareDraft } from './use-draft.ts';

export interface Thing {
  what: HandedOver;
  text: string;
  also?: Record<string, string>;
  thread?: ChosenThread | null;
}

interface HandOffsProps extends Pick<HandOffProps, 'isGrave'> {
  from: ToolAbout;
  things: readonly Thing[];
}

export function HandOffs({ things, ...rest }: HandOffsProps) {
  if (!things.some(({ text }) => text.trim())) return null;
  return (
    <nav aria-label="Seguir con esto" className="row no-print">
      <span className="small soft w-full sm:w-auto">Sigue con esto:</span>
      {things.map((thing) => (
        <HandOff key={thing.what} thing={thing} {...rest} />
      ))}
    </nav>
  );
}

interface HandOffProps {
  thing: Thing;
  from?: ToolAbout;
  only?: string;
  isGrave?: boolean;
}

export function HandOff({ thing, from, only, isGrave }: HandOffProps) {
  const { what, text, also, thread } = thing;
  const tools = useContext(ToolListContext);
  return tools.map(({ id, path, reads, takes }) => {
    const taken = what === 'message' ? reads : takes?.[what];
    if (!taken || id === from?.id || (only && id !== only)) return null;
    return (
      <Button
        key={id}
        href={path}
        variant="secondary"
        size="sm"
        onClick={() => {
          // With nothing to take along, the form stays as it is.
          if (text) prepareDraft(id, { ...also, ...taken.beside, [taken.field]: text }, thread, isGrave);
          else if (thread) chooseThread(id, thread);
        }}
      >
        {taken.asks}
      </Button>
    );
  });
}

export function messageOf(from: ToolAbout, sent: unknown, thread: ChosenThread | null): Thing[] {
  const text = from.reads && (sent as Record<string, unknown> | null)?.[from.reads.field];
  return typeof text === 'string' ? [{ what: 'message', text, thread }] : [];
}
