import { chatRule, fence, fenceChat } from '../../generation/models/fence.ts';
import { instructionsIn, refiningIn } from '../../generation/models/instructions.server.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import { addressRule } from '../../language/write/address.ts';
import { defaultStyle, objectiveLabels, type StrategyInput, styleLabels } from './contract.ts';
import { aimOf } from './wish.server.ts';

const system = instructionsIn(import.meta.url, chatRule);

const refining = refiningIn(import.meta.url);

/** A preset by its name, and the person's own words as theirs. */
const wanted = (what: string, value: string, labels: Readonly<Record<string, string>>) =>
  Object.hasOwn(labels, value) ? `${what}: ${labels[value]}.` : fence(what.toLowerCase(), value);

export function strategyPrompt(input: StrategyInput, { address, refinement }: PromptContext): Prompt {
  const { lastMessage, receivedMessage, style = defaultStyle } = input;
  const parts = [
    wanted('Objetivo', aimOf(input), objectiveLabels),
    wanted('Estilo', style === 'custom' ? defaultStyle : style, styleLabels),
    lastMessage ? fence('mi último mensaje', lastMessage) : '',
    fenceChat('mensaje recibido', receivedMessage),
    ...(refinement ? refining.asks(refinement) : []),
    addressRule(address),
  ];
  return { system: refinement ? refining.system : system, user: parts.filter(Boolean).join('\n\n') };
}
