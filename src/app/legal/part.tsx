import { Notice } from '../../ui/notice.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { LegalPart } from './legal-text.tsx';

export function Part({ part }: { part: LegalPart }) {
  return (
    <section id={part.id} aria-labelledby={`${part.id}-titulo`} className="stack">
      <h2 id={`${part.id}-titulo`}>{part.title}</h2>
      <Notice title="En pocas palabras" announce="none">
        <ul className="mt-2 list-disc space-y-1 pl-[min(1.25rem,5vw)]">
          {part.summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Notice>
      {part.clauses.map((clause) => (
        <section key={clause.id} id={clause.id} aria-labelledby={`${clause.id}-titulo`} className="mt-4">
          <h3 id={`${clause.id}-titulo`}>{clause.title}</h3>
          <Prose className="mt-3">{clause.body}</Prose>
        </section>
      ))}
    </section>
  );
}
