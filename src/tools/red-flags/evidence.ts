import { helpLines } from '../../generation/help-lines.ts';
import type { Answered } from '../../generation/page/use-answers.ts';
import { marked } from '../../library/marked.ts';
import { analysisText } from './analysis-text.ts';
import type { RedFlagsAnswer } from './contract.ts';

const rule = '-'.repeat(60);

/** What somebody who is frightened can keep and show: the words as they were pasted, what we saw in them, and who helps. */
export function evidenceText({
  message,
  pasted,
  answer,
  at,
}: {
  message: string;
  /** As it came in; null where it is no longer known, after a reload or of an earlier answer. */
  pasted: string | null;
  answer: Answered<RedFlagsAnswer>;
  at: Date;
}): string {
  const day = at.toLocaleString('es-ES', { dateStyle: 'full', timeStyle: 'long' });
  const lines = answer.helpLines.length > 0 ? answer.helpLines : Object.values(helpLines);
  return [
    'PRUEBAS DE UNA CONVERSACIÓN',
    `Archivo creado el ${day}.`,
    'Guarda también capturas de pantalla en las que se vean la fecha, el perfil y el número: este archivo no las sustituye.',
    rule,
    ...(pasted === null
      ? [
          'EL TEXTO, TAL COMO LO HA LEÍDO SALERO',
          'Puede no ser palabra por palabra: los nombres pueden ser letras, y pueden faltar fechas, números o quién lo dijo. Lo que se pegó ya no está en esta página.',
        ]
      : ['EL TEXTO, TAL COMO SE PEGÓ O SE ESCRIBIÓ']),
    pasted !== null && pasted !== message
      ? 'Salero lo ha leído con letras en lugar de nombres, o con lo que se cambió en la página: por eso lo de abajo puede citarlo de otra manera.'
      : '',
    marked(pasted ?? message),
    rule,
    `LO QUE HA VISTO SALERO (${answer.engine === 'model' ? 'generado con IA' : 'por reglas'}: puede equivocarse)`,
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
