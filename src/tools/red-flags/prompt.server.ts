import { chatRule, fenceChat } from '../../generation/models/fence.ts';
import { instructionsIn } from '../../generation/models/instructions.server.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import { addressRule } from '../../language/write/address.ts';
import type { RedFlagsInput } from './contract.ts';

const system = instructionsIn(import.meta.url, chatRule);

export function redFlagsPrompt({ message }: RedFlagsInput, { address }: PromptContext): Prompt {
  return { system, user: [fenceChat('chat', message), addressRule(address)].join('\n\n') };
}
