import { checkBeforeSending } from '../../generation/send-check/check.ts';
import { addressedAs } from '../../language/write/addressed.ts';
import { fold } from '../../language/write/fold.ts';
import type { DraftInput, DraftOutput } from './contract.ts';
import { editsOf, withAQuestion } from './edits.server.ts';
import { isDangerous } from './safety.server.ts';

/** After a no there is one good message, and it asks for nothing. */
const exits = [
  { angle: 'Aceptarlo', text: 'Lo entiendo, y gracias por decírmelo. Que te vaya muy bien.' },
  { angle: 'Breve', text: 'Entendido. Cuídate mucho.' },
  { angle: 'Con cariño', text: 'Gracias por decírmelo claro. Me ha gustado hablar contigo.' },
];

/** Whoever asked for room gets it, whatever the draft says. */
const room = [
  {
    angle: 'Dar espacio',
    text: 'Lo entiendo. Tómate el tiempo que necesites y, si algún día te apetece hablar, me escribes.',
  },
  { angle: 'Breve', text: 'Claro, sin prisa ninguna. Un abrazo.' },
  {
    angle: 'Con cariño',
    text: 'Gracias por decírmelo. Lo primero es que estés bien; lo demás puede esperar.',
  },
];
const later = [
  { angle: 'Sin prisa', text: 'Perdona por la insistencia. Disfruta, y hablamos cuando puedas.' },
  { angle: 'Breve', text: 'Tranquilidad, no era urgente. Ya me cuentas.' },
  { angle: 'Proponer otro rato', text: 'Perdona, te pillo mal. ¿Hablamos mañana con calma?' },
];
const asksRoom =
  /\bnecesit\w+ (?:mi |un poco de |algo de |mas )?(?:espacio|distancia|tiempo|aire|estar sol[oa])\b/;
const isBusy =
  /\b(?:no puedo (?:hablar|contestar|ahora)|estoy (?:con mi|trabajando|currando|en una reunion)|luego hablamos)/;
const gives = /\b(?:lo entiendo|te entiendo|tranquil|sin prisa|tomate|cuando (?:quieras|puedas)|descansa)/;
const presses =
  /\b(?:dime algo|contesta\w*|respond\w*|te he llamado|te llame|llevo (?:tod[oa]|horas?|rato)|porfa|coge)\b/;

/** Whole texts, where the draft would press somebody who asked for time. */
function patient(draft: string, received: string): DraftOutput['edits'] | undefined {
  const said = fold(received);
  const own = fold(draft);
  if (gives.test(own)) return undefined;
  if (asksRoom.test(said)) return room;
  return isBusy.test(said) && presses.test(own) ? later : undefined;
}

const catalan =
  /(?<!\p{L})(?:amb|molt|setmana|vols|gràcies|perquè|aquest[ae]?|doncs|vaig|t'agrada|et ve|jo he|demà|diumenge|dissabte|divendres|això|som|bona nit|bon dia|què|estàs|meva|meu)(?!\p{L})/giu;
const isCatalan = (text: string) => (text.match(catalan)?.length ?? 0) > 1;

export function draftEmbedded(input: DraftInput): DraftOutput {
  const { draft, received } = input;
  if (isDangerous(input)) return { edits: [] };
  const kinds = checkBeforeSending(draft, received ? { received } : {}).map(({ kind }) => kind);
  if (kinds.includes('threat')) return { edits: [] };
  if (kinds.includes('insist')) return { edits: exits };
  const waits = patient(draft, received ?? '');
  if (waits) return { edits: waits.map((one) => ({ ...one, text: addressedAs(draft)(one.text) })) };
  if (isCatalan(draft)) return { edits: [{ angle: 'Tal cual', text: draft }] };
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
const otherTongue =
  'Sin un modelo solo sabemos de castellano, y tu mensaje no lo está: mejor no tocarlo. Se lee natural; si dudas, quítale lo que sobre y deja una sola pregunta.';
const few = 'No hay más: sin un modelo solo cambiamos lo que queda bien seguro.';
const fine =
  'Tu mensaje está bien así: no le vemos ningún arreglo del que podamos estar seguros. Puedes enviarlo tal cual.';

export function draftNote(input: DraftInput): string | undefined {
  if (isDangerous(input)) return undefined;
  const { edits } = draftEmbedded(input);
  if (isCatalan(input.draft)) return otherTongue;
  if (edits[0]?.text === input.draft) return fine;
  const notes = [...(input.style ? [unread] : []), ...(edits.length > 0 && edits.length < 3 ? [few] : [])];
  return notes.join(' ') || undefined;
}
