import { checkBeforeSending } from '../../generation/send-check/check.ts';
import { addressedAs } from '../../language/write/addressed.ts';
import type { DraftInput, DraftOutput } from './contract.ts';
import { improve, wishIn } from './edits.server.ts';
import { answers, type Edited, says } from './lines.server.ts';
import { isDangerous } from './safety.server.ts';

const asksRoom = says(answers.asksRoom);
const isBusy = says(answers.isBusy);
const gives = says(answers.gives);
const presses = says(answers.presses);

/** Whole texts, where the draft would press somebody who asked for time: whoever asked for room gets it. */
function patient(draft: string, received: string): DraftOutput['edits'] | undefined {
  if (gives(draft)) return undefined;
  const waits = asksRoom(received)
    ? answers.room
    : isBusy(received) && presses(draft)
      ? answers.later
      : undefined;
  return waits?.map((one) => ({ ...one, text: addressedAs(draft)(one.text) }));
}

const catalan =
  /(?<!\p{L})(?:amb|molt|setmana|vols|gràcies|perquè|aquest[ae]?|doncs|vaig|t'agrada|et ve|jo he|demà|diumenge|dissabte|divendres|això|som|bona nit|bon dia|què|estàs|meva|meu)(?!\p{L})/giu;
const isCatalan = (text: string) => (text.match(catalan)?.length ?? 0) > 1;

const otherTongue =
  'Sin un modelo solo sabemos de castellano, y tu mensaje no lo está: mejor no tocarlo. Se lee natural; si dudas, quítale lo que sobre y deja una sola pregunta.';
const unreadWish =
  'Cómo quieres que suene solo lo entiende un modelo: esto son arreglos que valen para cualquier tono.';
const noSuchWish = 'No hemos encontrado cómo cumplir lo que pides sin cambiarte el sentido.';
const onlyWriting =
  'Solo hemos corregido cómo está escrito: sin un modelo no hemos entendido bien qué quieres conseguir, y lo que dices no lo tocamos.';
const nothingRead =
  'No le vemos faltas. De lo que dice no hemos entendido lo bastante para proponerte cambios.';
const fine = 'Está bien escrito y se entiende: no le vemos ningún arreglo del que podamos estar seguros.';
const few = 'No hay más: sin un modelo solo cambiamos lo que queda bien seguro.';

interface Answered {
  output: DraftOutput;
  note: string | undefined;
}

const known = new WeakMap<DraftInput, Answered>();

function answerTo(input: DraftInput): Answered {
  const answered = known.get(input) ?? answer(input);
  known.set(input, answered);
  return answered;
}

function answer(input: DraftInput): Answered {
  const { draft, received, style } = input;
  const only = (edits: readonly Edited[], note?: string) => ({ output: { edits: [...edits] }, note });
  if (isDangerous(input)) return only([]);
  const kinds = checkBeforeSending(draft, received ? { received } : {}).map(({ kind }) => kind);
  if (kinds.includes('threat')) return only([]);
  if (kinds.includes('insist')) return only(answers.exits);
  const waits = patient(draft, received ?? '');
  if (waits) return only(waits);
  if (isCatalan(draft)) return only([{ angle: 'Tal cual', text: draft }], otherTongue);
  const { edits, isRead } = improve(draft, received, style);
  if (edits.length === 0) return only([{ angle: 'Tal cual', text: draft }], isRead ? fine : nothingRead);
  const wish = wishIn(style);
  const notes = [
    style && !wish && unreadWish,
    wish && !wish.test(edits[0]?.angle ?? '') && noSuchWish,
    isRead ? edits.length < 2 && few : onlyWriting,
  ];
  return only(edits, notes.filter(Boolean).join(' ') || undefined);
}

export const draftEmbedded = (input: DraftInput): DraftOutput => answerTo(input).output;
export const draftNote = (input: DraftInput): string | undefined => answerTo(input).note;
