import { type Family, isFamily, type Severity } from '../language/read/families.ts';
import lines from './help-lines.json' with { type: 'json' };

export interface HelpLine {
  id: string;
  name: string;
  reason: string;
  detail: string;
  contacts: { label: string; href: string }[];
}

/** Services of Spain that anybody may call, and what holds elsewhere. Never written by a model, never behind a paywall. */
export const helpLines = lines satisfies Record<string, HelpLine>;

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

export const helpForAnybody: readonly HelpLine[] = (
  ['emergency', 'suicide', 'genderViolence', 'cybersecurity', 'children'] as const
).map((line) => helpLines[line]);

const weight: Record<Severity, number> = { low: 1, medium: 2, high: 3 };

/** The file has the most urgent first. */
const urgency = Object.keys(helpLines) as LineName[];

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
  return inOrder((line) => wanted.has(line));
}

const inOrder = (isWanted: (line: LineName) => boolean): HelpLine[] =>
  urgency.filter(isWanted).map((line) => helpLines[line]);

export const bothLines = (own: readonly HelpLine[], others: readonly HelpLine[]): HelpLine[] =>
  inOrder((line) => [...own, ...others].some(({ id }) => id === helpLines[line].id));

/** Whoever reads a number finds its line below. */
export const linesNamedIn = (text: string): HelpLine[] => {
  const said = text.replaceAll(' o ', '-').replaceAll(' ', '');
  return inOrder((line) => said.includes(helpLines[line].id));
};

export const helpText = (lines: readonly HelpLine[]): string | false =>
  lines.length > 0 &&
  [
    'Teléfonos de ayuda',
    ...lines.map(({ reason, contacts }) => `- ${reason}: ${contacts.map(({ label }) => label).join(', ')}`),
  ].join('\n');
