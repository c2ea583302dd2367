import { MoveRight } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ChatLine } from './lines.ts';

export function focusMessage(list: Element | null | undefined, index: number): void {
  list?.querySelector<HTMLElement>(`[data-row="${index}"] [data-message]`)?.focus();
}

interface RowProps {
  index: number;
  line: ChatLine;
  isTurn: boolean;
  isCurrent: boolean;
  onEdit: () => void;
  onMove: () => void;
}

export function TranscriptRow({ index, line, isTurn, isCurrent, onEdit, onMove }: RowProps) {
  const isMine = line.who === 'me';
  const name = isMine ? 'Tú' : line.who === 'them' ? 'La otra persona' : line.who;
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
          onClick={onEdit}
        >
          <span className="sr-only">{name}: </span>
          {line.text}
        </button>
      </div>
      <IconButton
        label={isMine ? 'Esto no lo dije yo' : 'Esto lo dije yo'}
        icon={<MoveRight className={isMine ? 'rotate-180' : undefined} />}
        tabIndex={isCurrent ? 0 : -1}
        onClick={onMove}
      />
    </li>
  );
}
