import { fence, fenceRule } from '../../generation/models/fence.ts';
import { instructionsIn } from '../../generation/models/instructions.server.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import { addressRule } from '../../language/write/address.ts';
import { type LetterInput, type LetterKind, type LetterLength, letterKinds } from './contract.ts';

const system = instructionsIn(import.meta.url);

const refineSystem = `Eres Salero. Reescribes una carta difícil, en español, según lo que se te pide. Conserva el sentido, lo que decide y los huecos entre corchetes; no inventes datos, no añadas reproches, presión ni excusas, y que suene a persona. Un no sigue siendo un no. Devuelve solo el texto nuevo, distinto del anterior, en "text".

${fenceRule}`;

const chipOrders = {
  shorter: 'Hazla más corta.',
  funnier: 'Quítale solemnidad, con una pizca de humor amable si cabe sin restarle seriedad.',
  bolder: 'Hazla más directa: clara y firme, sin dureza.',
  warmer: 'Hazla más cálida y cercana, sin empalagar ni dejar dudas.',
  another: 'Escribe otra con la misma idea y el mismo tono, con otras palabras y otra estructura.',
} as const;

const sizes: Record<LetterLength, string> = {
  short: 'Corta: una o dos frases, como mucho 200 caracteres.',
  medium: 'Media: de tres a cuatro frases, como mucho 400 caracteres.',
  long: 'Larga: de seis a ocho frases, menos si no hay más que contar, como mucho 900 caracteres.',
};

const named = (kind: LetterKind) => `Lo que quiere decir: ${letterKinds[kind]}.`;

export function letterPrompt(
  { kind, facts, length }: LetterInput,
  { address, refinement }: PromptContext,
): Prompt {
  const parts = [
    named(kind),
    refinement ? '' : sizes[length],
    fence('hechos', facts),
    refinement ? `${chipOrders[refinement.chip]}\n\n${fence('carta', refinement.text)}` : '',
    addressRule(address),
  ];
  return { system: refinement ? refineSystem : system, user: parts.filter(Boolean).join('\n\n') };
}
