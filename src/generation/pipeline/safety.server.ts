import { findingsForHelp, isMinorInvolved } from '../../language/read/certain.ts';
import { readOnce, readOnceInSteps } from '../../language/read/read-once.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { type HelpLine, helpLinesFor } from '../help-lines.ts';
import type { AnyTool } from '../models/engine.server.ts';
import { breath, type ToolRequest } from './request.server.ts';

type Given = Pick<ToolRequest, 'input' | 'refine'>;

/** Thrown before any model is asked and before a use is taken. Null where all are adults, as far as the words say. */
export function refusalForMinors(tool: AnyTool, given: Given): Failure | null {
  if (tool.helpsMinors || !readable(tool, given).some(isMinorInvolved)) return null;
  return new Failure('content_refused', {
    reason: 'minor',
    message:
      'Parece que aquí hay una persona menor de 18 años, y Salero ayuda a ligar solo entre personas adultas. No te ha costado ningún uso. Si nos hemos confundido, quita ese dato e inténtalo otra vez.',
    helpLines: helpLinesFor([{ family: 'menor', severity: 'high' }]),
  });
}

/** For the answers that have no field for it: somebody may tell of a threat in any box. */
export function helpFor(tool: AnyTool, given: Given): HelpLine[] {
  return helpLinesFor(
    readable(tool, given).flatMap((text) => findingsForHelp(text, readOnce(given.input, text))),
  );
}

const longText = 5_000;
const turnMs = 4;

/** A chat of 50,000 characters takes the rules some 40 ms. It is read before it is asked for, in turns with what others do. */
export async function readLongTexts(input: ToolRequest['input']): Promise<void> {
  for (const text of textsIn(input).filter(({ length }) => length > longText)) {
    let since = performance.now();
    for (const _ of readOnceInSteps(input, text)) {
      if (performance.now() - since < turnMs) continue;
      await breath();
      since = performance.now();
    }
  }
}

/** The chat as the tool puts it together, and every text that the person has typed. */
function readable(tool: AnyTool, { input, refine }: Given): string[] {
  const chat = tool.conversation?.(input);
  const { imageField = '' } = tool.contract;
  const texts = textsIn({ ...input, [imageField]: undefined, refined: refine?.text });
  return [...new Set(chat === undefined ? texts : [chat, ...texts])];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
