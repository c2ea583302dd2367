import { Fragment, type ReactNode } from 'react';

interface Fact {
  id: string;
  term: ReactNode;
  detail: ReactNode;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
      {facts.map(({ id, term, detail }) => (
        <Fragment key={id}>
          <dt className="border-t border-line pt-3 font-semibold">{term}</dt>
          <dd className="pb-3 sm:border-t sm:border-line sm:pt-3">{detail}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
