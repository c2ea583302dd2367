import { chatRule, fenceChat } from '../../generation/models/fence.ts';
import { instructionsIn } from '../../generation/models/instructions.server.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import { addressRule } from '../../language/write/address.ts';
import type { SubtextInput } from './contract.ts';

const system = instructionsIn(import.meta.url, chatRule);

export function subtextPrompt({ message }: SubtextInput, { address }: PromptContext): Prompt {
  return { system, user: [fenceChat('mensaje', message), addressRule(address)].join('\n\n') };
}
