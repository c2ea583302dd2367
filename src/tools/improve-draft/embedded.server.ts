import { checkBeforeSending } from '../../generation/send-check/check.ts';
import type { DraftInput, DraftOutput } from './contract.ts';
import { editsOf, withAQuestion } from './edits.server.ts';
import { isDangerous } from './safety.server.ts';

/** After a no there is one good message, and it asks for nothing. */
const exits = [
  { angle: 'Aceptarlo', text: 'Lo entiendo, y gracias por decírmelo. Que te vaya muy bien.' },
  { angle: 'Breve', text: 'Entendido. Cuídate mucho.' },
  { angle: 'Con cariño', text: 'Gracias por decírmelo claro. Me ha gustado hablar contigo.' },
];

export function draftEmbedded(input: DraftInput): DraftOutput {
  const { draft, received } = input;
  if (isDangerous(input)) return { edits: [] };
  const kinds = checkBeforeSending(draft, received ? { received } : {}).map(({ kind }) => kind);
  if (kinds.includes('threat')) return { edits: [] };
  if (kinds.includes('insist')) return { edits: exits };
  const edits = editsOf(draft, received !== undefined, received);
  return { edits: edits.length > 0 ? edits : asItIs(draft, received !== undefined) };
}

/** Nothing to mend: it may go as it is, and a first message may ask something. */
function asItIs(draft: string, isAnswer: boolean): DraftOutput['edits'] {
  const question = isAnswer ? draft : withAQuestion(draft);
  return [
    { angle: 'Tal cual', text: draft },
    ...(question === draft ? [] : [{ angle: 'Con una pregunta', text: question }]),
  ];
}

const unread =
  'Cómo quieres que suene solo lo entiende un modelo: esto son arreglos que valen para cualquier tono.';
const few = 'No hay más: sin un modelo solo cambiamos lo que queda bien seguro.';
const fine =
  'Tu mensaje está bien así: no le vemos ningún arreglo del que podamos estar seguros. Puedes enviarlo tal cual.';

export function draftNote(input: DraftInput): string | undefined {
  if (isDangerous(input)) return undefined;
  const { edits } = draftEmbedded(input);
  if (edits[0]?.text === input.draft) return fine;
  const notes = [...(input.style ? [unread] : []), ...(edits.length > 0 && edits.length < 3 ? [few] : [])];
  return notes.join(' ') || undefined;
}
