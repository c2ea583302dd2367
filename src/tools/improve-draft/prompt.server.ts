import { fence } from '../../generation/models/fence.ts';
import { instructionsIn } from '../../generation/models/instructions.server.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import type { DraftInput } from './contract.ts';

const system = instructionsIn(import.meta.url);

export function draftPrompt({ draft, received, style }: DraftInput, _: PromptContext): Prompt {
  const parts = [
    received ? fence('recibido', received) : '',
    style ? fence('cómo quiere que suene', style) : '',
    fence('borrador', draft),
  ];
  return { system, user: parts.filter(Boolean).join('\n\n') };
}
