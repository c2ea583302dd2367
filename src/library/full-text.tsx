import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { excerpt } from './excerpt.ts';

export function FullText({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="disclosure border-t border-b-0 border-line">
      <summary>{summary}</summary>
      <div className="stack gap-3">{children}</div>
    </details>
  );
}

interface LongTextProps {
  text: string;
  characters?: number;
  className?: string;
}

export function LongText({ text, characters = 600, className }: LongTextProps) {
  const shown = excerpt(text, characters);
  const look = 'whitespace-pre-line wrap-anywhere';
  return (
    <>
      <p className={classNames(look, className)}>{shown}</p>
      {shown !== text && (
        <FullText summary="Ver el texto completo">
          <p className={look}>{text}</p>
        </FullText>
      )}
    </>
  );
}
