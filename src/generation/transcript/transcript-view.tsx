import { ArrowLeftRight, Type } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import type { ChatLine } from './lines.ts';
import { MessageDialog } from './message-dialog.tsx';
import { lettersFor, othersIn, renamed } from './names.ts';
import { NameChoice, WhoAreYou } from './names-choice.tsx';
import { PrivateWordsBox } from './private-words-box.tsx';
import { focusMessage, TranscriptRow } from './transcript-row.tsx';

export { fits, linesFromPasted, textOf } from './lines.ts';

const atOnce = 60;

interface TranscriptViewProps {
  label: ReactNode;
  lines: readonly ChatLine[];
  onLines: (lines: readonly ChatLine[]) => void;
  onClose?: () => void;
}

export function TranscriptView({ label, lines, onLines, onClose }: TranscriptViewProps) {
  const id = useId();
  const region = useRef<HTMLFieldSetElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(lines.length - 1);
  const [editing, setEditing] = useState<number | null>(null);
  const [shown, setShown] = useState(atOnce);
  const [said, setSaid] = useState('');
  const [letters, setLetters] = useState<ReadonlyMap<string, string>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chat loses its names once, when it comes in
  useEffect(() => {
    const given = lettersFor(lines);
    setLetters(given);
    if (given.size > 0) onLines(renamed(lines, given));
    // What stood here had the focus.
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  }, []);

  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, []);

  const others = othersIn(lines);

  function change(index: number, part: Partial<ChatLine>) {
    onLines(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));
  }

  const newest = useRef(lines);
  newest.current = lines;

  function changeAll(next: readonly ChatLine[], done: string, before = () => lines) {
    onLines(next);
    toast.info(done, { action: { label: 'Deshacer', onClick: () => onLines(before()) } });
  }

  function edit(index: number) {
    setCurrent(index);
    setEditing(index);
  }

  function move(index: number) {
    const isMine = lines[index]?.who === 'me';
    setCurrent(index);
    change(index, { who: isMine ? (others[0] ?? 'them') : 'me' });
    setSaid(isMine ? 'Ahora es de la otra persona' : 'Ahora es tuyo');
  }

  function remove(index: number) {
    const next = Math.max(0, Math.min(index, lines.length - 2));
    setEditing(null);
    setCurrent(next);
    // What is corrected meanwhile stays so.
    const putBack = () => newest.current.toSpliced(index, 0, ...lines.slice(index, index + 1));
    changeAll(lines.toSpliced(index, 1), 'Mensaje quitado', putBack);
    setTimeout(() => focusMessage(list.current, next));
  }

  const first = Math.max(0, lines.length - shown);
  const knowsMine = lines.some(({ who }) => who === 'me');

  function focusRow(index: number) {
    const row = Math.max(first, Math.min(lines.length - 1, index));
    setCurrent(row);
    focusMessage(list.current, row);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const sideways = lines[current]?.who === 'me' ? 'ArrowLeft' : 'ArrowRight';
    const rows = new Map([
      ['ArrowDown', current + 1],
      ['ArrowUp', current - 1],
      ['Home', first],
      ['End', lines.length - 1],
    ]);
    const row = rows.get(event.key);
    if (row !== undefined) focusRow(row);
    else if (event.key === sideways) move(current);
    else if (event.key === 'Delete') remove(current);
    else return;
    event.preventDefault();
  }

  return (
    <fieldset ref={region} tabIndex={-1} aria-describedby={`${id}-hint`} className="fieldset">
      <legend>
        {label} <small>({lines.length === 1 ? '1 mensaje' : `${lines.length} mensajes`})</small>
      </legend>
      <h2 className="text-lg">¿Quién dijo qué?</h2>
      {!knowsMine && others.length > 1 ? (
        <WhoAreYou
          others={others}
          letters={letters}
          onChoose={(mine) => {
            onLines(lines.map((line) => (line.who === mine ? { ...line, who: 'me' } : line)));
            setSaid('Tus mensajes están a la derecha');
          }}
        />
      ) : null}
      <p id={`${id}-hint`} className="small soft">
        {knowsMine
          ? 'Lo tuyo va a la derecha. Toca la flecha para cambiar un mensaje de lado, o el mensaje para corregirlo o quitarlo.'
          : 'No sabemos qué es tuyo: toca la flecha de los mensajes que escribiste tú.'}
        <span className="sr-only">
          {' '}
          Con el teclado: flechas arriba y abajo para recorrerlos, izquierda y derecha para cambiar de lado,
          Intro para corregir, Suprimir para quitar.
        </span>
      </p>
      {first > 0 && (
        <Button variant="quiet" size="sm" onClick={() => setShown(lines.length)}>
          Ver los {first} anteriores
        </Button>
      )}
      <ol
        ref={list}
        aria-label="Mensajes"
        className="grid max-h-[26rem] gap-1 overflow-y-auto rounded-md border border-line bg-salt p-2"
        onKeyDown={handleKey}
      >
        {lines.slice(first).map((line, at) => {
          const index = first + at;
          return (
            <TranscriptRow
              key={index}
              index={index}
              line={line}
              isTurn={index === first || lines[index - 1]?.who !== line.who}
              isCurrent={index === current}
              onEdit={() => edit(index)}
              onMove={() => move(index)}
            />
          );
        })}
      </ol>
      {editing !== null && (
        <MessageDialog
          text={lines[editing]?.text ?? ''}
          onText={(text) => {
            change(editing, { text });
            setEditing(null);
          }}
          onRemove={() => remove(editing)}
          onClose={() => setEditing(null)}
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <NameChoice
        others={others}
        letters={letters}
        onChoose={(from, to) => onLines(renamed(lines, new Map([[from, to]])))}
      />
      <PrivateWordsBox
        lines={lines}
        names={[...letters.keys()]}
        onRemove={(next) => changeAll(next, 'Quitado del chat')}
      />
      <div className="row gap-2">
        {others.length < 2 && (
          <Button
            variant="quiet"
            size="sm"
            icon={<ArrowLeftRight />}
            onClick={() =>
              onLines(
                lines.map((line) => ({ ...line, who: line.who === 'me' ? (others[0] ?? 'them') : 'me' })),
              )
            }
          >
            Cambiar todos de lado
          </Button>
        )}
        {onClose && (
          <Button variant="quiet" size="sm" icon={<Type />} onClick={onClose}>
            Ver como texto
          </Button>
        )}
      </div>
    </fieldset>
  );
}
