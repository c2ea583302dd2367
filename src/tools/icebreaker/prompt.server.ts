import { fence, fenceRule } from '../../generation/models/fence.ts';
import { instructionsIn } from '../../generation/models/instructions.server.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import { type IcebreakerInput, icebreakerStyles } from './contract.ts';

const system = instructionsIn(import.meta.url);

const refineSystem = `Eres Salero. Reescribes un mensaje de apertura para una app de citas, en español, según lo que se te pide. Conserva el detalle concreto y el sentido, no inventes datos, no añadas presión ni nada sexual, y que suene a persona. Devuelve solo el texto nuevo, distinto del anterior, en "text".

${fenceRule}`;

const chipOrders = {
  shorter: 'Hazlo más corto: quédate con lo que provoca respuesta.',
  funnier: 'Hazlo más gracioso, con humor amable y sin chistes hechos.',
  bolder: 'Hazlo más directo: claro y seguro, sin presionar.',
  warmer: 'Hazlo más cálido y cercano, sin empalagar.',
  another: 'Escribe otro con la misma idea y el mismo tono, con otras palabras y otra estructura.',
} as const;

export function icebreakerPrompt(input: IcebreakerInput, { hasImage, refinement }: PromptContext): Prompt {
  const material = [
    `Tono: ${input.selectedStyle === 'custom' ? 'el que describe la persona' : icebreakerStyles[input.selectedStyle]}.`,
    input.selectedStyle === 'custom' && input.customStyle ? fence('tono', input.customStyle) : '',
    input.inspiration ? fence('material', input.inspiration) : '',
    hasImage ? 'Hay una imagen adjunta.' : '',
  ];
  if (refinement)
    return {
      system: refineSystem,
      user: [...material, chipOrders[refinement.chip], fence('mensaje', refinement.text)]
        .filter(Boolean)
        .join('\n\n'),
    };
  return { system, user: material.filter(Boolean).join('\n\n') };
}
