import { EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { keepHabit, readHabit } from '../../account/personal-storage.ts';
import { findPrivateParts } from '../../capture/private-parts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CoverEditor } from './cover-editor.tsx';
import type { Cover } from './covers.ts';
import { burnt, ImageProblem, imageTexts, prepareImage } from './prepare-image.ts';

interface PhotoCoversProps {
  file: File;
  seenBy: string;
  shown: boolean;
  disabled?: boolean;
  onReady: (photo: string) => void;
  onProblem: (message: string) => void;
  onRefused: () => void;
}

const habit = 'ensenar-fotos';

export function PhotoCovers(props: PhotoCoversProps) {
  const { file, seenBy, shown, disabled, onReady, onProblem, onRefused } = props;
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  const [search, setSearch] = useState<'running' | 'done' | 'failed'>('running');
  const [covers, setCovers] = useState<readonly Cover[]>([]);
  const [agreed, setAgreed] = useState(() => readHabit(habit) === seenBy);
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    async function open() {
      setPicture(null);
      setSearch('running');
      setCovers([]);
      const opened = await prepareImage(file);
      if (signal.aborted) return;
      setPicture(opened);
      const parts = await findPrivateParts(opened, signal).catch(() => null);
      if (signal.aborted) return;
      setCovers((parts ?? []).map((part, id) => ({ id, ...part })));
      setSearch(parts ? 'done' : 'failed');
    }
    open().catch((cause) => {
      if (!signal.aborted) onProblem(cause instanceof ImageProblem ? cause.message : imageTexts.broken);
    });
    return () => control.abort();
  }, [file]);

  const ready = agreed && search !== 'running' && !editing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's way of keeping it does not matter
  useEffect(() => {
    if (picture && ready) onReady(burnt(picture, covers));
  }, [picture, covers, ready]);

  useEffect(() => {
    // What had the focus has given its place to the photo.
    if (shown && document.activeElement === document.body) opener.current?.focus();
  }, [shown]);

  function agree() {
    keepHabit(habit, seenBy);
    setAgreed(true);
  }

  return (
    <>
      {picture && (
        <Dialog
          open={!agreed}
          onClose={() => agreed || onRefused()}
          title="¿Enseñamos esta foto?"
          closeLabel="No, quítala"
          actions={
            <>
              <Button variant="secondary" onClick={onRefused}>
                No, quítala
              </Button>
              <Button onClick={agree}>Sí, puede verla</Button>
            </>
          }
        >
          <p>
            La verá <strong>{seenBy}</strong> para escribir tu respuesta. No la guardamos.
          </p>
          <p>
            Antes tapamos, aquí en tu dispositivo, las caras que encontremos y lo de encima de un chat. Tú
            decides si sobra o falta algo, y lo tapado no sale de aquí.
          </p>
          <p className="small soft">Te lo preguntamos una sola vez en este navegador.</p>
        </Dialog>
      )}
      {shown && picture && (
        <div className="row gap-2">
          <p className="small" role="status">
            {summary(covers, search === 'failed')}
          </p>
          <Button
            ref={opener}
            variant="secondary"
            size="sm"
            icon={<EyeOff />}
            disabled={disabled}
            onClick={() => setEditing(true)}
          >
            Tapar o destapar
          </Button>
          {editing && (
            <CoverEditor
              picture={picture}
              covers={covers}
              onChange={setCovers}
              onClose={() => setEditing(false)}
            />
          )}
        </div>
      )}
    </>
  );
}

function summary(covers: readonly Cover[], failed: boolean): string {
  if (covers.length === 0)
    return failed
      ? 'No hemos podido buscar caras ni nombres: si los hay, tápalos tú.'
      : 'Va sin tapar nada. Si hay caras o nombres, tápalos tú.';
  const count = (kind: Cover['kind'], one: string, more: string) => {
    const many = covers.filter((cover) => cover.kind === kind).length;
    return many > 1 ? [`${many} ${more}`] : many === 1 ? [one] : [];
  };
  const hidden = new Intl.ListFormat('es').format([
    ...count('face', 'una cara', 'caras'),
    ...count('name', 'lo de encima del chat', 'partes de encima del chat'),
    ...count('own', 'lo que has tapado tú', 'partes que has tapado tú'),
  ]);
  return `No se verá: ${hidden}. Repásalo, que algo se nos puede escapar.`;
}
