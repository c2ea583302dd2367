import { useQueryClient } from '@tanstack/react-query';
import { Check, UserRound, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../account/session.ts';
import { useCall } from '../account/use-call.ts';
import type { AfterAnswerProps } from '../generation/page/after-answer.ts';
import type { ChatLine } from '../generation/transcript/lines.ts';
import { privateWordsIn } from '../generation/transcript/private-words.ts';
import { PrivateWordsBox } from '../generation/transcript/private-words-box.tsx';
import { excerpt } from '../library/excerpt.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { calledAsKept, linesOf, newLines, notesOf } from './new-lines.ts';
import { SaveThread } from './save-thread.tsx';
import { changeThread, notKept, readThread } from './thread-data.ts';

interface Addition {
  id: string;
  before: readonly ChatLine[];
  fresh: readonly ChatLine[];
}

/** Under an answer: keeps whom it is about, or adds what is new to who is kept. Nothing is kept without a press. */
export default function ThreadBar({ about, sent, copied, thread, onThread }: AfterAnswerProps) {
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [added, setAdded] = useState<unknown>(null);
  /** It would tell who somebody is: the person decides first. */
  const [asked, setAsked] = useState<Addition | null>(null);
  /** Whatever fails, nothing is added and the button is there again. */
  const { isPending: busy, mutate: attempt } = useCall((work: () => Promise<unknown>) => work(), {
    failed: notKept,
  });
  const { user } = useSession();
  const { lines: received, names } = linesOf(about, sent);
  const own = copied ? [{ who: 'me', text: copied }] : [];
  const lines = [...received, ...own];
  const notes = notesOf(about, sent);
  const isAdded = added === (copied ?? sent);
  const called = excerpt(thread?.name || 'esta persona', 20);
  if (!user || (lines.length === 0 && !notes && !thread)) return null;

  async function look(id: string, name: string) {
    const before = (await readThread(id)).lines;
    const fresh = calledAsKept(before, [...newLines(before, received), ...newLines(before, own)]);
    if (fresh.length === 0) {
      setAdded(copied ?? sent);
      toast.info(`Eso ya estaba en lo que guardas de ${name}`);
    } else if (privateWordsIn(fresh, names).length > 0) setAsked({ id, before, fresh });
    else await add({ id, before, fresh });
  }

  async function add({ id, before, fresh }: Addition) {
    await changeThread(client, id, { add: fresh, seen: before.length });
    setAsked(null);
    setAdded(copied ?? sent);
    toast.success(fresh.length === 1 ? 'Mensaje añadido' : `${fresh.length} mensajes añadidos`);
  }

  return (
    <div className="stack gap-2 no-print">
      <div className="row">
        {thread ? (
          <>
            {lines.length > 0 && (
              <Button
                variant="secondary"
                size="sm"
                icon={isAdded ? <Check /> : <UserRoundPlus />}
                busy={busy}
                busyLabel="Añadiendo..."
                disabled={isAdded || asked !== null}
                onClick={() => attempt(() => look(thread.id, called))}
              >
                {isAdded ? 'Añadido' : `Añadir lo nuevo a ${called}`}
              </Button>
            )}
            <Button variant="quiet" size="sm" href={`/personas?id=${thread.id}`} icon={<UserRound />}>
              Ver a {called}
            </Button>
          </>
        ) : (
          <Button variant="secondary" size="sm" icon={<UserRoundPlus />} onClick={() => setSaving(true)}>
            Guardar como hilo
          </Button>
        )}
        {copied && !isAdded && <span className="small soft">Lo que envías entra también, como tuyo.</span>}
      </div>
      {asked && (
        <>
          <PrivateWordsBox
            lines={asked.fresh}
            names={names}
            onRemove={(fresh) => attempt(() => add({ ...asked, fresh }))}
          />
          <Button variant="quiet" size="sm" disabled={busy} onClick={() => attempt(() => add(asked))}>
            Añadirlo tal cual
          </Button>
        </>
      )}
      {saving && (
        <SaveThread
          lines={lines}
          names={names}
          notes={notes}
          onClose={() => setSaving(false)}
          onSaved={(saved) => {
            setSaving(false);
            setAdded(copied ?? sent);
            onThread(saved);
          }}
        />
      )}
    </div>
  );
}
