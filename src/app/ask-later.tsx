import { X } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { useSession } from '../account/session.ts';
import { type CopiedBefore, dropCopied, readCopied } from '../generation/page/copied-before.ts';
import { Outcome } from '../generation/page/outcome.tsx';
import { ToolListContext } from '../generation/page/tool-list.ts';
import { IconButton } from '../ui/icon-button.tsx';

export function AskLater({ pathname }: { pathname: string }) {
  const { user } = useSession();
  const tools = useContext(ToolListContext);
  const [copied, setCopied] = useState<CopiedBefore | null>(null);
  const [isTold, setTold] = useState(false);
  const isPlace = ['/', '/personas', ...tools.map(({ path }) => path)].includes(pathname);
  const userId = isPlace ? user?.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may be another visit
  useEffect(() => {
    setCopied(userId ? readCopied(userId) : null);
    setTold(false);
  }, [userId, pathname]);
  function close() {
    if (!isTold) dropCopied();
    setCopied(null);
    document.getElementById('contenido')?.focus({ preventScroll: true });
  }
  if (!copied || copied.userId !== userId) return null;
  return (
    <aside aria-label="Lo que te llevaste" className="wrap mt-4 no-print">
      <div className="card flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className="wrap-anywhere">
            Te llevaste un mensaje de {copied.tool} ({copied.angle}) el {day.format(copied.at)}.
          </p>
          <Outcome copied={copied} onTold={() => setTold(true)} />
        </div>
        <IconButton
          className="-mt-2 -mr-2 shrink-0"
          label={isTold ? 'Cerrar' : 'Ahora no'}
          icon={<X />}
          onClick={close}
        />
      </div>
    </aside>
  );
}

const day = new Intl.DateTimeFormat('es-ES', { weekday: 'long', day: 'numeric', month: 'long' });
