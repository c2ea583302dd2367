import type { AnyTool } from '../models/engine.server.ts';
import type { ToolServer } from '../tool.ts';

/** Checks that a tool's halves fit each other, then forgets their types: the pipeline knows no tool. */
export function serverTool<Input, Output, Answer>(tool: ToolServer<Input, Output, Answer>): AnyTool {
  return tool;
}
