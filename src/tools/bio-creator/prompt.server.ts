import { appLabel, bioLengthOf } from '../../generation/app-lengths.ts';
import { fence, fenceRule } from '../../generation/models/fence.ts';
import { instructionsIn } from '../../generation/models/instructions.server.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import { type BioCreatorInput, bioStyles, chosenBioStyle } from './contract.ts';

const system = instructionsIn(import.meta.url);

const refineSystem = `Eres Salero. Reescribes la bio de un perfil de citas, en primera persona y en el mismo español que la bio, según lo que se te pide. Conserva los datos de la persona, no inventes ninguno y que suene a ella. Devuelve solo el texto nuevo, distinto del anterior, en "text".

${fenceRule}`;

const chipOrders = {
  shorter: 'Hazla más corta: quédate con lo que la distingue.',
  funnier: 'Hazla más graciosa, con humor amable.',
  bolder: 'Hazla más directa: que diga claro lo que hay, sin exigencias.',
  warmer: 'Hazla más cálida y cercana, sin empalagar.',
  another: 'Escribe otra con los mismos datos y el mismo tono, con otra estructura.',
} as const;

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
      system: refineSystem,
      user: [...material, chipOrders[refinement.chip], fence('bio', refinement.text)]
        .filter(Boolean)
        .join('\n\n'),
    };
  return { system, user: material.filter(Boolean).join('\n\n') };
}
