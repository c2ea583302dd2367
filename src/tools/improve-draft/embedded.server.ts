import { isRefusal } from '../../generation/send-check/check.ts';
import type { EmbeddedContext, ThreadContext } from '../../generation/tool.ts';
import { endOf } from '../../generation/transcript/end-of.ts';
import { textOf } from '../../generation/transcript/lines.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import type { DraftInput, DraftOutput } from './contract.ts';
import { addressedLike, improve, wishIn } from './edits.server.ts';
import { cares, type Edited, tipFor } from './lines.server.ts';
import { careOf, checkOf, isDangerous } from './safety.server.ts';

const otherTongue = (language: string) =>
  `Está en ${language}, y sin un modelo solo sabemos corregir castellano: mejor no tocarlo. Lo que vale en cualquier idioma: que la última frase sea la pregunta que quieres que te conteste.`;
const unreadWish =
  'Cómo quieres que suene solo lo entiende un modelo: esto son arreglos que valen para cualquier tono.';
const noSuchWish = 'No hemos encontrado cómo cumplir lo que pides sin cambiarte el sentido.';
const whatFor = '¿Qué te gustaría que te contestara? Si no está en el mensaje, ponlo al final.';
const onlyWriting = `Lo hemos dejado bien escrito, con tus palabras, y lo que dices no lo tocamos. ${whatFor}`;
const asksAlready =
  'Lo hemos dejado bien escrito, con tus palabras. La pregunta ya está al final, que es donde se contesta.';
const answersIt =
  'Lo hemos dejado bien escrito, con tus palabras. Contesta a lo que te preguntan: no le hace falta más.';
const nothingRead = `No le vemos faltas, y lo que dices no lo tocamos. ${whatFor}`;
const fine = 'Está bien como está: claro y con tus palabras.';
const added = 'La frase que añadimos es nuestra: cámbiala si no suena a ti.';

const exitsAreOurs =
  'Te ha dicho que no, así que lo mejor es cerrarlo bien: las despedidas que añadimos son nuestras.';
const anew = 'Son mensajes nuestros, para decir lo que importa sin que suene a reproche.';

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

const exitLines = cares.find(({ id }) => id === 'after-a-no')?.edits ?? [];

const isOurs = ({ angle }: Edited) => !/^(?:Bien escrito|Más (?:corto|directo|claro)|Con menos.*|Sin (?:pedir perdón|dar pena))$/u.test(angle);

/** Whoever got a no: their own words, well written, and kind ways out. */
function afterNo(draft: string): Edited[] {
  const written = improve(draft).edits.find(({ angle }) => angle === 'Bien escrito');
  const own = /\?/u.test(draft) ? undefined : (written ?? { angle: 'Tal cual', text: draft });
  const addressed = addressedLike(draft);
  const exits = exitLines.map((one) => ({ ...one, text: addressed(one.text) }));
  return [...(own ? [own] : []), ...exits].slice(0, 3);
}

function answer(input: DraftInput): Answered {
  const { draft, received, style } = input;
  const only = (edits: readonly Edited[], ...notes: (string | false | undefined)[]) => ({
    output: { edits: [...edits] },
    note: notes.filter(Boolean).join(' ') || undefined,
  });
  if (isDangerous(input) || checkOf(input).some(({ kind }) => kind === 'threat')) return only([]);
  const care = careOf(input);
  if (care) return only(care.edits.map((one) => ({ ...one, text: addressedLike(draft)(one.text) })));
  const language = otherLanguageOf(draft);
  if (language) return only([{ angle: 'Tal cual', text: draft }], otherTongue(language));
  if (received && isRefusal(received)) return only(afterNo(draft), exitsAreOurs);
  const { edits, isRead, isAnew } = improve(draft, received, style);
  const tip = tipFor(draft, received);
  const isKnown = isRead || tip !== undefined;
  if (edits.length === 0)
    return only([{ angle: 'Tal cual', text: draft }], tip ?? (isRead ? fine : nothingRead));
  const wish = wishIn(style);
  const missed = style ? (wish ? !wish.answers.test(edits[0]?.angle ?? '') && noSuchWish : unreadWish) : false;
  const told = isAnew
    ? anew
    : isKnown || edits.length > 1
      ? edits.some(isOurs) && added
      : /\?\W*$/u.test(edits[0]?.text ?? '')
        ? asksAlready
        : received?.includes('?')
          ? answersIt
          : onlyWriting;
  return only(edits, missed || told, !isAnew && tip);
}

/** A no or a danger that ends what was kept is one also where nothing was pasted. */
function withKept(input: DraftInput, thread: ThreadContext | undefined): DraftInput {
  const kept = { ...input, received: input.received ?? (thread && textOf(endOf(thread.lines))) };
  return kept.received && (isRefusal(kept.received) || isDangerous(kept)) ? kept : input;
}

export function draftEmbedded(
  input: DraftInput,
  { thread }: Pick<EmbeddedContext, 'thread'> = {},
): DraftOutput {
  const answered = answer(withKept(input, thread));
  known.set(input, answered);
  return answered.output;
}

export const draftNote = (input: DraftInput): string | undefined => answerTo(input).note;
