import type { ReactNode } from 'react';
import { useSite } from '../site.ts';
import { missingTexts, type OperatorDatum } from './operator.ts';

/** The only place where operator data become HTML. */
export function OperatorField({ name }: { name: OperatorDatum }) {
  const value = useSite().operator[name];
  return <span data-operator={name}>{value === null ? `«${missingTexts[name]}»` : shown(name, value)}</span>;
}

function shown(name: OperatorDatum, value: string): ReactNode {
  if (name === 'email')
    return (
      <a className="link" href={`mailto:${value}`}>
        {value}
      </a>
    );
  if (name === 'phone')
    return (
      <a className="link" href={`tel:${value.replace(/[^+\d]/g, '')}`}>
        {value}
      </a>
    );
  return value;
}
