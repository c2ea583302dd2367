import { UserRound } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { ChosenThread } from './tool-thread.ts';

interface ThreadLineProps {
  thread: ChosenThread;
  isForModel: boolean;
  leaveOut: () => void;
}

export function ThreadLine({ thread, isForModel, leaveOut }: ThreadLineProps) {
  return (
    <p className="row small gap-2">
      <UserRound aria-hidden className="size-4 flex-none text-blue" />
      <span className="wrap-anywhere">
        Tendremos en cuenta lo que guardas de <b>{thread.name || 'esta persona'}</b>
        {isForModel && ', y se lo enviamos a la IA'}.
      </span>
      <Button variant="quiet" size="sm" onClick={leaveOut}>
        Sin tenerlo en cuenta
      </Button>
    </p>
  );
}
