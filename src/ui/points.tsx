import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Point {
  title: string;
  text: ReactNode;
}

interface PointsProps {
  points: readonly Point[];
  className: string;
  each?: string;
  textClassName?: string;
  isNumbered?: boolean;
}

export function Points({ points, className, each, textClassName, isNumbered = false }: PointsProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={classNames('grid', className)}>
      {points.map(({ title, text }, index) => (
        <li key={title} className={each}>
          {isNumbered && (
            <span aria-hidden className="font-display text-2xl text-pomegranate">
              {index + 1}
            </span>
          )}
          <h3>{title}</h3>
          <p className={classNames('soft mt-1', textClassName)}>{text}</p>
        </li>
      ))}
    </List>
  );
}
