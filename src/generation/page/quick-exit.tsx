import { LogOut } from 'lucide-react';
import { useSession } from '../../account/session.ts';
import { forgetTab } from '../../account/tab-memory.ts';
import { Button } from '../../ui/button.tsx';
import { forgetRecent } from './use-answers.ts';

const neutralPage = 'https://www.aemet.es/';

/** For somebody whose screen may be looked at: what was pasted is gone (`clear`, where there is a form), and «back» does not lead here. */
export function QuickExit({ clear }: { clear?: () => void }) {
  const { user, status } = useSession();
  return (
    <div className="quick-exit no-print">
      <Button
        variant="secondary"
        size="sm"
        icon={<LogOut aria-hidden />}
        href={neutralPage}
        rel="noreferrer"
        onClick={(event) => {
          event.preventDefault();
          clear?.();
          forgetTab();
          // Whoever leaves before it is known who is there may have answers kept; of nobody there is nothing to forget.
          if (user || status !== 'ready') void forgetRecent().catch(() => {});
          // The next page may take seconds to come: until then there is nothing to see.
          document.documentElement.hidden = true;
          location.replace(neutralPage);
        }}
      >
        Salir rápido
      </Button>
    </div>
  );
}
