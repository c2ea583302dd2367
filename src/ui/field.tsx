import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export interface FieldTexts {
  label: ReactNode;
  /** Shown beside the label, lighter: 'opcional'. */
  note?: string;
  hint?: ReactNode;
  error?: string;
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
  counter?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function FieldShell({ ids, label, note, hint, error, counter, className, children }: FieldShellProps) {
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
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span className="field-error" id={id} role="alert">
      <CircleAlert aria-hidden="true" />
      {children}
    </span>
  );
}
