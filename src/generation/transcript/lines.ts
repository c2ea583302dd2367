import * as z from 'zod/mini';
import { isReadAsOther, parseChat, readsAsDate } from '../../language/read/chat.ts';

/** One message of a chat. `me` is whoever asks; a name is another person's, and so is `them`, who has none. */
export interface ChatLine {
  who: 'me' | 'them' | (string & {});
  text: string;
  at?: string;
}

/** Characters of a chat that a model is given, from its end: as much as a small model on a laptop holds beside our own words. */
export const modelReads = 10_000;

export const transcriptLimits = {
  characters: 50_000,
  lines: 2_000,
  nameCharacters: 40,
  dateCharacters: 40,
} as const;

const { characters, lines: mostLines, nameCharacters, dateCharacters } = transcriptLimits;

const texts = {
  empty: 'El chat no tiene ningún mensaje.',
  notALine: 'Cada línea del chat lleva quién («who») y qué («text»).',
  who: `Quién habla es «me», «them» o un nombre de ${nameCharacters} caracteres como mucho.`,
  at: `La fecha tiene ${dateCharacters} caracteres como mucho.`,
  manyLines: 'El chat tiene demasiados mensajes: caben 2.000. No hemos cortado nada; quita los más antiguos.',
  long: 'El chat es demasiado largo: caben 50.000 caracteres. No hemos cortado nada; quita lo más antiguo y prueba otra vez.',
} as const;

const line = z.object(
  {
    who: z.string(texts.who).check(
      z.maxLength(nameCharacters, texts.who),
      z.refine((name) => name.trim() !== '', texts.who),
    ),
    text: z.string(texts.notALine),
    at: z.optional(z.nullable(z.string(texts.at).check(z.maxLength(dateCharacters, texts.at)))),
  },
  texts.notALine,
);

export const transcriptSchema = z.array(line, texts.empty).check(
  z.maxLength(mostLines, texts.manyLines),
  z.refine((lines) => lines.some(({ text }) => text.trim() !== ''), texts.empty),
  z.refine((lines) => lengthOf(lines) <= characters, texts.long),
);

const lengthOf = (lines: readonly Pick<ChatLine, 'text'>[]) =>
  lines.reduce((sum, { text }) => sum + text.length, 0);

export const fits = (lines: readonly ChatLine[], text: string, limit: number): boolean =>
  lines.length > 0 && lines.length <= mostLines && text.length <= limit;

const ownLabel = 'Yo';
const otherLabel = 'Match';
/** Deeper than any label or date may stand, so that nothing in a message is taken for one. */
const indent = ' '.repeat(6);

/** The chat as a text that our reader reads back with the same authors, whatever the messages say. Decision 0062. */
export function textOf(lines: readonly Readonly<ChatLine>[]): string {
  const written = lines
    .filter(({ text }) => text.trim() !== '')
    .map((line) => ({ ...line, at: dateOf(line) }));
  const isDated = written.every(({ at }) => at !== null);
  return written
    .map(({ who, text, at }) => {
      const [first, ...more] = text.split(/[\r\n\u2028\u2029]+/).filter((part) => part.trim() !== '');
      const said = [first?.trim(), ...more.map((part) => indent + part.trim())].join('\n');
      return `${isDated ? `[${at}] ` : ''}${labelOf(who, written.length > 1)}: ${said}`;
    })
    .join('\n');
}

/** As an export has it, also of `2024-03-12T21:05`. Without the day it would say nothing to whoever reads it. */
function dateOf({ at }: ChatLine): string | null {
  const plain = at?.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*$/s, '$1, $2');
  return plain && readsAsDate(plain) ? plain : null;
}

/** A lone «luis: …» may be a sentence. */
function labelOf(who: string, isOneOfMany: boolean): string {
  if (who === 'me') return ownLabel;
  return isOneOfMany && who !== 'them' && isReadAsOther(who) ? who : otherLabel;
}

/** Whatever was pasted, message by message. Lines without a name are the other person's. */
export function linesFromPasted(text: string): ChatLine[] {
  const lines: ChatLine[] = [];
  for (const { author, speaker, start, end, at, continues } of parseChat(text, { exported: true })) {
    const said = text.slice(start, end).trim();
    const last = lines.at(-1);
    if (continues && last) last.text += `\n${said}`;
    else lines.push({ who: author === 'mine' ? 'me' : otherOf(speaker), text: said, ...(at && { at }) });
  }
  return lines;
}

const otherOf = (speaker: string | null) => (speaker === null || speaker === otherLabel ? 'them' : speaker);
