import { answeredIn } from '../../language/read/answered.ts';
import { findingsForHelp, standingFindings } from '../../language/read/certain.ts';
import { extentInWords } from '../../language/read/extent.ts';
import type { Family } from '../../language/read/families.ts';
import { type Finding, isByWeights } from '../../language/read/finding.ts';
import { extentOf } from '../../language/read/newest.ts';
import { ownDeed, readOnce, toldDangers, toldFear } from '../../language/read/read-once.ts';
import { toldNo } from '../../language/read/told-no.ts';
import { fill } from '../../platform/fill.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import type { AnyTool, Given } from '../models/engine.server.ts';
import type { ThreadContext } from '../tool.ts';
import { type ChatLine, modelReads, textOf } from '../transcript/lines.ts';
import { othersIn } from '../transcript/names.ts';
import { onFrom } from './boxes.server.ts';
import { toldFindings } from './help.server.ts';
import { readInTurns } from './long-texts.server.ts';
import type { ToolRequest } from './request.server.ts';
import { theirNo } from './their-no.server.ts';
import texts from './thread.json' with { type: 'json' };
import { eachSent } from './voiced.server.ts';

export interface KeptThread {
  name: string;
  app: string | null;
  notes: string | null;
  lines: readonly ChatLine[];
  paused: boolean;
}

export const calledIn = ({
  name = '',
  app,
  lines = [],
}: {
  name?: string | undefined;
  app?: string | null | undefined;
  lines?: readonly ChatLine[] | undefined;
}): string[] => [name, `${name} ${app ?? ''}`, ...othersIn(lines)];

export type OpenThread = (userId: string, id: string) => Promise<KeptThread | null>;

const isTheirThreat = ({ certain, mine, family }: Finding): boolean =>
  certain && !mine && (family === 'violencia' || family === 'sextorsion');

const isTheirDespair = ({ certain, severity, mine, family }: Finding): boolean =>
  !mine && family === 'autolesion' && (certain || severity === 'high');

const ofTheirs: readonly Family[] = ['violencia', 'sextorsion', 'fraude', 'control'];

/** What only the words together say, where no rule does, is answered with care as well. */
const isInDoubt = ({ id, mine, family, severity }: Finding): boolean =>
  id === 'said-in-words' && !mine && severity === 'high' && ofTheirs.includes(family);

function isGraveIn(request: object, chat: string): boolean {
  const reading = readOnce(request, chat);
  const told = [...toldDangers(request, chat), ownDeed(request, chat)];
  return (
    standingFindings(chat, reading).some(({ mine }) => !mine) ||
    reading.findings.some(isInDoubt) ||
    told.some((one) => one?.of === 'match' || one?.of === 'now')
  );
}

/** A noted blow, or that they are feared: more than words that only resemble it. */
const isGraveInNotes = (request: object, notes: string): boolean =>
  notes !== '' &&
  (toldFindings(request, [notes]).some((one) => !one.mine && one.severity === 'high' && !isByWeights(one)) ||
    toldDangers(request, notes).some((one) => one.of !== 'another') ||
    toldFear(request, notes) !== null);

export async function bindThread(
  openThread: OpenThread | undefined,
  tool: AnyTool,
  userId: string,
  request: ToolRequest,
): Promise<ToolRequest> {
  if (request.threadId === null) return request;
  const kept = await openThread?.(userId, request.threadId);
  if (!kept) {
    request.photo?.drop();
    throw new Failure('not_found', { message: texts.gone });
  }
  const { name } = kept;
  if (kept.paused) return { ...request, notices: [fill(texts.paused, { name })] };
  const chat = textOf(kept.lines);
  const bind = () => {
    const { findings } = readOnce(request.input, chat);
    const isDespairing = findings.some(isTheirDespair);
    const pasted = tool.conversation?.(request.input) ?? '';
    const notes = kept.notes ?? '';
    const isNotedGrave = isGraveInNotes(request.input, notes);
    const isGraveText = (text: string) => isGraveIn(request.input, text);
    const isChatGrave =
      isGraveText(chat) || (isGraveText(onFrom(kept.lines, pasted)) && !isGraveText(pasted));
    // Whoever asks about all of the thread reads of it in the answer: not of what is noted beside it.
    const isAsked = chat !== '' && pasted.includes(chat);
    const thread: ThreadContext = {
      lines: kept.lines,
      chat,
      notes,
      no: theirNo(kept.lines, pasted) ?? (toldNo(kept.notes ?? '') && kept.notes),
      isGrave: isDespairing || isChatGrave || isNotedGrave,
      isThreatened: findings.some(isTheirThreat),
      isDespairing,
      isBeside: isNotedGrave || (isChatGrave && !isDespairing && !isAsked),
    };
    const isGrave =
      !isAsked &&
      (thread.isGrave || findingsForHelp(chat, readOnce(request.input, chat)).some(({ mine }) => !mine));
    const isOfThem = tool.toThem !== undefined || !tool.contract.reads;
    const isRefused = !isGrave && isOfThem && thread.no !== null;
    const told = [...(isGrave ? [texts.grave] : []), ...(isRefused ? [texts.refused] : [])];
    const notices = told.map((text) => fill(text, { name }));
    const called = [...request.called, ...calledIn(kept)];
    return { ...request, thread, called, notices };
  };
  return readInTurns(request.input, () => [chat], bind);
}

export function partRead(chat: string): string | undefined {
  const read = extentOf(chat, modelReads);
  if (read.of === read.from) return undefined;
  return `De lo que guardas de esta persona hemos leído ${extentInWords(read)}; las señales de peligro, en todo.`;
}

/** A text that asks what was answered is a worse try than one that was given before. */
export function givenBesides(given: Given, thread: ThreadContext): Given {
  const answered = answeredIn(thread.lines);
  return {
    ...given,
    costOf: (versions) =>
      given.costOf(versions) + 100 * versions.filter((text) => answered.isIn(text)).length,
  };
}

export function withoutAnswered(tool: AnyTool, request: ToolRequest, output: unknown): unknown {
  if (!tool.sends?.isChat || !request.thread) return output;
  const answered = answeredIn(request.thread.lines);
  return eachSent(tool, request, output, (text) => answered.leftOf(text) ?? texts.instead);
}
