import { Failure } from '../platform/http-errors.server.ts';
import type { AnyTool, Fields } from './engine.server.ts';
import { cleanJson, outputLimits } from './hostile-text.server.ts';
import type { Ticket } from './quota.server.ts';
import type { ToolRequest } from './request.server.ts';
import type { AnswerMeta } from './tool.ts';

/** The answer of a tool, checked against its contract on the way out as its input was on the way in. */
export function presentAnswer(
  tool: AnyTool,
  request: ToolRequest,
  output: unknown,
  ticket: Ticket,
  engine: AnswerMeta['engine'],
  notice: string | undefined,
): Fields & AnswerMeta {
  const clean = cleanJson(output, outputLimits);
  const returned = notice !== undefined && ticket.charged ? 1 : 0;
  return {
    ...(request.refine ? rewritten(tool, clean) : checked(tool, clean)),
    generationId: ticket.id,
    remainingUses: ticket.remainingUses === null ? null : ticket.remainingUses + returned,
    refinementsLeft: tool.contract.refines ? ticket.refinementsLeft : 0,
    ai_generated: true,
    engine,
    ...(notice !== undefined && { notice }),
  };
}

/** As harmless as the answer will be, but perhaps not whole. */
export function presentPartial(tool: AnyTool, request: ToolRequest, output: unknown): unknown {
  const clean = cleanJson(output, outputLimits);
  return request.refine ? rewritten(tool, clean) : tool.contract.present(clean);
}

function checked({ contract }: AnyTool, output: unknown): Fields {
  const answer = contract.answer.safeParse(contract.present(output));
  if (!answer.success) throw new Failure('model_failed', { cause: answer.error });
  return answer.data as Fields;
}

const rewritten = ({ contract }: AnyTool, output: unknown): Fields => ({
  [contract.refines ?? 'text']: (output as { text?: unknown }).text,
  alternatives: [],
});
