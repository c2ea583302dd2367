import { readFileSync } from 'node:fs';
import { addressRule } from '../../language/write/address.ts';
import type { RefineChip } from '../refine.ts';
import type { Prompt, PromptContext, Refinement } from '../tool.ts';
import { chatRule, fence, fenceChat, fenceRule } from './fence.ts';

export const instructionsIn = (module: string, ...rules: readonly string[]): string =>
  [readFileSync(new URL('prompt.txt', module), 'utf8').trim(), ...rules, fenceRule].join('\n\n');

export function chatPrompt(module: string, label: string) {
  const system = instructionsIn(module, chatRule);
  return ({ message }: { message: string }, { address }: PromptContext): Prompt => ({
    system,
    user: [fenceChat(label, message), addressRule(address)].join('\n\n'),
  });
}

interface Refining {
  says: string;
  chips: Readonly<Record<RefineChip, string>>;
  of: string;
}

export function refiningIn(module: string) {
  const { says, chips, of }: Refining = JSON.parse(readFileSync(new URL('refine.json', module), 'utf8'));
  return {
    system: `${says}\n\n${fenceRule}`,
    asks: ({ chip, text }: Refinement) => [chips[chip], fence(of, text)],
  };
}
