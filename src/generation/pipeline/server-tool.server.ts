import type { AnyTool } from '../models/engine.server.ts';
import type { ToolAbout, ToolServer } from '../tool.ts';

export type RegisteredTool = AnyTool & { contract: ToolAbout };

/** Checks that a tool's halves fit each other, then forgets their types: the pipeline knows no tool. */
export function serverTool<Input, Output, Answer>(tool: ToolServer<Input, Output, Answer>): RegisteredTool {
  return tool;
}
