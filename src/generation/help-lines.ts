import { type Family, isFamily, type Severity } from '../language/read/families.ts';

export interface HelpLine {
  id: string;
  name: string;
  reason: string;
  detail: string;
  contacts: { label: string; href: string }[];
}

/** Services of Spain that anybody may call. Never written by a model, never behind a paywall. */
export const helpLines = {
  emergency: {
    id: '112',
    name: 'Emergencias',
    reason: 'Si hay peligro ahora mismo',
    detail:
      'Gratis, las 24 horas, desde cualquier teléfono. AlertCops es la app de la Policía y la Guardia Civil: con cinco toques a su botón les llegan tu posición y diez segundos de sonido.',
    contacts: [
      { label: '112', href: 'tel:112' },
      { label: 'AlertCops', href: 'https://alertcops.ses.mir.es' },
    ],
  },
  genderViolence: {
    id: '016',
    name: 'Violencia contra las mujeres',
    reason: 'Información, apoyo y asesoramiento ante cualquier forma de violencia contra las mujeres',
    detail:
      'Gratis, las 24 horas, en 53 idiomas. También puede llamar alguien de tu entorno. No sale en la factura, pero sí queda en el registro de llamadas del móvil: bórralo si te preocupa que lo vean.',
    contacts: [
      { label: '016', href: 'tel:016' },
      { label: 'WhatsApp 600 000 016', href: 'https://wa.me/34600000016' },
      { label: '016-online@igualdad.gob.es', href: 'mailto:016-online@igualdad.gob.es' },
    ],
  },
  cybersecurity: {
    id: '017',
    name: 'Ayuda en ciberseguridad (INCIBE)',
    reason: 'Fraudes, suplantación de identidad y chantaje con imágenes íntimas',
    detail: 'Gratis y confidencial, todos los días de 8 a 23 h.',
    contacts: [
      { label: '017', href: 'tel:017' },
      { label: 'WhatsApp 900 116 117', href: 'https://wa.me/34900116117' },
      { label: 'Telegram @INCIBE017', href: 'https://t.me/INCIBE017' },
    ],
  },
  children: {
    id: '116111',
    name: 'Teléfono ANAR de ayuda a niños y adolescentes',
    reason: 'Si tienes menos de 18 años, o te preocupa alguien que los tiene',
    detail: 'Gratis y confidencial, las 24 horas. No queda en la factura.',
    contacts: [
      { label: '116 111', href: 'tel:116111' },
      { label: '900 20 20 10', href: 'tel:900202010' },
    ],
  },
  suicide: {
    id: '024',
    name: 'Atención a la conducta suicida',
    reason: 'Si tú o alguien cercano pensáis en el suicidio',
    detail: 'Gratis, las 24 horas.',
    contacts: [{ label: '024', href: 'tel:024' }],
  },
  police: {
    id: '091-062',
    name: 'Policía Nacional y Guardia Civil',
    reason: 'Para denunciar',
    detail: 'Guarda antes las pruebas: capturas con fecha, perfiles y números.',
    contacts: [
      { label: '091 Policía Nacional', href: 'tel:091' },
      { label: '062 Guardia Civil', href: 'tel:062' },
    ],
  },
} as const satisfies Record<string, HelpLine>;

type LineName = keyof typeof helpLines;

/** A lighter finding of the family gets no line: help that comes for nothing is help that nobody reads. */
const linesOfFamily: Record<Family, { from: Severity; lines: readonly LineName[] }> = {
  violencia: { from: 'low', lines: ['emergency', 'genderViolence', 'police'] },
  autolesion: { from: 'low', lines: ['suicide', 'emergency'] },
  sextorsion: { from: 'low', lines: ['cybersecurity', 'police'] },
  menor: { from: 'low', lines: ['children', 'cybersecurity', 'police'] },
  fraude: { from: 'medium', lines: ['cybersecurity', 'police'] },
  control: { from: 'medium', lines: ['genderViolence'] },
  presion_sexual: { from: 'high', lines: ['genderViolence'] },
  manipulacion: { from: 'high', lines: ['genderViolence'] },
  falta_de_respeto: { from: 'high', lines: ['genderViolence'] },
};

const weight: Record<Severity, number> = { low: 1, medium: 2, high: 3 };

const urgency: readonly LineName[] = [
  'emergency',
  'suicide',
  'children',
  'genderViolence',
  'cybersecurity',
  'police',
];

/** Total over half-written findings: an unknown family or a missing severity brings no line. */
export function helpLinesFor(
  findings: readonly ({ family?: unknown; severity?: unknown } | undefined)[],
): HelpLine[] {
  const wanted = new Set<LineName>();
  for (const finding of findings) {
    if (!finding || !isFamily(finding.family)) continue;
    const { from, lines } = linesOfFamily[finding.family];
    const severity = (finding.severity as Severity) in weight ? (finding.severity as Severity) : null;
    if (severity && weight[severity] >= weight[from]) for (const line of lines) wanted.add(line);
  }
  return urgency.filter((line) => wanted.has(line)).map((line) => helpLines[line] as HelpLine);
}
