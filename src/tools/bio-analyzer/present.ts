import type { Partially } from '../../generation/tool.ts';
import type { BioAnalyzerAnswer, BioAnalyzerOutput } from './output.ts';

type Findings = Partially<BioAnalyzerOutput['redFlags']>;

/** The fields and the same content as one text to read, copy and share. Sections appear as they are written. */
export function presentAnalysis(output: Partially<BioAnalyzerOutput>): Partially<BioAnalyzerAnswer> {
  return { analysis: { ...output, markdown: markdownOf(output) } };
}

function markdownOf(output: Partially<BioAnalyzerOutput>): string {
  const level = output.interest?.level;
  const known = ['alto', 'medio', 'bajo'].includes(level ?? '') && level;
  return [
    section(
      '¿Genera interés?',
      [known && `**Interés: ${known}.**`, output.interest?.explanation].filter(Boolean).join(' '),
    ),
    section('¿Es genérica?', output.generic?.explanation),
    findingsSection('Red flags sin querer', output.redFlags, 'No hemos visto ninguna.'),
    findingsSection('Clichés y frases confusas', output.cliches, 'No hemos visto ninguno.'),
    section('Qué cambiar', bullets(output.recommendations)),
    section('Un ejemplo con lo tuyo', quoted(output.rewritten)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const section = (title: string, body: string | undefined): string => (body ? `### ${title}\n\n${body}` : '');

function findingsSection(title: string, findings: Findings | undefined, none: string): string {
  if (!findings) return '';
  const said = findings.map((one) => (one?.quote ? `**«${oneLine(one.quote)}»** ${one.why ?? ''}` : ''));
  return section(title, findings.length === 0 ? none : bullets(said));
}

const bullets = (lines: readonly (string | undefined)[] = []): string =>
  lines
    .map(oneLine)
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join('\n');

const quoted = (text: string | undefined): string =>
  (text?.split('\n') ?? []).map((line) => `> ${line}`.trimEnd()).join('\n');

const oneLine = (text = ''): string => text.replace(/\s+/g, ' ').trim();
