import type { ComponentProps } from 'react';
import { type FieldLengths, FieldShell, type FieldTexts, useFieldIds, useWrittenLength } from './field.tsx';
import { useEarlyValue } from './use-early-value.ts';

type TextFieldProps = FieldTexts & FieldLengths & Omit<ComponentProps<'input'>, 'maxLength'>;

export function TextField(props: TextFieldProps) {
  const { label, note, hint, error, className, id, limit, guide, onChange, ...rest } = props;
  const ids = useFieldIds(id, { hint, error });
  const written = useWrittenLength(rest.value, rest.defaultValue);
  useEarlyValue(ids.id, 'value', rest.value, onChange);
  return (
    <FieldShell
      {...{ ids, label, note, hint, error, className }}
      written={{ length: written.length, limit, guide }}
    >
      <input
        type="text"
        {...rest}
        id={ids.id}
        onChange={(event) => {
          written.note(event);
          onChange?.(event);
        }}
        className="control"
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
      />
    </FieldShell>
  );
}
