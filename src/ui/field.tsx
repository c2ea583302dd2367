import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CharacterCount, fieldCount } from './character-count.tsx';
import { classNames } from './class-names.ts';

export interface FieldTexts {
  label: ReactNode;
  note?: string;
  hint?: ReactNode;
  error?: string;
}

/** For fields that are written in. There is no `maxLength`: it swallows the end of what is pasted, without a word. */
export interface FieldLengths {
  limit?: number;
  guide?: number;
}

export function useFieldIds(id: string | undefined, texts: Pick<FieldTexts, 'hint' | 'error'>) {
  const generated = useId();
  const base = id ?? generated;
  const hintId = `${base}-hint`;
  const errorId = `${base}-error`;
  const describedBy = classNames(texts.error && errorId, texts.hint ? hintId : null);
  return { id: base, hintId, errorId, describedBy: describedBy || undefined };
}

interface FieldShellProps extends FieldTexts {
  ids: ReturnType<typeof useFieldIds>;
  written?: FieldLengths & { length: number };
  className?: string;
  children: ReactNode;
}

export function FieldShell({ ids, label, note, hint, error, written, className, children }: FieldShellProps) {
  const counter = written && counterOf(written);
  return (
    <div className={classNames('field', className)}>
      <label className="field-label" htmlFor={ids.id}>
        {label} {note && <small>({note})</small>}
      </label>
      {children}
      {(hint || error || counter) && (
        <div className="small soft flex flex-wrap justify-between gap-x-4">
          <div>
            {error && <FieldError id={ids.errorId}>{error}</FieldError>}
            {hint && <span id={ids.hintId}>{hint}</span>}
          </div>
          {counter}
        </div>
      )}
      {written?.limit !== undefined && (
        // Said once, when the limit is crossed: the count itself changes with every letter.
        <span role="status" className="sr-only">
          {written.length > written.limit ? `El texto pasa del límite de ${written.limit} caracteres` : ''}
        </span>
      )}
    </div>
  );
}

/** From this share of a limit on the count is shown: one that is always there says nothing. */
const near = 0.8;
const decimal = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

function counterOf({ length, limit = Infinity, guide }: FieldLengths & { length: number }): ReactNode {
  if (length < limit * near) return guide && <CharacterCount {...{ length, limit: guide }} />;
  const most = decimal.format(limit);
  const over = length - limit;
  if (over <= 0)
    return <span className={fieldCount}>{`${decimal.format(length)} de ${most} caracteres`}</span>;
  const excess = over === 1 ? 'Sobra 1 carácter' : `Sobran ${decimal.format(over)} caracteres`;
  return <span className="field-error">{`${excess}: caben ${most}. No hemos cortado nada.`}</span>;
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span className="field-error" id={id} role="alert">
      <CircleAlert aria-hidden="true" />
      {children}
    </span>
  );
}
