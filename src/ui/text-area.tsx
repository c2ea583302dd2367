import type { ComponentProps } from 'react';
import { type FieldLengths, FieldShell, type FieldTexts, useFieldIds, useWrittenLength } from './field.tsx';
import { useEarlyValue } from './use-early-value.ts';

export interface TextAreaProps
  extends FieldTexts,
    FieldLengths,
    Omit<ComponentProps<'textarea'>, 'maxLength'> {
  /** In pixels. */
  minHeight?: number;
}

export function TextArea(props: TextAreaProps) {
  const { label, note, hint, error, className, id, minHeight, limit, guide, onChange, ...rest } = props;
  const ids = useFieldIds(id, { hint, error });
  const written = useWrittenLength(rest.value, rest.defaultValue);
  useEarlyValue(ids.id, 'value', rest.value, onChange);
  return (
    <FieldShell
      {...{ ids, label, note, hint, error, className }}
      written={{ length: written.length, limit, guide }}
    >
      <textarea
        {...rest}
        id={ids.id}
        onChange={(event) => {
          written.note(event);
          onChange?.(event);
        }}
        className="control"
        style={minHeight ? { minHeight } : undefined}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
      />
    </FieldShell>
  );
}
