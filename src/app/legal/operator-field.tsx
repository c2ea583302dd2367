import { type ReactNode, use } from 'react';
import { SiteContext } from '../site.ts';
import { missingTexts, type OperatorDatum } from './operator.ts';

/** The only place where operator data become HTML. */
export function OperatorField({ name }: { name: OperatorDatum }) {
  const value = use(SiteContext)?.operator[name] ?? null;
  return <span data-operator={name}>{value === null ? `«${missingTexts[name]}»` : shown(name, value)}</span>;
}

function shown(name: OperatorDatum, value: string): ReactNode {
  if (name === 'email') return <a href={`mailto:${value}`}>{value}</a>;
  if (name === 'phone') return <a href={`tel:${value.replace(/[^+\d]/g, '')}`}>{value}</a>;
  return value;
}
