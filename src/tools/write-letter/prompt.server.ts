import { fence } from '../../generation/models/fence.ts';
import { instructionsIn, refiningIn } from '../../generation/models/instructions.server.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import { addressRule } from '../../language/write/address.ts';
import { type LetterInput, type LetterLength, letterKinds } from './contract.ts';

const system = instructionsIn(import.meta.url);

const refining = refiningIn(import.meta.url);

const sizes: Record<LetterLength, string> = {
  short: 'Corta: una o dos frases, como mucho 200 caracteres.',
  medium: 'Media: de tres a cuatro frases, como mucho 400 caracteres.',
  long: 'Larga: de seis a ocho frases, menos si no hay más que contar, como mucho 900 caracteres.',
};

export function letterPrompt(
  { kind, facts, length }: LetterInput,
  { address, refinement }: PromptContext,
): Prompt {
  const parts = [
    `Lo que quiere decir: ${letterKinds[kind]}.`,
    refinement ? '' : sizes[length],
    fence('hechos', facts),
    ...(refinement ? refining.asks(refinement) : []),
    addressRule(address),
  ];
  return { system: refinement ? refining.system : system, user: parts.filter(Boolean).join('\n\n') };
}
