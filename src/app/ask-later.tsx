import { useContext, useEffect, useState } from 'react';
import { useSession } from '../account/session.ts';
import { type CopiedBefore, dropCopied, readCopied } from '../generation/page/copied-before.ts';
import { Outcome } from '../generation/page/outcome.tsx';
import { ToolListContext } from '../generation/page/tool-list.ts';
import { Button } from '../ui/button.tsx';

/** On another visit, above what a person came for: whether what they copied was answered. Asked once. */
export function AskLater({ pathname }: { pathname: string }) {
  const { user } = useSession();
  const tools = useContext(ToolListContext);
  const [copied, setCopied] = useState<CopiedBefore | null>(null);
  const isPlace = ['/', '/personas', ...tools.map(({ path }) => path)].includes(pathname);
  const userId = isPlace ? user?.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may be another visit
  useEffect(() => {
    const found = userId ? readCopied(userId) : null;
    if (found) setCopied(found);
  }, [userId, pathname]);
  function notNow() {
    dropCopied();
    setCopied(null);
  }
  if (!copied || copied.userId !== userId) return null;
  return (
    <aside aria-label="Lo que copiaste" className="wrap mt-4 no-print">
      <div className="card row justify-between gap-x-6">
        <div className="min-w-0">
          <p className="wrap-anywhere">
            Copiaste un mensaje de {copied.tool} ({copied.angle}) {dayOf(copied.at)}.
          </p>
          <Outcome copied={copied} />
        </div>
        <Button variant="quiet" size="sm" onClick={notNow}>
          Ahora no
        </Button>
      </div>
    </aside>
  );
}

const day = new Intl.DateTimeFormat('es-ES', { weekday: 'long', day: 'numeric', month: 'long' });
const dayOf = (at: number) => `el ${day.format(at)}`;
