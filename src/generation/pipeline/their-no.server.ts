import { compile, compileTest, type Rows, type Words } from '../../language/read/compile.ts';
import { readData } from '../../language/read/data.server.ts';
import { normalise } from '../../language/read/normalise.ts';
import { onceByRequest, readOnce } from '../../language/read/read-once.ts';
import { saysNo } from '../../language/read/says-no.ts';
import { admitsNo, quotedIn, toldNo } from '../../language/read/told-no.ts';
import { isSaidToThem } from '../../language/read/whose-deed.ts';
import { stringsIn } from '../../platform/strings-in.ts';
import type { ThreadContext } from '../tool.ts';
import { type ChatLine, linesFromPasted } from '../transcript/lines.ts';

const written = readData<{
  words: Words;
  unless: Rows;
  /** In the other languages of Spain, and in English. */
  elsewhere: Rows;
  declines: Rows;
  forbids: Rows;
  proposes: Rows;
  insists: Rows;
  accepts: Rows;
  asks: Rows;
  repeats: Rows;
  reopens: Rows;
  /** What whoever asks tells of the other one, or wishes, in the box of what was received. */
  ofAsker: Rows;
}>('their-no.json');

const { words } = written;
const noneAfterAll = compile(written.unless, words);
const test = (rows: Rows) => {
  const pattern = compileTest(rows, words);
  return (text: string): boolean => pattern?.test(text) ?? false;
};
const [forbids, proposes, insists] = [test(written.forbids), test(written.proposes), test(written.insists)];
const elsewhere = test(written.elsewhere);
const [asks, repeats, reopens] = [test(written.asks), test(written.repeats), test(written.reopens)];
const ofAsker = test(written.ofAsker);
const whole = (rows: Rows) => new RegExp(`^[^a-z0-9]*${compile(rows, words).source}[^a-z0-9]*$`);
const [declines, accepts] = [whole(written.declines), whole(written.accepts)];

/** «No quiero quedar todavía, pero me encanta hablar contigo» says two things, of which the last one holds. */
const clausesOf = (text: string): string[] =>
  text.split(/(?<=\?)|[.!;\n]+|,? (?:pero|aunque|sino) /).filter((one) => /[a-z0-9]/.test(one));

interface No {
  /** All that was said with it. */
  text: string;
  /** Not another message, whatever is asked. */
  isOfContact: boolean;
  /** Turns in which they asked something since. */
  asked: number;
}

/** What is left of a no after another turn of theirs: what only goes on, thanks, laughs or says it again leaves all of it. */
function after(given: No | null, turn: readonly ChatLine[], own: readonly ChatLine[] | null): No | null {
  const text = turn.map((line) => line.text).join('\n');
  const before = own?.map((line) => normalise(line.text).text) ?? [];
  const wasAsked = before.some(proposes);
  const isAskedAgain = wasAsked || before.some(insists);
  const step = (no: No | null, clause: string): No | null => {
    const isNo = declines.test(clause)
      ? no !== null || wasAsked
      : elsewhere(clause) || saysNo(clause.replace(noneAfterAll, ' '));
    if (isNo && no?.isOfContact) return { ...no, asked: 0 };
    if (isNo) return { text, isOfContact: forbids(clause), asked: 0 };
    if (no === null || repeats(clause)) return no;
    if (reopens(clause) || (isAskedAgain && !no.isOfContact && accepts.test(clause))) return null;
    const isNew = own !== null && no === given && (asks(clause) || clause.endsWith('?'));
    return isNew ? (no.isOfContact && no.asked === 0 ? { ...no, asked: 1 } : null) : no;
  };
  return clausesOf(normalise(text).text).reduce(step, given);
}

/** Not another message, whatever is asked: in their words, or as it is told. */
export function forbidsContact(no: string): boolean {
  const told = toldNo(no);
  const said = told === null ? [normalise(no).text] : quotedIn(no);
  return (
    told === 'contact' ||
    said
      .flatMap(clausesOf)
      .some((one) => forbids(one) && (elsewhere(one) || saysNo(one.replace(noneAfterAll, ' '))))
  );
}

const isMine = (line: ChatLine | undefined): boolean => line?.who === 'me';

/** Whoever owns to a no in a message to them was told it. */
function admittedIn(turn: readonly ChatLine[]): No | null {
  const text = turn.map((line) => line.text).join('\n');
  return admitsNo(text) ? { text, isOfContact: true, asked: 0 } : null;
}

const mayBeTheirs = ({ who, text }: ChatLine): boolean =>
  who !== 'me' && (who !== 'them' || isSaidToThem(text) || !ofAsker(normalise(text).text));

/** What the other person said no with, to whoever asks, where nothing that they said since, of what was pasted too, takes it back. */
export function theirNo(kept: readonly ChatLine[], pasted: string): string | null {
  const turns: ChatLine[][] = [];
  for (const line of kept) {
    const turn = turns.at(-1);
    if (turn && isMine(turn[0]) === isMine(line)) turn.push(line);
    else turns.push([line]);
  }
  const no = turns.reduce<No | null>(
    (before, turn, at) =>
      isMine(turn[0]) ? (admittedIn(turn) ?? before) : after(before, turn, turns[at - 1] ?? []),
    null,
  );
  const known = new Set(kept.map(({ text }) => text.trim()));
  const newer = linesFromPasted(pasted).filter((line) => mayBeTheirs(line) && !known.has(line.text.trim()));
  return (no && after(no, newer, null))?.text ?? null;
}

const pastedNo = onceByRequest((_, chat) => theirNo(linesFromPasted(chat), ''));
const toldOnce = onceByRequest((_, text) => toldNo(text));

/** The box of what was received is where people tell of it, too: one voice, that speaks to nobody. */
const isTelling = (input: object, text: string): boolean =>
  !isSaidToThem(text) && readOnce(input, text).messages.every(({ author }) => author === 'unknown');

/** Theirs, kept or pasted, or what is told of it. */
export const bindingNo = (
  input: object,
  chat: string,
  thread?: Pick<ThreadContext, 'no'> | null,
): string | null =>
  thread?.no ||
  pastedNo(input, chat) ||
  (stringsIn(input).find(
    (text) => toldOnce(input, text) && (!chat.includes(text) || isTelling(input, text)),
  ) ??
    null);
