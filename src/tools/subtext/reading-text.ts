import type { Partially } from '../../generation/tool.ts';
import { noAlerts, noAlertsMeans, type SubtextAnswer } from './contract.ts';

export function readingText(analysis: Partially<SubtextAnswer['analysis']>): string {
  const { subtexto, otra_lectura, interes, siguiente_paso, senales } = analysis;
  const level = interes?.nivel ? `Interés ${interes.nivel}` : 'Interés';
  return [
    `Posible subtexto: ${subtexto}`,
    otra_lectura && `También podría ser: ${otra_lectura}`,
    `${level}: ${interes?.explicacion}`,
    `Señales de alerta: ${senales?.hay_alertas ? senales.detalles : `${noAlerts}. ${noAlertsMeans}`}`,
    siguiente_paso && `Siguiente paso: ${siguiente_paso}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
