import { appLabel, bioLengthOf } from '../../generation/app-lengths.ts';
import { fence } from '../../generation/models/fence.ts';
import { instructionsIn, refiningIn } from '../../generation/models/instructions.server.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import { type BioCreatorInput, bioStyles, chosenBioStyle } from './contract.ts';

const system = instructionsIn(import.meta.url);

const refining = refiningIn(import.meta.url);

export function bioCreatorPrompt(input: BioCreatorInput, { hasImage, refinement }: PromptContext): Prompt {
  const { preset, custom } = chosenBioStyle(input);
  const app = appLabel(input.appType);
  const material = [
    fence('palabras clave', input.keywords),
    preset ? `Estilo: ${bioStyles[preset]}.` : 'Estilo: el que describe la persona.',
    custom ? fence('estilo', custom) : '',
    app ? fence('app', app) : '',
    `Límite: ${bioLengthOf(input.appType)} caracteres.`,
    hasImage ? 'Hay una imagen adjunta.' : '',
  ];
  if (refinement)
    return {
      system: refining.system,
      user: [...material, ...refining.asks(refinement)].filter(Boolean).join('\n\n'),
    };
  return { system, user: material.filter(Boolean).join('\n\n') };
}
