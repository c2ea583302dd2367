import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CharacterCount, isNearLimit, LimitCount } from './character-count.tsx';
import { classNames } from './class-names.ts';

export interface FieldTexts {
  label: ReactNode;
  note?: string;
  hint?: ReactNode;
  error?: string;
}

/** For fields that are written in. There is no `maxLength`: it swallows the end of what is pasted, without a word. */
export interface FieldLengths {
  /** More is not sent. It is counted from near the limit on, and never cut. */
  limit?: number;
  /** A length to aim for, always counted. */
  guide?: number;
}

/** The ids that tie a control to its label, hint and error. */
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
        <div className="field-foot">
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

function counterOf({ length, limit, guide }: FieldLengths & { length: number }): ReactNode {
  if (limit !== undefined && isNearLimit({ length, limit })) return <LimitCount {...{ length, limit }} />;
  return guide === undefined ? null : <CharacterCount {...{ length, limit: guide }} />;
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span className="field-error" id={id} role="alert">
      <CircleAlert aria-hidden="true" />
      {children}
    </span>
  );
}
