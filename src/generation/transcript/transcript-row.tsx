import { MoveRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import type { ChatLine } from './lines.ts';

export function focusMessage(list: Element | null | undefined, index: number): void {
  list?.querySelector<HTMLElement>(`[data-row="${index}"] [data-message]`)?.focus();
}

export interface RowActions {
  edit(index: number): void;
  close(index: number): void;
  move(index: number): void;
  change(index: number, text: string): void;
  remove(index: number): void;
}

interface RowProps {
  index: number;
  line: ChatLine;
  isTurn: boolean;
  isCurrent: boolean;
  isEdited: boolean;
  actions: RowActions;
}

/** With large letters its button goes below. */
export function TranscriptRow(props: RowProps) {
  const { index, line, isTurn, isCurrent, isEdited, actions } = props;
  const isMine = line.who === 'me';
  const name = isMine ? 'Tú' : line.who === 'them' ? 'La otra persona' : line.who;
  if (isEdited) return <EditedRow {...{ index, line, actions }} />;
  return (
    <li
      data-row={index}
      className={classNames('flex flex-wrap items-end gap-1 p-0.5', isMine && 'flex-row-reverse')}
    >
      <div
        className={classNames(
          'grid max-w-[max(100%_-_3.25rem,min(100%,7rem))] gap-0.5',
          isMine ? 'justify-items-end' : 'justify-items-start',
        )}
      >
        {isTurn && (
          <span aria-hidden="true" className="px-1 text-xs text-ink-soft wrap-anywhere">
            {name}
            {line.at && ` · ${line.at}`}
          </span>
        )}
        <button
          type="button"
          data-message
          tabIndex={isCurrent ? 0 : -1}
          title="Corregir o quitar"
          className={classNames('bubble min-h-11 px-3 py-2 text-left text-base', isMine && 'bubble-mine')}
          onClick={() => actions.edit(index)}
        >
          <span className="sr-only">{name}: </span>
          {line.text}
        </button>
      </div>
      <IconButton
        label={isMine ? 'Esto no lo dije yo' : 'Esto lo dije yo'}
        icon={<MoveRight className={isMine ? 'rotate-180' : undefined} />}
        tabIndex={isCurrent ? 0 : -1}
        onClick={() => actions.move(index)}
      />
    </li>
  );
}

function EditedRow({ index, line, actions }: Pick<RowProps, 'index' | 'line' | 'actions'>) {
  const [text, setText] = useState(line.text);
  const row = useRef<HTMLLIElement>(null);

  useEffect(() => {
    row.current?.querySelector('textarea')?.focus();
    const list = row.current?.parentElement;
    // The message is a button again, and the focus goes back to it.
    return () => void setTimeout(() => document.activeElement === document.body && focusMessage(list, index));
  }, [index]);

  return (
    <li
      ref={row}
      data-row={index}
      className="stack gap-2 rounded-md border border-edge bg-paper p-3"
      onBlur={({ relatedTarget }) => {
        if (row.current?.contains(relatedTarget)) return;
        actions.change(index, text);
        // What is being pressed stays where it is until it is let go.
        const close = () => setTimeout(() => actions.close(index));
        if (document.querySelector(':active')) addEventListener('mouseup', close, { once: true });
        else close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') actions.close(index);
      }}
    >
      <TextArea label="Corregir el mensaje" value={text} onChange={({ target }) => setText(target.value)} />
      <div className="row gap-2">
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            actions.change(index, text);
            actions.close(index);
          }}
        >
          Listo
        </Button>
        <Button variant="quiet" size="sm" onClick={() => actions.remove(index)}>
          Quitar el mensaje
        </Button>
      </div>
    </li>
  );
}
