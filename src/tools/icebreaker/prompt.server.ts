import { fence } from '../../generation/models/fence.ts';
import { instructionsIn, refiningIn } from '../../generation/models/instructions.server.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import { type IcebreakerInput, icebreakerStyles } from './contract.ts';

const system = instructionsIn(import.meta.url);

const refining = refiningIn(import.meta.url);

export function icebreakerPrompt(input: IcebreakerInput, { hasImage, refinement }: PromptContext): Prompt {
  const material = [
    `Tono: ${input.selectedStyle === 'custom' ? 'el que describe la persona' : icebreakerStyles[input.selectedStyle]}.`,
    input.selectedStyle === 'custom' && input.customStyle ? fence('tono', input.customStyle) : '',
    input.inspiration ? fence('material', input.inspiration) : '',
    hasImage ? 'Hay una imagen adjunta.' : '',
  ];
  if (refinement)
    return {
      system: refining.system,
      user: [...material, ...refining.asks(refinement)].filter(Boolean).join('\n\n'),
    };
  return { system, user: material.filter(Boolean).join('\n\n') };
}
