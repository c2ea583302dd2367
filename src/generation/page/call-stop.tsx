import { type ReactNode, useEffect, useRef } from 'react';
import { stopIn } from '../../account/api.ts';
import type { HelpLine } from '../help-lines.ts';
import { KindStop } from './kind-stop.tsx';
import { QuickExit } from './quick-exit.tsx';

interface CallStopProps {
  failure: Error | null;
  /** Of a page that has a way out already. */
  hasExit?: boolean;
  /** Shown where it failed otherwise. */
  children?: ReactNode;
}

/** What a call was stopped for, under the form that made it, until it is pressed again. */
export function CallStop({ failure, hasExit = false, children }: CallStopProps) {
  const place = useRef<HTMLDivElement>(null);
  const stop = stopIn(failure);
  useEffect(() => {
    if (!stop) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [stop]);
  if (!stop) return failure && children;
  return (
    <div ref={place} tabIndex={-1} className="stack outline-none">
      <KindStop
        reason={stop.reason}
        message={stop.message}
        helpLines={stop.helpLines as readonly HelpLine[]}
      />
      {!hasExit && <QuickExit />}
    </div>
  );
}
