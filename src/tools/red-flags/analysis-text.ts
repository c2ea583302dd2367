import { helpText } from '../../generation/help-lines.ts';
import { type Extent, extentInWords } from '../../language/read/extent.ts';
import { familyLabels, type RedFlagsAnswer, severityLabels } from './contract.ts';
import { verdictOf } from './verdict.tsx';

export function analysisText(answer: RedFlagsAnswer & { read?: Extent }): string {
  const { read } = answer;
  const flags = answer.redFlags.map(({ family, severity, text, quote }) => {
    const labels = [familyLabels[family], severityLabels[severity]].filter(Boolean).join(', ');
    return `${labels}: ${text}${quote ? ` («${quote}»)` : ''}`;
  });
  const verdict = verdictOf(answer);
  const listed = (title: string, points: readonly string[]) =>
    points.length > 0 && [title, ...points.map((point) => `- ${point}`)].join('\n');
  return [
    read &&
      read.of < read.from &&
      `Se ha leído ${extentInWords(read)}; el peligro se ha buscado en todo el texto.`,
    [verdict?.label, verdict?.meaning].filter(Boolean).join('. '),
    listed('Señales de alerta', flags),
    `Tono\n${answer.toneAnalysis}`,
    `Qué puedes hacer\n${answer.advice}`,
    listed('Lo que no se puede saber', answer.unknowns),
    helpText(answer.helpLines),
  ]
    .filter(Boolean)
    .join('\n\n');
}
