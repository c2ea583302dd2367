import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';
import { Progress } from './spinner.tsx';

export interface ImageDropZoneProps {
  label: ReactNode;
  note?: string;
  value: string | null;
  onFile: (file: File) => void;
  onRemove: () => void;
  hint?: ReactNode;
  error?: string;
  disabled?: boolean;
  busyLabel?: string | null;
  children?: ReactNode;
}

const look = [
  'drop relative grid min-h-34 place-items-center gap-1.5 rounded-md border-2 border-dashed border-edge p-4',
  'text-center hover:border-ink has-disabled:bg-sand has-focus-visible:outline-3 outline-offset-2 outline-blue',
].join(' ');

/** Takes an image by drop, click or paste and shows it. The caller checks and scales the file. */
export function ImageDropZone(props: ImageDropZoneProps) {
  const { label, note, value, onFile, onRemove, hint, error, disabled, busyLabel, children } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  usePastedImage(disabled ? null : onFile);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onFile(file);
  }
  function handleDrag(event: DragEvent) {
    event.preventDefault();
    setOver(event.type === 'dragover' && !disabled);
  }
  function handlePick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) onFile(file);
  }
  function handleRemove() {
    onRemove();
    requestAnimationFrame(() => input.current?.focus());
  }

  return (
    <div className="field">
      <label className="field-label" htmlFor={value ? undefined : id}>
        {label} {note && <small>({note})</small>}
      </label>
      {value ? (
        <div className="row items-start">
          <img src={value} alt="Vista previa de la imagen" className="max-h-48 border border-line" />
          <Button variant="quiet" size="sm" icon={<Trash2 />} onClick={handleRemove} disabled={disabled}>
            Quitar imagen
          </Button>
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the keyboard has the file input
        <div
          className={classNames(look, over && 'border-blue bg-blue-wash')}
          onDragOver={handleDrag}
          onDragLeave={handleDrag}
          onDrop={handleDrop}
        >
          {busyLabel ? (
            <Progress label={busyLabel} />
          ) : (
            <>
              <ImageUp aria-hidden className="size-6 text-blue" />
              <span className="font-semibold pointer-coarse:hidden">Arrastra, pega o elige una imagen</span>
              <span className="hidden font-semibold pointer-coarse:inline">Elige una foto o captura</span>
            </>
          )}
          {hint && (
            <span id={`${id}-hint`} className="small soft">
              {hint}
            </span>
          )}
          <input
            ref={input}
            id={id}
            type="file"
            className="absolute inset-0 cursor-pointer opacity-0"
            accept="image/jpeg,image/png,image/webp"
            disabled={disabled}
            onChange={handlePick}
            aria-describedby={classNames(hint ? `${id}-hint` : null, error && `${id}-error`) || undefined}
          />
        </div>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function usePastedImage(onFile: ((file: File) => void) | null) {
  useEffect(() => {
    if (!onFile) return;
    function handlePaste(event: ClipboardEvent) {
      // Text copied from a document brings a picture of itself along. In a text field the text is what is meant.
      const inText = event.target instanceof Element && event.target.matches('input, textarea');
      if (inText && event.clipboardData?.types.includes('text/plain')) return;
      const file = [...(event.clipboardData?.files ?? [])].find((item) => item.type.startsWith('image/'));
      if (file) onFile?.(file);
    }
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [onFile]);
}
