import { fence } from '../../generation/models/fence.ts';
import { instructionsIn } from '../../generation/models/instructions.server.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import { addressRule } from '../../language/write/address.ts';
import { todayRule } from '../../language/write/today.ts';
import type { DatePlanInput } from './contract.ts';

const system = instructionsIn(import.meta.url);

export function datePlannerPrompt(input: DatePlanInput, context: PromptContext): Prompt {
  return {
    system,
    user: [
      `${addressRule(context.address)} ${todayRule(context.today)}`,
      fence('intereses', input.interests ?? 'sin indicar'),
      fence('tipo de cita', input.dateType ?? 'sin indicar'),
      fence('lugar', input.location ?? 'sin indicar'),
      fence('estilo', input.style),
    ].join('\n\n'),
  };
}
