export interface Operator {
  name: string | null;
  address: string | null;
  nif: string | null;
  email: string | null;
  phone: string | null;
  registry: string | null;
}

export type OperatorDatum = keyof Operator;

const missing = 'Instalación de prueba: el titular aún no ha indicado';

/** Said instead of a missing datum, so that nobody takes a trial for a business. */
export const missingTexts: Record<OperatorDatum, string> = {
  name: `${missing} su nombre`,
  address: `${missing} su dirección`,
  nif: `${missing} su NIF`,
  email: `${missing} su correo`,
  phone: `${missing} su teléfono`,
  // Not every operator is registered, so its absence does not make the installation a trial.
  registry: 'El titular no ha indicado datos registrales',
};
