import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';
import { FieldShell, type FieldTexts, useFieldIds } from './field.tsx';
import { useEarlyValue } from './use-early-value.ts';

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'> {
  value?: string;
  defaultValue?: string;
  /** In pixels. */
  minHeight?: number;
  /** Shows 'length / limit'. It warns, it does not cut: pass `maxLength` for that. */
  limit?: number;
}

export function TextArea(props: TextAreaProps) {
  const {
    label,
    note,
    hint,
    error,
    className,
    id,
    minHeight,
    limit,
    value,
    defaultValue,
    onChange,
    ...rest
  } = props;
  const ids = useFieldIds(id, { hint, error });
  const [typed, setTyped] = useState(defaultValue ?? '');
  const length = (value ?? typed).length;
  useEarlyValue(ids.id, 'value', value, onChange);
  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value);
    onChange?.(event);
  }
  return (
    <FieldShell
      ids={ids}
      label={label}
      note={note}
      hint={hint}
      error={error}
      className={className}
      counter={limit ? <CharacterCount length={length} limit={limit} /> : null}
    >
      <textarea
        {...rest}
        id={ids.id}
        value={value}
        defaultValue={defaultValue}
        onChange={handleChange}
        className="control"
        style={minHeight ? { minHeight } : undefined}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
      />
    </FieldShell>
  );
}

export function CharacterCount({ length, limit }: { length: number; limit: number }) {
  const over = length > limit;
  return (
    <span className={classNames('field-count', over && 'field-error')}>
      {over ? `${length - limit} de más · ` : ''}
      {length} / {limit}
    </span>
  );
}
