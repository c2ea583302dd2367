export const families = [
  'falta_de_respeto',
  'manipulacion',
  'presion_sexual',
  'control',
  'violencia',
  'fraude',
  'sextorsion',
  'menor',
  'autolesion',
] as const;

export type Family = (typeof families)[number];

export const familyLabels: Record<Family, string> = {
  falta_de_respeto: 'Falta de respeto',
  manipulacion: 'Manipulación',
  presion_sexual: 'Presión sexual',
  control: 'Control',
  violencia: 'Violencia',
  fraude: 'Posible fraude',
  sextorsion: 'Sextorsión',
  menor: 'Una persona menor de edad',
  autolesion: 'Riesgo de autolesión',
};

export const severities = ['high', 'medium', 'low'] as const;

export type Severity = (typeof severities)[number];

export const severityLabels: Record<Severity, string> = { high: 'Alta', medium: 'Media', low: 'Baja' };

export const levels = ['alto', 'medio', 'bajo'] as const;

export type Level = (typeof levels)[number];

export function isFamily(value: unknown): value is Family {
  return (families as readonly unknown[]).includes(value);
}
