import { LogOut } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

/** A page that nobody asks about: the weather. */
const neutralPage = 'https://www.aemet.es/';

/** For somebody whose screen may be looked at: what was pasted is gone, and «back» does not lead here. */
export function QuickExit({ forget }: { forget: () => void }) {
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
          forget();
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
