import { fence } from '../../generation/models/fence.ts';
import { instructionsIn } from '../../generation/models/instructions.server.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import { addressRule } from '../../language/write/address.ts';
import { todayRule } from '../../language/write/today.ts';
import { dateTypes, genders, type OutfitInput, styleTypes, temperatures } from './contract.ts';

const system = instructionsIn(import.meta.url);

const labelOf = (labels: Record<string, string>, value: string | undefined) =>
  (value && Object.hasOwn(labels, value) ? labels[value] : value) || 'sin indicar';

export function outfitPrompt(input: OutfitInput, context: PromptContext): Prompt {
  const dateType = [labelOf(dateTypes, input.dateType), input.customDateType].filter(Boolean).join(': ');
  return {
    system,
    user: [
      `${addressRule(context.address)} ${todayRule(context.today)}`,
      fence('tipo de cita', dateType),
      fence('estilo', labelOf(styleTypes, input.styleType)),
      fence('temperatura', labelOf(temperatures, input.temperature)),
      fence('género', labelOf(genders, input.gender)),
      fence('prendas que incluir o evitar', input.preferences ?? 'sin indicar'),
    ].join('\n\n'),
  };
}
