import type { LegalPart } from './legal-text.tsx';

/** The parts everywhere; their clauses too where there is room at the side. */
export function Contents({ parts }: { parts: readonly LegalPart[] }) {
  return (
    <nav
      aria-label="Contenido de esta página"
      className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
    >
      <ul className="grid gap-1 lg:gap-4">
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`} className="link inline-block py-1.5">
              {part.title}
            </a>
            <ul className="hidden border-l border-line pl-4 lg:block">
              {part.clauses.map((clause) => (
                <li key={clause.id}>
                  <a href={`#${clause.id}`} className="small soft inline-block py-1 hover:underline">
                    {clause.title}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
