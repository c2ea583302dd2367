import * as z from 'zod/mini';
import { parseChat } from '../../language/read/chat.ts';
import { inEarnest, withoutNerves, withoutReported } from '../../language/read/in-earnest.ts';
import { tellsOf } from '../../language/read/read-once.ts';
import { stringsIn } from '../../platform/strings-in.ts';
import type { AnyTool } from '../models/engine.server.ts';
import { lastTurn } from '../transcript/end-of.ts';
import { type ChatLine, linesFromPasted, textOf } from '../transcript/lines.ts';
import type { ToolRequest } from './request.server.ts';

export type Given = Pick<ToolRequest, 'input' | 'refine'> & Partial<Pick<ToolRequest, 'thread' | 'called'>>;

export function readable(tool: AnyTool, given: Given): string[] {
  const chat = tool.conversation?.(given.input);
  const { chat: kept = '', lines = [] } = given.thread ?? {};
  const goesOn = onFrom(lines, chat ?? '');
  const texts = [kept, goesOn, ...typed(tool, given), ...toldIn(tool, given)].filter((text) => text !== '');
  return [...new Set(chat === undefined ? texts : [chat, ...texts])];
}

const seam = { lines: 3, characters: 1_000 } as const;

/** Where what was kept goes over into what is pasted: an age asked in the one is answered in the other. */
export function onFrom(kept: readonly ChatLine[], pasted: string): string {
  const newer = linesFromPasted(pasted.slice(0, seam.characters)).slice(0, seam.lines);
  return kept.length > 0 && newer.length > 0 ? textOf([...kept.slice(-seam.lines), ...newer]) : '';
}

const overBoxes = new WeakMap<object, string>();

/** Words of several boxes stand together by chance. */
export const isOverBoxes = (input: object, text: string): boolean => overBoxes.get(input) === text;

/** What the person tells beside the chat. A sentence may go over from one box to the next. */
export function toldIn(tool: AnyTool, given: Given): string[] {
  const boxes = toldBoxes(tool, { input: given.input, refine: null });
  const joined = boxes.join(' ');
  if (boxes.length > 1) overBoxes.set(given.input, joined);
  const names = [...(given.called ?? []), ...speakersIn(tool.conversation?.(given.input) ?? '')];
  return [...new Set([...toldBoxes(tool, given), joined, toldByNames(names)])].filter((text) => text !== '');
}

const speakersIn = (chat: string) =>
  parseChat(chat, { exported: true }).flatMap(({ author, speaker }) =>
    author === 'mine' || speaker === null ? [] : [speaker],
  );

const mostOfNames = 4_000;
const dates = /(?<!\d)\d{1,2}[/.-](?:0?[1-9]|1[0-2])(?:[/.-]\d+)?(?![\dºª])/g;

/** «Lucía 15 años» tells as much as «Lucía, 15 años»; one word alone tells nothing, nor does the day when they met. */
export const toldByNames = (names: readonly string[]): string =>
  [...new Set(names)]
    .filter((name) => /[\s\d]/.test(name.trim()))
    .map((name) =>
      name
        .replace(dates, '')
        .trim()
        .replace(/[\s,(]+/, ', '),
    )
    .join('\n')
    .slice(0, mostOfNames);

const toldBoxes = (tool: AnyTool, given: Given) =>
  typed(tool, given, (field) => !isOfChat(tool, given.input, field));

/** A kind of date or a town beside it drowns what is told. The text that a refinement begins with may be ours, and the weights know what people write. */
export function weighedTexts(tool: AnyTool, given: Given): string[] {
  const boxes = toldBoxes(tool, { ...given, refine: null });
  const isAfraid = boxes.some((box) => tellsOf(given.input, 'fear', box));
  const told = (text: string) => inEarnest(isAfraid ? text : withoutNerves(text));
  const sentences = boxes.filter((box) => /\s/.test(box.trim()));
  return [...new Set([sentences.join(' '), ...sentences].map(told))].filter((text) => text !== '');
}

/** What the person wrote to the other one just now, as far as it is theirs: who is written to from another number tells of that too. */
export function ownWords(tool: AnyTool, { input, thread }: Given): string[] {
  const kept = tool.toThem && thread ? lastTurn(thread.lines, true).map(({ text }) => text) : [];
  return [tool.own?.(input) ?? '', kept.join('\n')].map(withoutReported);
}

export function typed(
  tool: AnyTool,
  { input, refine, thread }: Given,
  isWanted = (_field: string) => true,
): string[] {
  const { imageField = '' } = tool.contract;
  const fields = Object.entries(input).filter(
    ([field, value]) => field !== imageField && !isOption(tool, field, value) && isWanted(field),
  );
  return stringsIn([fields.map(([, value]) => value), refine?.text, thread?.notes]).filter(
    (text) => text.trim() !== '',
  );
}

/** The chat would be another without it. What it says is no proof: an aim may stand in the chat word for word. */
export const isOfChat = ({ conversation }: AnyTool, input: ToolRequest['input'], field: string): boolean =>
  conversation !== undefined && conversation(input) !== conversation({ ...input, [field]: '' });

function isOption({ contract }: AnyTool, field: string, value: unknown): boolean {
  const { shape } = contract.input as Partial<z.ZodMiniObject>;
  if (typeof value !== 'string' || !shape?.[field]) return false;
  const { error } = z.safeParse(shape[field], 'texto libre');
  return error?.issues.some(({ code }) => code === 'invalid_value') ?? false;
}
