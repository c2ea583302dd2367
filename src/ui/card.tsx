import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** Ink border with a thick top edge: the one thing on the page to look at. */
  strong?: boolean;
}

export function Card({ as: Tag = 'div', strong, className, ...rest }: CardProps) {
  return <Tag {...(rest as object)} className={classNames('card', strong && 'card-strong', className)} />;
}
