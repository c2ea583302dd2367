import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface ChipProps extends ComponentProps<'button'> {
  pressed?: boolean;
}

export const Chip = ({ pressed, className, ...rest }: ChipProps) => (
  <button type="button" {...rest} className={classNames('chip', className)} aria-pressed={pressed} />
);
