import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, FieldShell, type FieldTexts, useFieldIds } from './field.tsx';
import { useEarlyValue } from './use-early-value.ts';

interface SelectProps extends FieldTexts, ComponentProps<'select'> {
  options: readonly Record<'value' | 'label', string>[];
  placeholder?: string;
}

export function Select(props: SelectProps) {
  const { label, note, hint, error, className, id, options, placeholder, ...rest } = props;
  const ids = useFieldIds(id, { hint, error });
  useEarlyValue(ids.id, 'value', rest.value, rest.onChange);
  return (
    <FieldShell ids={ids} label={label} note={note} hint={hint} error={error} className={className}>
      <span className="relative">
        <select
          {...rest}
          id={ids.id}
          className={classNames(controlLook, 'appearance-none pr-[2.6rem] text-ellipsis')}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute top-3.5 right-3.5 size-5" />
      </span>
    </FieldShell>
  );
}
