import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
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

export const controlLook = [
  'min-h-12 w-full rounded-md border border-edge bg-paper px-[0.9rem] py-[0.68rem] leading-[1.45] text-ink',
  'placeholder:text-ellipsis enabled:hover:border-ink focus-visible:border-blue focus-visible:-outline-offset-1',
  'aria-invalid:border-pomegranate aria-invalid:shadow-[inset_0_0_0_1px_var(--color-pomegranate)]',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sand disabled:text-ink-soft',
].join(' ');
const errorLook = 'field-error flex gap-1.5 text-sm font-[550] text-pomegranate';
const countLook = 'ml-auto whitespace-nowrap tabular-nums';

export function useFieldIds(id: string | undefined, texts: Pick<FieldTexts, 'hint' | 'error'>) {
  const generated = useId();
  const base = id ?? generated;
  const hintId = `${base}-hint`;
  const errorId = `${base}-error`;
  const describedBy = classNames(texts.error && errorId, texts.hint ? hintId : null);
  return { id: base, hintId, errorId, describedBy: describedBy || undefined };
}

interface FieldShellProps extends FieldTexts {
  ids: Omit<ReturnType<typeof useFieldIds>, 'id'> & { id: string | undefined };
  written?: FieldLengths & { length: number };
  className?: string;
  children: ReactNode;
}

export function FieldShell({ ids, label, note, hint, error, written, className, children }: FieldShellProps) {
  const counter = written && counterOf(written);
  return (
    <div className={classNames('grid min-w-0 grid-cols-1 gap-1.5', className)}>
      <label className="leading-[1.3] font-semibold" htmlFor={ids.id}>
        {label} {note && <small className="text-sm font-normal text-ink-soft">({note})</small>}
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
    return <span className={countLook}>{`${decimal.format(length)} de ${most} caracteres`}</span>;
  const excess = over === 1 ? 'Sobra 1 carácter' : `Sobran ${decimal.format(over)} caracteres`;
  return <span className={errorLook}>{`${excess}: caben ${most}. No hemos cortado nada.`}</span>;
}

/** 'length / limit', against a length that is advice. */
export function CharacterCount({ length, limit }: { length: number; limit: number }) {
  const over = length > limit && `${length - limit} de más · `;
  return (
    <span className={classNames(countLook, over && errorLook)}>
      {over}
      {length} / {limit}
    </span>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span className={errorLook} id={id} role="alert">
      <CircleAlert aria-hidden="true" className="mt-[0.15em] size-[1.1em] flex-none" />
      {children}
    </span>
  );
}
