import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { FieldShell, type FieldTexts, useFieldIds } from './field.tsx';
import { Progress } from './spinner.tsx';

interface ImageDropZoneProps extends FieldTexts {
  value: string | null;
  onFile: (file: File) => void;
  onRemove: () => void;
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
  const ids = useFieldIds(undefined, { hint, error });
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  usePastedImage(disabled ? null : onFile);

  function handleDrag(event: DragEvent) {
    event.preventDefault();
    setOver(event.type === 'dragover' && !disabled);
    const file = event.type === 'drop' && event.dataTransfer.files[0];
    if (file && !disabled) onFile(file);
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
    <FieldShell ids={{ ...ids, id: value ? undefined : ids.id }} label={label} note={note} error={error}>
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
          onDrop={handleDrag}
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
            <span id={ids.hintId} className="small soft">
              {hint}
            </span>
          )}
          <input
            ref={input}
            id={ids.id}
            type="file"
            className="absolute inset-0 cursor-pointer opacity-0"
            accept="image/jpeg,image/png,image/webp"
            disabled={disabled}
            onChange={handlePick}
            aria-describedby={ids.describedBy}
          />
        </div>
      )}
      {children}
    </FieldShell>
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
