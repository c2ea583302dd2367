import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Pause, Play, Trash2 } from 'lucide-react';
import { useContext } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure, reasonOf } from '../account/api.ts';
import { useSession } from '../account/session.ts';
import { forgetInTab } from '../account/tab-memory.ts';
import { useCall } from '../account/use-call.ts';
import { HandOff } from '../generation/page/hand-offs.tsx';
import { ToolListContext } from '../generation/page/tool-list.ts';
import { forgetThread } from '../generation/page/tool-thread.ts';
import { endOf } from '../generation/transcript/end-of.ts';
import { type ChatLine, textOf } from '../generation/transcript/lines.ts';
import { downloadFile, textFile } from '../library/deliver-file.ts';
import { deleteWithUndo } from '../library/pending-deletes.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { LoadingSkeleton } from '../ui/skeleton.tsx';
import { turnOf } from './new-lines.ts';
import { PersonForm } from './person-form.tsx';
import { Said } from './said.tsx';
import { changeThread, notKept, readThread, type Thread, threadsKey, typedPlace } from './thread-data.ts';

export function OnePerson({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...threadsKey, id],
    queryFn: () => readThread(id),
    retry: (count, failure) => count < 2 && !(failure instanceof ApiFailure && failure.status === 404),
  });
  const isGone = error instanceof ApiFailure && error.status === 404;
  return (
    <>
      <PageHero
        title={<span className="wrap-anywhere">{data?.name ?? (isGone ? 'Ya no está' : 'Personas')}</span>}
        lead={data?.app && <span className="wrap-anywhere">{data.app}</span>}
        // A title stays in the browser's history, and in that of other devices.
        name="Persona"
        description="Lo que guardas de una persona."
      >
        <Link to="/personas">Todas las personas</Link>
      </PageHero>
      <div className="wrap stack gap-8 pb-20">
        {data ? (
          <Kept thread={data} />
        ) : isGone ? (
          <p>La has borrado, o se le ha acabado el tiempo: a los 90 días de no usarla se borra sola.</p>
        ) : error ? (
          <RetryNotice title={reasonOf(error, 'No se ha podido cargar')} onRetry={refetch} />
        ) : (
          <LoadingSkeleton />
        )}
      </div>
    </>
  );
}

function Kept({ thread }: { thread: Thread }) {
  return (
    <>
      {thread.paused ? (
        <Notice announce="none" title="En pausa">
          Sigue guardada, pero ninguna herramienta la tiene en cuenta.
        </Notice>
      ) : (
        <NextSteps thread={thread} />
      )}
      <div className="split">
        <Said key={thread.id} thread={thread} />
        <div className="stack gap-6">
          <PersonForm key={thread.id} thread={thread} />
          <Ways thread={thread} />
        </div>
      </div>
    </>
  );
}

/** Each opens with what is to be answered in its form and the rest as context. Nothing is sent and no use is taken. */
function NextSteps({ thread }: { thread: Thread }) {
  const { id, name, lines, notes } = thread;
  const tools = useContext(ToolListContext);
  const chosen = { id, name };
  const things = [
    ...tools.flatMap(({ reads, id: toolId }) =>
      reads && lines.length > 0
        ? [{ toolId, what: 'message' as const, text: textOf(reads.whole ? lines : turnOf(lines)) }]
        : [],
    ),
    ...(lines.length === 0 ? [{ what: 'stranger' as const, text: notes ?? '' }] : []),
    { what: 'person' as const, text: notes ?? '' },
    { what: 'date' as const, text: '' },
    { what: 'chat' as const, text: textOf(endOf(lines)) },
    { what: 'letter' as const, text: '' },
  ];
  return (
    <nav aria-label="Y ahora" className="stack gap-3">
      <h2 className="text-xl">¿Y ahora?</h2>
      <div className="row">
        {things.map((thing) => (
          <HandOff
            key={'toolId' in thing ? thing.toolId : thing.what}
            only={'toolId' in thing ? thing.toolId : undefined}
            thing={{ ...thing, thread: chosen }}
          />
        ))}
      </div>
    </nav>
  );
}

const saidOf = ({ who, text, at }: ChatLine): string =>
  `${at ? `[${at}] ` : ''}${who === 'me' ? 'Yo' : who === 'them' ? 'Match' : who}: ${text}`;

function Ways({ thread }: { thread: Thread }) {
  const { id, name, paused } = thread;
  const client = useQueryClient();
  const navigate = useNavigate();
  const tools = useContext(ToolListContext);
  const { user } = useSession();
  const pause = useCall(() => changeThread(client, id, { paused: !paused }), { failed: notKept });

  function download() {
    const parts = [thread.name, thread.app, thread.notes, thread.lines.map(saidOf).join('\n')];
    downloadFile(textFile(name, parts.filter(Boolean).join('\n\n')));
  }

  function erase() {
    deleteWithUndo({
      userId: user?.id ?? '',
      items: [{ id, path: `/api/threads/${id}` }],
      deleted: `Has borrado a ${name}`,
      failed: 'No se ha podido borrar',
      onGone: () => {
        client.removeQueries({ queryKey: [...threadsKey, id] });
        void client.invalidateQueries({ queryKey: threadsKey, exact: true });
      },
    });
    for (const tool of tools) forgetThread(tool.id, id);
    forgetInTab(typedPlace(id));
    void navigate('/personas');
  }

  return (
    <div className="row gap-2">
      <Button
        variant="secondary"
        size="sm"
        icon={paused ? <Play /> : <Pause />}
        busy={pause.isPending}
        onClick={() => pause.mutate()}
      >
        {paused ? 'Quitar la pausa' : 'Poner en pausa'}
      </Button>
      <Button variant="quiet" size="sm" icon={<Download />} onClick={download}>
        Descargar
      </Button>
      <Button variant="quiet" size="sm" icon={<Trash2 />} onClick={erase}>
        Borrar
      </Button>
    </div>
  );
}
