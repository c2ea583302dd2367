import type { ReactNode } from 'react';

/** The rest of a card, folded away. */
export function FullText({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="disclosure border-t border-line">
      <summary>{summary}</summary>
      <div className="stack gap-3">{children}</div>
    </details>
  );
}
