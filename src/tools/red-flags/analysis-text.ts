import { familyLabels, type RedFlagsAnswer, severityLabels } from './contract.ts';
import { verdictOf } from './verdict.tsx';

export function analysisText(answer: RedFlagsAnswer): string {
  const flags = answer.redFlags.map(({ family, severity, text, quote }) => {
    const labels = [familyLabels[family], severityLabels[severity]].filter(Boolean).join(', ');
    return `${labels}: ${text}${quote ? ` («${quote}»)` : ''}`;
  });
  const lines = answer.helpLines.map(
    ({ reason, contacts }) => `${reason}: ${contacts.map(({ label }) => label).join(', ')}`,
  );
  const verdict = verdictOf(answer);
  const listed = (title: string, points: readonly string[]) =>
    points.length > 0 && [title, ...points.map((point) => `- ${point}`)].join('\n');
  return [
    [verdict?.label, verdict?.meaning].filter(Boolean).join('. '),
    listed('Señales de alerta', flags),
    `Tono\n${answer.toneAnalysis}`,
    `Qué puedes hacer\n${answer.advice}`,
    listed('Lo que no se puede saber', answer.unknowns),
    listed('Teléfonos de ayuda', lines),
  ]
    .filter(Boolean)
    .join('\n\n');
}
