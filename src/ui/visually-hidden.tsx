import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames('sr-only', className)} />;
}
