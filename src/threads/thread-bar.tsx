import { useQueryClient } from '@tanstack/react-query';
import { Check, UserRound, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { reasonOf } from '../account/api.ts';
import { useSession } from '../account/session.ts';
import type { AfterAnswerProps } from '../generation/page/after-answer.ts';
import type { ChatLine } from '../generation/transcript/lines.ts';
import { excerpt } from '../library/excerpt.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { beginsWith, linesOf, newLines } from './new-lines.ts';
import { SaveThread } from './save-thread.tsx';
import { changeThread, notKept, readThread } from './thread-data.ts';

/** Under an answer: keeps whom it is about, or adds what is new to who is kept. Nothing is kept without a press. */
export default function ThreadBar({ about, sent, thread, onThread }: AfterAnswerProps) {
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState<unknown>(null);
  const { user } = useSession();
  const { lines, names } = linesOf(about, sent);
  if (!user || lines.length === 0) return null;

  async function add(id: string, name: string) {
    setBusy(true);
    try {
      const before = (await readThread(id)).lines;
      const fresh = newLines(before, lines);
      setAdded(sent);
      if (fresh.length === 0) return toast.info(`Eso ya estaba en lo que guardas de ${name}`);
      const after = (await changeThread(client, id, { add: fresh, seen: before.length })).lines;
      toast.success(fresh.length === 1 ? 'Mensaje añadido' : `${fresh.length} mensajes añadidos`, {
        action: {
          label: 'Deshacer',
          onClick: () =>
            void takeOut(id, after, fresh.length).catch((error: unknown) =>
              toast.error(reasonOf(error, notKept)),
            ),
        },
      });
    } catch (error) {
      setAdded(null);
      toast.error(reasonOf(error, notKept));
    } finally {
      setBusy(false);
    }
  }

  async function takeOut(id: string, after: readonly ChatLine[], count: number) {
    if (!beginsWith((await readThread(id)).lines, after))
      return toast.info('También lo has cambiado en otro sitio: quítalo desde su página.');
    await changeThread(client, id, { lines: after.slice(0, -count), seen: after.length });
    setAdded(null);
  }

  return (
    <div className="row no-print">
      {thread ? (
        <>
          <Button
            variant="secondary"
            size="sm"
            icon={added === sent ? <Check /> : <UserRoundPlus />}
            busy={busy}
            busyLabel="Añadiendo..."
            disabled={added === sent}
            onClick={() => void add(thread.id, thread.name)}
          >
            {added === sent ? 'Añadido' : `Añadir lo nuevo a ${excerpt(thread.name, 20)}`}
          </Button>
          <Button variant="quiet" size="sm" href={`/personas?id=${thread.id}`} icon={<UserRound />}>
            Ver a {excerpt(thread.name, 20)}
          </Button>
        </>
      ) : (
        <Button variant="secondary" size="sm" icon={<UserRoundPlus />} onClick={() => setSaving(true)}>
          Guardar como hilo
        </Button>
      )}
      {saving && (
        <SaveThread
          lines={lines}
          names={names}
          onClose={() => setSaving(false)}
          onSaved={(saved) => {
            setSaving(false);
            setAdded(sent);
            onThread(saved);
          }}
        />
      )}
    </div>
  );
}
