import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Progress } from '../ui/spinner.tsx';
import written from './failures.json' with { type: 'json' };
import { leftOutInWords } from './left-out.ts';
import type { CaptureFailure } from './pixels.ts';
import type { Captured } from './read-captures.ts';

interface PickerProps {
  onCaptured: (captured: Captured) => void;
  label?: string;
  /** Pictures that came in another way: read at once. The same array as long as they are the same. */
  given?: readonly File[];
}

const failureTexts: Record<CaptureFailure, string> = written;

/** Takes pictures of a chat and hands over what they say. The reader is fetched once a picture was chosen. Decision 0061. */
export function Picker(props: PickerProps) {
  const { onCaptured, label = 'Sube una captura', given } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const stopper = useRef<AbortController>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  useEffect(() => () => stopper.current?.abort(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each arrival
  useEffect(() => {
    if (given) void read(given);
  }, [given]);

  function take(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    void read(files);
  }

  async function read(files: readonly File[]) {
    if (files.length === 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    stopper.current = controller;
    setProblem(null);
    setDone('');
    setLeftOut([]);
    setProgress('Leyendo la captura…');
    try {
      const { readCaptures } = await import('./read-captures.ts');
      const onProgress = (picture: number, of: number) =>
        of > 1 && setProgress(`Leyendo la captura ${picture} de ${of}…`);
      const captured = await readCaptures(files, { signal, onProgress });
      const told = leftOutInWords(captured.leftOut);
      onCaptured(captured);
      if (told.length > 0) setLeftOut(told);
      else setDone('Captura leída. Repasa el texto antes de enviarlo.');
    } catch (cause) {
      const { message } = cause as Error;
      if (!signal.aborted) setProblem(failureTexts[message as CaptureFailure] ?? failureTexts.failed);
    } finally {
      setProgress(null);
    }
  }

  function stop() {
    stopper.current?.abort();
    setProgress(null);
    // The focused button goes with the progress.
    requestAnimationFrame(() => button.current?.focus());
  }

  return (
    <>
      <input ref={input} type="file" accept="image/*" multiple hidden aria-label={label} onChange={take} />
      {progress ? (
        <span className="row gap-2">
          <Progress label={progress} />
          <Button variant="secondary" size="sm" onClick={stop}>
            Parar
          </Button>
        </span>
      ) : (
        <Button
          ref={button}
          variant="secondary"
          size="sm"
          icon={<ImageUp />}
          aria-describedby={`${id}-note`}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
      )}
      <span className="small soft basis-full" id={`${id}-note`}>
        La foto no sale de tu <span className="pointer-coarse:hidden">ordenador</span>
        <span className="hidden pointer-coarse:inline">móvil</span>: la leemos aquí.
      </span>
      {problem && (
        <span className="basis-full">
          <FieldError id={`${id}-error`}>{problem}</FieldError>
          {given && (
            <Button variant="quiet" size="sm" onClick={() => void read(given)}>
              Volver a intentarlo
            </Button>
          )}
        </span>
      )}
      {leftOut.length > 0 && (
        <Notice kind="warn" title="No está todo como en las capturas" className="basis-full">
          {leftOut.map((told) => (
            <p key={told}>{told}</p>
          ))}
        </Notice>
      )}
      <span role="status" className="sr-only">
        {done}
      </span>
    </>
  );
}
