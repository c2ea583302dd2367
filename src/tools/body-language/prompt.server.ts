import { fence } from '../../generation/models/fence.ts';
import { instructionsIn } from '../../generation/models/instructions.server.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import { addressRule } from '../../language/write/address.ts';
import type { BodyLanguageInput } from './contract.ts';

const system = instructionsIn(import.meta.url);

const answerOf = (chosen: string | undefined, own: string | undefined) =>
  [chosen, own].filter(Boolean).join('. En sus palabras: ');

export function bodyLanguagePrompt({ formData }: BodyLanguageInput, context: PromptContext): Prompt {
  return {
    system,
    user: [
      addressRule(context.address),
      fence('tipo de cita', answerOf(formData.tipoCita, formData.tipoCitaCustom)),
      fence('cómo se suele sentir', answerOf(formData.sentimiento, formData.sentimientoCustom)),
      fence('qué quiere transmitir', answerOf(formData.transmitir, formData.transmitirCustom)),
    ].join('\n\n'),
  };
}
