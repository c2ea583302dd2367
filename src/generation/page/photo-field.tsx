import { type ReactNode, useState } from 'react';
import { afterLoad } from '../../ui/after-load.tsx';
import { ImageDropZone } from '../../ui/image-drop-zone.tsx';
import { toast } from '../../ui/toast.ts';
import type { ToolRun } from './use-tool.ts';

interface PhotoFieldProps {
  run: Pick<ToolRun<unknown>, 'writer' | 'fieldErrors' | 'generating'>;
  field: string;
  label: ReactNode;
  note?: string;
  hint: string;
  value: string | null;
  onChange: (value: string | null) => void;
}

const PhotoCovers = afterLoad(
  async () => (await import('./photo-covers.tsx')).PhotoCovers,
  // Without this part nothing can be sent, so that it is missing has to be said.
  <span />,
);

/** A photo, prepared in the browser before anything of it is sent. Nothing where nobody would see it. Decision 0073. */
export function PhotoField(props: PhotoFieldProps) {
  const { run, field, label, note, hint, value, onChange } = props;
  const seenBy = listed(run.writer.seenBy);
  const disabled = run.generating;
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function change(chosen: File | null, message: string | null = null) {
    setFile(chosen);
    setProblem(message);
    onChange(null);
    if (message) toast.error(message);
  }

  if (!run.writer.sees) return null;
  return (
    <ImageDropZone
      label={label}
      note={note}
      hint={hint}
      value={value}
      error={problem ?? run.fieldErrors[field]}
      disabled={disabled}
      busyLabel={file && 'Buscando qué tapar en la imagen…'}
      onFile={(chosen) => change(chosen)}
      onRemove={() => change(null)}
    >
      <p className="small soft">La verá {seenBy}, no la guardamos.</p>
      {file && (
        <PhotoCovers
          file={file}
          seenBy={seenBy}
          shown={value !== null}
          disabled={disabled}
          onReady={onChange}
          onProblem={(message) => change(null, message)}
          onRefused={() => change(null)}
        />
      )}
    </ImageDropZone>
  );
}

const listed = (names: readonly string[]) =>
  names.length > 0
    ? new Intl.ListFormat('es', { type: 'disjunction' }).format(names)
    : 'el proveedor de IA de esta página';
