import type { Partially } from '../../generation/tool.ts';
import { type Family, severities } from '../../language/read/families.ts';
import { familyLabels, type RedFlag, type RedFlagsAnswer, severityLabels } from './contract.ts';
import { verdictText } from './verdict.tsx';

type WrittenFlag = Partially<RedFlag>;

export interface FlagGroup<Flag extends WrittenFlag> {
  /** null: not written yet. */
  family: Family | null;
  flags: Flag[];
}

/** At equal severity: what can hurt soonest comes first. */
const urgency: readonly Family[] = [
  'violencia',
  'autolesion',
  'menor',
  'sextorsion',
  'presion_sexual',
  'control',
  'fraude',
  'manipulacion',
  'falta_de_respeto',
];

/** By family, the gravest first, in groups and among them. */
export function groupByFamily<Flag extends WrittenFlag>(flags: readonly Flag[]): FlagGroup<Flag>[] {
  const groups = new Map<Family | null, Flag[]>();
  const inOrder = flags.toSorted(
    (one, other) =>
      rankIn(severities, one.severity) - rankIn(severities, other.severity) ||
      rankIn(urgency, one.family) - rankIn(urgency, other.family),
  );
  for (const flag of inOrder) {
    const family = urgency.find((known) => known === flag.family) ?? null;
    groups.set(family, [...(groups.get(family) ?? []), flag]);
  }
  return [...groups].map(([family, members]) => ({ family, flags: members }));
}

/** What is still being written comes last. */
function rankIn(list: readonly unknown[], value: unknown): number {
  const at = list.indexOf(value);
  return at === -1 ? list.length : at;
}

/** The analysis as text, to keep or to send to somebody one trusts. */
export function analysisText(answer: RedFlagsAnswer): string {
  const flags = groupByFamily(answer.redFlags).map(({ family, flags: members }) =>
    [
      ...(family ? [familyLabels[family]] : []),
      ...members.map(
        ({ severity, text, quote }) =>
          `- ${severity ? `${severityLabels[severity]}: ` : ''}${text}${quote ? ` («${quote}»)` : ''}`,
      ),
    ].join('\n'),
  );
  const unknowns = answer.unknowns.map((text) => `- ${text}`);
  const lines = answer.helpLines.map(
    ({ reason, contacts }) => `- ${reason}: ${contacts.map(({ label }) => label).join(', ')}`,
  );
  return [
    verdictText(answer),
    ...flags,
    `Tono\n${answer.toneAnalysis}`,
    `Qué puedes hacer\n${answer.advice}`,
    unknowns.length > 0 && ['Lo que no se puede saber', ...unknowns].join('\n'),
    lines.length > 0 && ['Teléfonos de ayuda', ...lines].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
