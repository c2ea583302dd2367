import { UserRound } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { ToolRun } from './use-tool.ts';

/** Whom the answer will be about, and the way to leave them out. */
export function ThreadLine({ run: { thread, setThread } }: { run: ToolRun<unknown> }) {
  if (!thread) return null;
  return (
    <p className="row small gap-2">
      <UserRound aria-hidden className="size-4 flex-none text-blue" />
      <span className="wrap-anywhere">
        Tendremos en cuenta lo que guardas de <b>{thread.name}</b>.
      </span>
      <Button variant="quiet" size="sm" onClick={() => setThread(null)}>
        Sin tenerlo en cuenta
      </Button>
    </p>
  );
}
