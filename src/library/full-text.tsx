import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { excerpt } from './excerpt.ts';

/** Most bios and every opener are shorter. */
const shownCharacters = 600;

export function FullText({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="disclosure border-t border-line">
      <summary>{summary}</summary>
      <div className="stack gap-3">{children}</div>
    </details>
  );
}

export function LongText({ text, className }: { text: string; className?: string }) {
  const shown = excerpt(text, shownCharacters);
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
