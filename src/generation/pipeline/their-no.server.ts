import { compile, compileTest, type Rows, type Words } from '../../language/read/compile.ts';
import { readData } from '../../language/read/data.server.ts';
import { normalise } from '../../language/read/normalise.ts';
import { onceByRequest } from '../../language/read/read-once.ts';
import { saysNo } from '../../language/read/says-no.ts';
import type { ThreadContext } from '../tool.ts';
import { lastTurn } from '../transcript/end-of.ts';
import { type ChatLine, linesFromPasted } from '../transcript/lines.ts';

const written = readData<{
  words: Words;
  unless: Rows;
  declines: Rows;
  polite: Rows;
  proposes: Rows;
  reopens: Rows;
}>('their-no.json');

const { words } = written;
const noneAfterAll = compile(written.unless, words);
const proposes = compileTest(written.proposes, words);
const reopens = compileTest(written.reopens, words);
const polite = compile(written.polite, words);
const declines = new RegExp(`^[^a-z0-9]*${compile(written.declines, words).source}[^a-z0-9]*$`);

/** «No quiero quedar todavía, pero me encanta hablar contigo» says two things, of which the last one holds. */
const clausesOf = (text: string): string[] =>
  text.split(/[.!?;\n]+|,? (?:pero|aunque|sino) /).filter((one) => /[a-z0-9]/.test(one));

const isOnlyPolite = (turn: readonly ChatLine[]): boolean =>
  turn.every(({ text }) => !/[a-z0-9]/.test(normalise(text).text.replace(polite, ' ')));

/** The other person's last turn, where it is a no to whoever asks and nothing newer, of what was pasted, takes it back: thanks for it do not. */
export function theirNo(kept: readonly ChatLine[], pasted: string): string | null {
  const turn = lastTurn(kept, false);
  const first = kept.indexOf(turn[0] as ChatLine);
  if (first > 0 && isOnlyPolite(turn)) return theirNo(kept.slice(0, first), pasted);
  const wasAsked = lastTurn(kept.slice(0, Math.max(first, 0)), true).some(({ text }) => isIn(proposes, text));
  const isRefused = (isNo: boolean, clause: string): boolean => {
    if (declines.test(clause)) return isNo || wasAsked;
    const plain = clause.replace(noneAfterAll, ' ');
    if (saysNo(plain)) return true;
    return isNo && !reopens?.test(clause);
  };
  const isNo = (lines: readonly ChatLine[], before: boolean) =>
    lines.flatMap(({ text }) => clausesOf(normalise(text).text)).reduce(isRefused, before);
  if (!isNo(turn, false)) return null;
  const known = new Set(kept.map(({ text }) => text.trim()));
  const newer = linesFromPasted(pasted).filter(({ who, text }) => who !== 'me' && !known.has(text.trim()));
  return isNo(newer, true) ? turn.map(({ text }) => text).join('\n') : null;
}

const pastedNo = onceByRequest((_, chat) => theirNo(linesFromPasted(chat), ''));

export const bindingNo = (
  input: object,
  chat: string,
  thread?: Pick<ThreadContext, 'no'> | null,
): string | null => thread?.no || pastedNo(input, chat);

const isIn = (pattern: RegExp | null, text: string) => pattern?.test(normalise(text).text) ?? false;
