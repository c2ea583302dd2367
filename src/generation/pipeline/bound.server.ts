import type { AnyTool } from '../models/engine.server.ts';
import type { Given } from './boxes.server.ts';
import { bindingNo, forbidsContact } from './their-no.server.ts';

const alone = new WeakMap<object, boolean>();

/** Asked several times in a call, and of a long chat it takes a tenth of a second each. */
export function isForRulesAlone(tool: AnyTool, { input, thread }: Given): boolean {
  const isAlone = alone.get(input) ?? tool.isForRulesAlone?.(input, thread ?? undefined) ?? false;
  alone.set(input, isAlone);
  return isAlone || Boolean(tool.toThem && thread?.isGrave);
}

export function boundBy(tool: AnyTool, given: Given): 'danger' | 'no' | null {
  if (isForRulesAlone(tool, given)) return 'danger';
  if (!tool.toThem) return null;
  const no = noIn(tool, given);
  // A no to a plan each tool answers in its own way.
  const isForbidden =
    (no !== null && forbidsContact(no)) || (tool.toThem.isForbidden?.(given.input, no) ?? no !== null);
  return isForbidden ? 'no' : null;
}

export const noIn = (tool: AnyTool, { input, thread }: Pick<Given, 'input' | 'thread'>) =>
  bindingNo(input, tool.conversation?.(input) ?? '', thread);
