import { unseenByModel } from '../../generation/models/fence.ts';
import type { Reviewed } from '../../generation/tool.ts';
import { lastTurn } from '../../generation/transcript/end-of.ts';
import { linesFromPasted, textOf } from '../../generation/transcript/lines.ts';
import { findingsForHelp, isOwnThreat, standingFindings } from '../../language/read/certain.ts';
import { parseChat } from '../../language/read/chat.ts';
import { laughter } from '../../language/read/find-by-rules.ts';
import { newestOf, rulesRead } from '../../language/read/newest.ts';
import { readOnce } from '../../language/read/read-once.ts';
import type { StrategyInput, StrategyOutput } from './contract.ts';
import { asBlackmail, graveAct, readReceived } from './read-act.server.ts';

const ownPain =
  'Lo que escribes pesa mucho, y no tienes por qué pasarlo a solas: en el 024 hay alguien que escucha, gratis y a cualquier hora. Lo de este chat puede esperar.';

/** Enough to know whether a chat names who begins. */
const beginning = 2_000;

const ownLine = ({ lastMessage }: StrategyInput) =>
  lastMessage ? textOf([{ who: 'me', text: lastMessage }]) : '';

/** The two messages as a chat, so that who says what is known. What was received may be a chat itself. */
export function conversationOf(input: StrategyInput): string {
  const { lastMessage, receivedMessage } = input;
  if (!lastMessage) return receivedMessage;
  // As it stands: each of 16,000 short lines with a label of its own would be three times as long.
  const isNamed =
    typeof parseChat(receivedMessage.slice(0, beginning), { exported: true })[0]?.speaker === 'string';
  return `${ownLine(input)}\n${isNamed ? '' : 'Match: '}${receivedMessage}`;
}

/**
 * Blackmail, a threat, a plea for money or for help: no model is to improvise an answer, let alone flirt. Nor is one that was not given
 * the danger.
 */
export function isDangerous(input: StrategyInput): boolean {
  const { receivedMessage } = input;
  const { act, alerts, suffered } = readReceived(input);
  const { start } = newestOf(receivedMessage, rulesRead);
  const near = graveAct(alerts.filter((one) => one.start >= start));
  return (
    suffered.length > 0 ||
    act?.id === 'own-pain' ||
    (near !== null && near.id !== 'in-doubt') ||
    graveAct(unseenByModel(receivedMessage, alerts)) !== null ||
    standingFindings(receivedMessage, readOnce(input, receivedMessage)).length > 0
  );
}

/** Their own last message, and their lines of the last turn of a chat. */
export const ownWords = (input: StrategyInput): string =>
  [ownLine(input), input.receivedMessage]
    .flatMap((text) => lastTurn(linesFromPasted(text), true))
    .map(({ text }) => text)
    .join('\n');

/** Who is begged not to show something holds it. */
function isBegged(input: StrategyInput): boolean {
  const { lastMessage, receivedMessage } = input;
  if (!lastMessage || laughter.test(`${lastMessage} ${receivedMessage}`.toLowerCase())) return false;
  const { findings, lines } = readOnce(input, receivedMessage);
  const isTheirs = (at: number) =>
    lines.messages.some(({ author, start, end }) => author !== 'mine' && start <= at && at < end);
  return findings.some(({ id, start }) => id === 'pleads-not-to-spread' && isTheirs(start));
}

export const threatens = (input: StrategyInput): boolean =>
  isBegged(input) ||
  [conversationOf(input), input.receivedMessage].some((text) =>
    readOnce(input, text).findings.some(isOwnThreat),
  );

/** Help lines come also for what only the rules have seen, and for what the person wrote about themselves. */
export function reviewStrategy(input: StrategyInput, output: StrategyOutput): Reviewed<StrategyOutput> {
  const { receivedMessage } = input;
  const reading = readOnce(input, receivedMessage);
  const { act, alerts, suffered } = readReceived(input);
  const own = ownLine(input);
  const found = [
    ...asBlackmail(findingsForHelp(receivedMessage, reading)),
    ...unseenByModel(receivedMessage, reading.findings).filter(({ severity }) => severity === 'high'),
    ...suffered,
    // The answer to a danger speaks of lines to call.
    ...(act?.id === 'danger' ? alerts : []),
    // A threat of theirs that is none in the chat is said in play.
    ...findingsForHelp(own, readOnce(input, own)).filter(({ family }) => family !== 'violencia'),
  ];
  const familias = [...new Set([...output.familias, ...found.map(({ family }) => family)])];
  if (!found.some(({ mine, family }) => mine && family === 'autolesion'))
    return { output: { ...output, familias }, sources: {} };
  const strategicAdvice = `${ownPain} ${output.strategicAdvice}`;
  return { output: { ...output, strategicAdvice, familias }, sources: { strategicAdvice: 'both' } };
}
