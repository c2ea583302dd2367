import { type HelpLine, helpText } from '../../generation/help-lines.ts';
import type { Partially } from '../../generation/tool.ts';
import { noAlerts, noAlertsMeans, type SubtextAnswer } from './contract.ts';

type Kept = Partially<SubtextAnswer['analysis']> & { helpLines?: readonly HelpLine[] | undefined };

/** What is kept of an answer or copied from it has its lines: whoever needs them may be offline then. */
export const keptOf = ({ analysis, helpLines }: Partially<SubtextAnswer>): Kept => ({
  ...analysis,
  ...(helpLines?.length && { helpLines: helpLines as HelpLine[] }),
});

export function readingText(analysis: Kept): string {
  const { subtexto, otra_lectura, interes, siguiente_paso, senales } = analysis;
  const level = interes?.nivel ? `Interés ${interes.nivel}` : 'Interés';
  return [
    `Posible subtexto: ${subtexto}`,
    otra_lectura && `También podría ser: ${otra_lectura}`,
    `${level}: ${interes?.explicacion}`,
    `Señales de alerta: ${senales?.hay_alertas ? senales.detalles : `${noAlerts}. ${noAlertsMeans}`}`,
    siguiente_paso && `Siguiente paso: ${siguiente_paso}`,
    helpText(analysis.helpLines ?? []),
  ]
    .filter(Boolean)
    .join('\n\n');
}
