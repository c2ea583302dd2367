import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { reasonOf } from '../account/api.ts';
import { useCall } from '../account/use-call.ts';
import { useEdits } from '../account/use-edits.ts';
import { ChatField } from '../generation/transcript/chat-field.tsx';
import { type ChatLine, linesFromPasted, textOf } from '../generation/transcript/lines.ts';
import { lettersFor, renamed } from '../generation/transcript/names.ts';
import { PrivateWordsBox } from '../generation/transcript/private-words-box.tsx';
import { afterLoad } from '../ui/after-load.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { Bubbles } from './bubbles.tsx';
import { threadCaps } from './limits.ts';
import { calledAsKept, newLines } from './new-lines.ts';
import { changeThread, notKept, type Thread, type ThreadChange, typedPlace } from './thread-data.ts';

const Editor = afterLoad(
  async () => (await import('../generation/transcript/transcript-view.tsx')).TranscriptView,
  <Skeleton lines={4} />,
);

interface Editing {
  from: readonly ChatLine[];
  lines: readonly ChatLine[];
}

const nothingTyped = { editing: null as Editing | null, pasted: '' };

interface Keeping {
  body: ThreadChange;
  done: string;
  after: () => void;
}

export function Said({ thread }: { thread: Thread }) {
  const client = useQueryClient();
  const typed = useEdits(typedPlace(thread.id, 'dicho'), nothingTyped);
  const { editing, pasted } = typed.fields;
  const setEditing = (now: Editing | null) => typed.change({ editing: now });
  const setPasted = (text: string) => typed.change({ pasted: text });
  const heading = useRef<HTMLHeadingElement>(null);
  const keep = useCall(async ({ body, done, after }: Keeping) => {
    await changeThread(client, thread.id, body);
    after();
    toast.success(done);
  });

  const lines = linesFromPasted(pasted).filter(({ text }) => text.trim() !== '');
  const letters = lettersFor(lines);
  const nameless = renamed(lines, letters);

  function add(event: FormEvent) {
    event.preventDefault();
    const fresh = calledAsKept(thread.lines, newLines(thread.lines, nameless));
    if (lines.length === 0) return;
    if (fresh.length === 0) return toast.info('Eso ya estaba guardado');
    keep.mutate({
      body: { add: fresh, seen: thread.lines.length },
      done: fresh.length === 1 ? 'Mensaje añadido' : `${fresh.length} mensajes añadidos`,
      after: () => setPasted(''),
    });
  }

  function leave() {
    setEditing(null);
    // What was pressed goes with the editor.
    if (heading.current?.parentElement?.contains(document.activeElement)) heading.current.focus();
  }

  return (
    <section aria-labelledby="dicho" className="stack">
      <h2 id="dicho" ref={heading} tabIndex={-1} className="text-xl outline-none">
        Lo que os habéis dicho
      </h2>
      {editing !== null ? (
        <>
          <Editor
            label="Los mensajes guardados"
            lines={editing.lines}
            onLines={(lines) => setEditing({ ...editing, lines })}
          />
          <div className="row gap-2">
            <Button
              busy={keep.isPending}
              busyLabel="Guardando..."
              onClick={() =>
                keep.mutate({
                  // What another device has added meanwhile stays.
                  body: { lines: editing.lines, seen: editing.from.length },
                  done: 'Cambios guardados',
                  after: leave,
                })
              }
            >
              Guardar los mensajes
            </Button>
            <Button variant="quiet" onClick={leave}>
              Dejarlos como estaban
            </Button>
          </div>
        </>
      ) : (
        <>
          {thread.lines.length === 0 ? (
            <p className="soft">Aún no hay mensajes. Pega debajo lo último que habéis hablado.</p>
          ) : (
            <Bubbles lines={thread.lines} name={thread.name} />
          )}
          {thread.lines.length > 0 && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => setEditing({ from: thread.lines, lines: thread.lines })}
            >
              Corregir los mensajes
            </Button>
          )}
          <form className="stack gap-3" onSubmit={add} noValidate>
            <ChatField
              label="Añade lo último"
              hint="Pega el chat, o escribe «Yo:» delante de lo tuyo. Solo se añade lo que no estaba."
              minHeight={72}
              limit={threadCaps.characters}
              value={pasted}
              onText={setPasted}
              paste={{ onText: setPasted }}
              asText={
                <PrivateWordsBox
                  lines={nameless}
                  names={[...letters.keys()]}
                  onRemove={(without) => setPasted(textOf(without))}
                />
              }
            />
            <Button
              type="submit"
              variant="secondary"
              className="justify-self-start"
              busy={keep.isPending}
              busyLabel="Añadiendo..."
              disabled={pasted.trim() === ''}
            >
              Añadir
            </Button>
          </form>
        </>
      )}
      {keep.error && <Notice kind="error" title={reasonOf(keep.error, notKept)} />}
    </section>
  );
}
