import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { useEarlyValue } from './use-early-value.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  const generated = useId();
  const id = rest.id ?? generated;
  useEarlyValue(id, 'checked', rest.checked, rest.onChange);
  return (
    <label className={classNames('flex min-h-11 cursor-pointer items-start gap-3 py-2.5', className)}>
      <input {...rest} id={id} type="checkbox" className="mt-px size-5 flex-none" />
      <span>{label}</span>
    </label>
  );
}
