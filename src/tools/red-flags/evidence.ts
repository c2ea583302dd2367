import { helpLines } from '../../generation/help-lines.ts';
import type { Answered } from '../../generation/page/use-answers.ts';
import { extentInWords } from '../../language/read/extent.ts';
import { analysisText } from './analysis-text.ts';
import type { RedFlagsAnswer } from './contract.ts';

const rule = '-'.repeat(60);

/** What somebody who is frightened can keep and show: the words as they were pasted, what we saw in them, and who helps. */
export function evidenceText({
  message,
  answer,
  at,
}: {
  message: string;
  answer: Answered<RedFlagsAnswer>;
  at: Date;
}): string {
  const day = at.toLocaleString('es-ES', { dateStyle: 'full', timeStyle: 'long' });
  const lines = answer.helpLines.length > 0 ? answer.helpLines : Object.values(helpLines);
  const { read } = answer;
  return [
    'PRUEBAS DE UNA CONVERSACIÓN',
    `Archivo creado el ${day}.`,
    'Guarda también capturas de pantalla en las que se vean la fecha, el perfil y el número: este archivo no las sustituye.',
    rule,
    'EL TEXTO, TAL COMO SE PEGÓ',
    message,
    rule,
    `LO QUE HA VISTO SALERO (${answer.engine === 'model' ? 'generado con IA' : 'por reglas'}: puede equivocarse)`,
    read && read.of < read.from
      ? `Se ha leído ${extentInWords(read)}; el peligro se ha buscado en todo el texto.`
      : '',
    analysisText({ ...answer, helpLines: [] }),
    rule,
    'QUIÉN TE AYUDA',
    ...lines.map(
      ({ name, reason, detail, contacts }) =>
        `${contacts.map(({ label }) => label).join(' · ')}\n${name}. ${reason}. ${detail}`,
    ),
    '',
  ]
    .filter((part, index, all) => part !== '' || index === all.length - 1)
    .join('\n\n');
}
