import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { oweErasure, settleErasure } from '../../account/owed-erasure.ts';
import { stored } from '../../account/personal-storage.ts';
import { useSession } from '../../account/session.ts';
import { neutralPage, tellTabs, vanish } from '../../account/session-tabs.ts';
import { endVisit, isVisited, owner, readFromTab } from '../../account/tab-memory.ts';
import { Button } from '../../ui/button.tsx';

/** For somebody whose screen may be looked at: what was pasted is gone (`clear`, where there is a form), here and in every other tab. */
export function QuickExit({ clear }: { clear?: () => void }) {
  const { user, status } = useSession();
  const dialog = useOpenDialog();

  function leave() {
    const userId = String(user?.id ?? readFromTab(owner) ?? '');
    // At once: what the form holds is kept in the tab whenever it changes.
    if (clear) flushSync(clear);
    // Whoever leaves before it is known who is there, or whose session has ended, may have answers kept; where nobody was there is nothing to forget.
    if (userId || (status !== 'ready' && isVisited())) {
      oweErasure(userId);
      void settleErasure(userId).catch(() => {});
    }
    // With the visit every other tab forgets what it held.
    endVisit();
    stored.forget();
    tellTabs('quick-exit');
    vanish();
  }

  const exit = (
    <div className="quick-exit no-print">
      <Button
        variant="secondary"
        size="sm"
        icon={<LogOut aria-hidden />}
        href={neutralPage}
        rel="noreferrer"
        onClick={(event) => {
          event.preventDefault();
          leave();
        }}
      >
        Salir rápido
      </Button>
    </div>
  );
  return dialog ? createPortal(exit, dialog) : exit;
}

/** While a dialog is open nothing outside it can be pressed, so the exit goes in there: into that of the menu as well. */
function useOpenDialog(): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => setDialog([...document.querySelectorAll('dialog:modal')].at(-1) ?? null);
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    look();
    return () => watch.disconnect();
  }, []);
  return dialog;
}
