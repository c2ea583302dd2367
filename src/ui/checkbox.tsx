import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('check', className)}>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
