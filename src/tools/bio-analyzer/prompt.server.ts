import { appLabel, bioLengthOf } from '../../generation/app-lengths.ts';
import { fence } from '../../generation/models/fence.ts';
import { instructionsIn } from '../../generation/models/instructions.server.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import { addressRule } from '../../language/write/address.ts';
import { type BioAnalyzerInput, desiredStyles } from './contract.ts';

const system = instructionsIn(import.meta.url);

function wishOf(style: string | undefined): string {
  if (!style) return '';
  return Object.hasOwn(desiredStyles, style)
    ? `Quiere transmitir: ${desiredStyles[style as keyof typeof desiredStyles]}.`
    : fence('lo que quiere transmitir', style);
}

export function bioAnalyzerPrompt(input: BioAnalyzerInput, { address, hasImage }: PromptContext): Prompt {
  const app = appLabel(input.appType);
  const user = [
    fence('bio', input.bioText),
    wishOf(input.desiredStyle),
    app ? fence('app', app) : '',
    `Límite del ejemplo: ${bioLengthOf(input.appType)} caracteres.`,
    hasImage ? 'Hay una foto de perfil adjunta.' : '',
    addressRule(address),
  ];
  return { system, user: user.filter(Boolean).join('\n\n') };
}
