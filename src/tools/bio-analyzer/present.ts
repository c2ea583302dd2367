import type { Partially } from '../../generation/tool.ts';
import type { BioAnalyzerAnswer, BioAnalyzerOutput } from './output.ts';

type Analysis = Partially<BioAnalyzerOutput>;

/** The fields and the same content as one text to copy and share. Sections appear as they are written. */
export function presentAnalysis(output: Analysis): Partially<BioAnalyzerAnswer> {
  const { interest, rewritten } = output;
  const level = interest?.level;
  const sections = [
    ...sectionsOf(output),
    { title: 'Un ejemplo con lo tuyo', text: rewritten?.replace(/^(?=.)/gmu, '> ').trim() },
  ];
  const parts = sections.map(({ title, text }) => text && `### ${title}\n\n${text}`);
  const isKnown = ['alto', 'medio', 'bajo'].includes(level ?? '');
  return {
    analysis: {
      ...output,
      markdown: [isKnown && `**Interés: ${level}.**`, ...parts].filter(Boolean).join('\n\n'),
    },
  };
}

/** What is said of the bio, as markdown. */
export const sectionsOf = (analysis: Analysis): { title: string; text: string | undefined }[] => [
  { title: '¿Genera interés?', text: analysis.interest?.explanation },
  { title: '¿Es genérica?', text: analysis.generic?.explanation },
  { title: 'Red flags sin querer', text: listed(analysis.redFlags, 'No hemos visto ninguna.') },
  { title: 'Clichés y frases confusas', text: listed(analysis.cliches, 'No hemos visto ninguno.') },
  { title: 'Qué cambiar', text: analysis.recommendations && bullets(analysis.recommendations) },
];

const listed = (findings: Analysis['redFlags'], none: string): string | undefined =>
  findings?.length === 0
    ? none
    : findings && bullets(findings.map((one) => one?.quote && `**«${one.quote}»** ${one.why ?? ''}`));

const bullets = (lines: readonly (string | undefined)[]): string =>
  lines
    .map((line = '') => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join('\n');
