import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'li';
  strong?: boolean;
}

export function Card({ as: Tag = 'div', strong, className, ...rest }: CardProps) {
  return <Tag {...(rest as object)} className={classNames('card', strong && 'card-strong', className)} />;
}
