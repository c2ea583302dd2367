import { type ReactNode, useState } from 'react';
import { afterLoad } from '../../ui/after-load.tsx';
import { ImageDropZone } from '../../ui/image-drop-zone.tsx';
import { toast } from '../../ui/toast.ts';

interface PhotoFieldProps {
  label: ReactNode;
  note?: string;
  hint: string;
  /** A data URL. */
  value: string | null;
  onChange: (value: string | null) => void;
  error?: string;
  disabled?: boolean;
  /** As `Writer` has it. */
  seenBy: readonly string[];
}

const PhotoCovers = afterLoad(
  async () => (await import('./photo-covers.tsx')).PhotoCovers,
  // Without this part nothing can be sent, so that it is missing has to be said.
  <span />,
);

/** A photo, prepared in the browser before anything of it is sent. Decision 0073. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, note, hint, value, onChange, error, disabled } = props;
  const seenBy = listed(props.seenBy);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function change(chosen: File | null, message: string | null = null) {
    setFile(chosen);
    setProblem(message);
    onChange(null);
    if (message) toast.error(message);
  }

  return (
    <ImageDropZone
      label={label}
      note={note}
      hint={hint}
      value={value}
      error={problem ?? error}
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
