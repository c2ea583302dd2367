import type { ReactNode } from 'react';
import { type OperatorDatum, useSite } from '../../account/site.ts';

const missing = 'Instalación de prueba: el titular aún no ha indicado';

/** Said instead of a missing datum, so that nobody takes a trial for a business. */
export const missingTexts: Record<OperatorDatum, string> = {
  name: `${missing} su nombre`,
  address: `${missing} su dirección`,
  nif: `${missing} su NIF`,
  email: `${missing} su correo`,
  phone: `${missing} su teléfono`,
  registry: 'El titular no ha indicado datos registrales',
};

export function OperatorField({ name }: { name: OperatorDatum }) {
  const value = useSite().operator[name];
  return <span data-operator={name}>{value === null ? `«${missingTexts[name]}»` : shown(name, value)}</span>;
}

function shown(name: OperatorDatum, value: string): ReactNode {
  const to = { email: `mailto:${value}`, phone: `tel:${value.replace(/[^+\d]/g, '')}` }[
    name as 'email' | 'phone'
  ];
  if (!to) return value;
  return (
    <a className="link" href={to}>
      {value}
    </a>
  );
}
