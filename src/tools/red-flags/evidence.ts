import { helpLines } from '../../generation/help-lines.ts';
import type { Answered } from '../../generation/page/use-answers.ts';
import type { RedFlagsAnswer } from './contract.ts';
import { analysisText } from './flag-groups.ts';

const rule = '-'.repeat(60);

interface Evidence {
  message: string;
  answer: Answered<RedFlagsAnswer>;
  at: Date;
}

/** What somebody who is frightened can keep and show: the words as they were pasted, what we saw in them, and who helps. */
export function evidenceText({ message, answer, at }: Evidence): string {
  const day = at.toLocaleString('es-ES', { dateStyle: 'full', timeStyle: 'long' });
  const lines = answer.helpLines.length > 0 ? answer.helpLines : Object.values(helpLines);
  const { of, from } = answer.read ?? { of: 0, from: 0 };
  return [
    'PRUEBAS DE UNA CONVERSACIÓN',
    `Archivo creado el ${day}.`,
    'Guarda también capturas de pantalla en las que se vean la fecha, el perfil y el número: este archivo no las sustituye.',
    rule,
    'EL TEXTO, TAL COMO SE PEGÓ',
    message,
    rule,
    `LO QUE HA VISTO SALERO (${answer.engine === 'model' ? 'generado con IA' : 'por reglas'}: puede equivocarse)`,
    of < from ? `Se han leído los últimos ${of} de ${from} mensajes; el peligro se ha buscado en todos.` : '',
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

/** The mark at the start tells programs that open a plain text which letters these are. */
export function evidenceFile(evidence: Evidence): File {
  const stamp = evidence.at.toISOString().slice(0, 16).replace(/[:T]/g, '-');
  return new File([`\uFEFF${evidenceText(evidence)}`], `salero-pruebas-${stamp}.txt`, {
    type: 'text/plain;charset=utf-8',
  });
}
