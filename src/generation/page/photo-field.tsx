import { type ReactNode, useState } from 'react';
import { ImageDropZone } from '../../ui/image-drop-zone.tsx';
import { toast } from '../../ui/toast.ts';
import { ImageProblem, imageTexts, prepareImage } from './prepare-image.ts';

interface PhotoFieldProps {
  label: ReactNode;
  note?: string;
  hint: string;
  /** A data URL. */
  value: string | null;
  onChange: (value: string | null) => void;
  error?: string;
  disabled?: boolean;
}

/** A photo, prepared in the browser before anything of it is sent. */
export function PhotoField({ label, note, hint, value, onChange, error, disabled }: PhotoFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function take(file: File) {
    setProblem(null);
    setBusy(true);
    try {
      onChange(await prepareImage(file));
    } catch (cause) {
      const message = cause instanceof ImageProblem ? cause.message : imageTexts.broken;
      setProblem(message);
      toast.error(message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <ImageDropZone
      label={label}
      note={note}
      hint={hint}
      value={value}
      error={problem ?? error}
      disabled={disabled}
      busyLabel={busy ? 'Preparando la imagen…' : undefined}
      onFile={take}
      onRemove={() => {
        setProblem(null);
        onChange(null);
      }}
    />
  );
}
