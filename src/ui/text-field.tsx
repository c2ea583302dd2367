import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldShell, type FieldTexts, useFieldIds } from './field.tsx';
import { useEarlyValue } from './use-early-value.ts';

export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  controlClassName?: string;
}

export function TextField(props: TextFieldProps) {
  const { label, note, hint, error, className, controlClassName, id, ...rest } = props;
  const ids = useFieldIds(id, { hint, error });
  useEarlyValue(ids.id, 'value', rest.value, rest.onChange);
  return (
    <FieldShell ids={ids} label={label} note={note} hint={hint} error={error} className={className}>
      <input
        type="text"
        {...rest}
        id={ids.id}
        className={classNames('control', controlClassName)}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
      />
    </FieldShell>
  );
}
