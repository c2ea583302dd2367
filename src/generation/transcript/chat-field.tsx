import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { CaptureButton } from '../../capture/capture-button.tsx';
import type { Captured } from '../../capture/read-captures.ts';
import { Button } from '../../ui/button.tsx';
import { PasteButton, type PasteButtonProps } from '../../ui/paste-button.tsx';
import { TextArea, type TextAreaProps } from '../../ui/text-field.tsx';

type View = typeof import('./transcript-view.tsx');

export interface ChatFieldProps extends Omit<TextAreaProps, 'value' | 'onChange' | 'onPaste' | 'limit'> {
  value: string;
  limit: number;
  onText: (text: string) => void;
  paste: PasteButtonProps;
  pictures?: readonly File[];
  /** Is given what was pasted or typed as it was, while its value may have lost names, dates and numbers; null where nobody knows. */
  raw?: RefObject<string | null>;
  asText?: ReactNode;
}

/** What is typed stays a text until somebody asks; what came in any other way is shown by messages at once. Its value is the text in both. */
export function ChatField({ value, onText, paste, pictures, raw, asText, ...field }: ChatFieldProps) {
  const view = useView(value);
  const [isOpen, setOpen] = useState(false);
  const [arrivals, setArrivals] = useState(0);
  const own = useRef(value);
  const isPasting = useRef(false);
  const wasShown = useRef(false);
  const lines = useMemo(() => view?.linesFromPasted(value) ?? [], [view, value]);
  const isChat = !field.error && (view?.fits(lines, value, field.limit) ?? false);
  const isShown = isChat && isOpen && (lines.length > 1 || wasShown.current);
  wasShown.current = isShown;

  useEffect(() => {
    if (value === own.current) return;
    own.current = value;
    if (raw && raw.current !== value) raw.current = null;
    setArrivals((count) => count + 1);
    setOpen(value !== '');
  }, [value, raw]);

  function write(text: string) {
    own.current = text;
    onText(text);
  }

  function arrive(text: string) {
    if (raw) raw.current = text;
    paste.onText(text);
  }

  async function take({ lines, text }: Captured) {
    const { textOf } = await import('./lines.ts');
    arrive(lines.length > 0 ? textOf(lines) : text);
  }

  return (
    <div className="stack gap-2" data-chat>
      {isShown && view ? (
        <view.TranscriptView
          key={arrivals}
          label={field.label}
          lines={lines}
          onLines={(next) => write(view.textOf(next))}
          onClose={() => setOpen(false)}
        />
      ) : (
        <TextArea
          {...field}
          value={value}
          onPaste={() => {
            isPasting.current = true;
          }}
          onChange={({ target }) => {
            if (raw) raw.current = value === '' || raw.current === value ? target.value : null;
            if (isPasting.current) onText(target.value);
            else write(target.value);
            isPasting.current = false;
          }}
        />
      )}
      {!isShown && asText}
      <div className="row gap-2">
        <PasteButton {...paste} onText={arrive} />
        <CaptureButton onCaptured={take} given={pictures} />
        {isChat && !isShown && lines.length > 1 && (
          <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
            ¿Quién dijo qué?
          </Button>
        )}
      </div>
    </div>
  );
}

/** Fetched with the first text of more than one line: nothing shorter is a chat. */
function useView(value: string): View | null {
  const [view, setView] = useState<View | null>(null);
  const isWanted = view === null && value.includes('\n');
  useEffect(() => {
    if (!isWanted) return;
    import('./transcript-view.tsx').then(setView, () => {});
  }, [isWanted]);
  return view;
}
