import type { ToolExample } from '../src/generation/example.ts';
import { toolServers } from '../src/tools/registry.server.ts';

async function exampleOf(id: string): Promise<ToolExample> {
  const { example } = await import(`../src/tools/${id}/example.ts`).catch(() => {
    throw new Error(`src/tools/${id}/example.ts is missing: tests, attacks and the bench send what it says`);
  });
  return example;
}

/** Each tool's contract with its example, of the tools that the registry names. */
export const examples = await Promise.all(
  toolServers.map(async (tool) => ({
    tool,
    id: tool.contract.id,
    functionName: tool.contract.functionName,
    example: await exampleOf(tool.contract.id),
  })),
);
