import type { Message } from '../read/chat.ts';
import { normalise } from '../read/normalise.ts';
import { daysIn } from './days.server.ts';

/** How a chat goes, whatever its last line says: only whoever asks carries it, or each day that they proposed was put off. */
export type ChatShape = 'one-sided' | 'put-off';

/** What a bare answer in such a chat may be read as. */
export const bareSayings: readonly string[] =
  'little dry plain thumb emoji emoji-warm emoji-shy laugh laughs-it-off answered told about-me courtesy'.split(
    ' ',
  );

const mostOfBare = 24;
const fewestTurns = 3;
const fewestAsked = 2;

interface Turn {
  isMine: boolean;
  text: string;
}

export function chatShape(
  messages: readonly Message[],
  words: (message: Message) => string,
): ChatShape | undefined {
  const turns = turnsOf(messages, words);
  if (isPutOff(turns)) return 'put-off';
  const [mine, theirs] = [true, false].map((wanted) => turns.filter(({ isMine }) => isMine === wanted));
  if (!mine || !theirs || theirs.length < fewestTurns || theirs.some(({ text }) => agreed(text)))
    return undefined;
  const isBare = ({ text }: Turn) => text.length <= mostOfBare && !text.includes('?');
  const asked = mine.filter(({ text }) => text.includes('?'));
  return asked.length >= fewestAsked && theirs.every(isBare) && lengthOf(mine) > 1.5 * lengthOf(theirs)
    ? 'one-sided'
    : undefined;
}

const lengthOf = (turns: readonly Turn[]) => turns.reduce((sum, { text }) => sum + text.length, 0);

/** One person's lines in a row are one turn. */
function turnsOf(messages: readonly Message[], words: (message: Message) => string): Turn[] {
  const turns: Turn[] = [];
  for (const message of messages) {
    const isMine = message.author === 'mine';
    const last = turns.at(-1);
    if (last?.isMine === isMine) last.text += `\n${words(message)}`;
    else turns.push({ isMine, text: words(message) });
  }
  return turns;
}

const proposes =
  /\b(?:quedamos|quedar|nos vemos|verte|vernos|te (?:vienes|apuntas|apetece|va bien|viene bien)|vamos a|cafe|birras?|canas?|cervezas?|cine|cenar|finde|semana|plan)\b/;
const excuses =
  /\b(?:no (?:puedo|podre|llego|creo|se)|imposible|liad[oa]|ocupad[oa]|tengo|viene|vienen|me voy|estoy (?:fuera|muert\w+|de|en|con|hasta)|trabajo|curro|laburo|turno|examen\w*|ya (?:te digo|te aviso|vere|veremos)|a ver|otro dia|otra (?:semana|vez)|mas adelante|complicad\w+|uf+|buf+)\b/;
const agrees =
  /^\W*(?:s+i+ \w|vale|claro|genial|perfecto|dale|venga|hecho|me (?:apunto|apetece|va bien|viene bien))\b/;

const agreed = (text: string) => agrees.test(normalise(text).text);
const isOffer = (text: string) =>
  daysIn(text).some(({ isOffered, isRefused }) => isOffered || (!isRefused && text.includes('?')));

/** Two days or more were proposed, none was taken, and no other one came back. */
function isPutOff(turns: readonly Turn[]): boolean {
  const last = turns.at(-1);
  if (!last || last.isMine || isOffer(last.text) || last.text.includes('?')) return false;
  const answers = turns.filter(({ isMine, text }, at) => {
    const before = turns[at - 1];
    if (isMine || !before?.text.includes('?')) return false;
    const isProposed = daysIn(before.text).length > 0 || proposes.test(normalise(before.text).text);
    return isProposed && text !== '';
  });
  const isTaken = answers.some(({ text }) => isOffer(text) || agreed(text));
  return !isTaken && answers.filter(({ text }) => excuses.test(normalise(text).text)).length >= fewestAsked;
}
