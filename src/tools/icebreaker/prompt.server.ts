import { fence } from '../../generation/models/fence.ts';
import { instructionsIn, refiningIn } from '../../generation/models/instructions.server.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import { type IcebreakerInput, icebreakerStyles } from './contract.ts';

const system = instructionsIn(import.meta.url);

const refining = refiningIn(import.meta.url);

export function icebreakerPrompt(input: IcebreakerInput, { hasImage, refinement }: PromptContext): Prompt {
  const { selectedStyle, customStyle, inspiration } = input;
  const isOwn = selectedStyle === 'custom';
  const parts = [
    `Tono: ${isOwn ? 'el que describe la persona' : icebreakerStyles[selectedStyle]}.`,
    isOwn && customStyle && fence('tono', customStyle),
    inspiration && fence('material', inspiration),
    hasImage && 'Hay una imagen adjunta.',
    ...(refinement ? refining.asks(refinement) : []),
  ];
  return { system: refinement ? refining.system : system, user: parts.filter(Boolean).join('\n\n') };
}
