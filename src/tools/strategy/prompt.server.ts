import { chatRule, fence, fenceChat } from '../../generation/models/fence.ts';
import { instructionsIn, refiningIn } from '../../generation/models/instructions.server.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import { addressRule } from '../../language/write/address.ts';
import {
  defaultObjective,
  defaultStyle,
  objectiveLabels,
  type StrategyInput,
  styleLabels,
} from './contract.ts';

const system = instructionsIn(import.meta.url, chatRule);

const refining = refiningIn(import.meta.url);

function named(value: string, labels: Record<string, string>): string | null {
  return value !== 'other' && value !== 'custom' && Object.hasOwn(labels, value)
    ? (labels[value] ?? null)
    : null;
}

export function strategyPrompt(
  { lastMessage, receivedMessage, objective, customObjective, style }: StrategyInput,
  { address, refinement }: PromptContext,
): Prompt {
  const aim = objective ?? (customObjective ? 'other' : defaultObjective);
  const aimLabel = named(aim, objectiveLabels);
  const tone = style ?? defaultStyle;
  const toneLabel = named(tone, styleLabels);
  const ownAim = aim === 'other' ? customObjective : aim;
  const parts = [
    aimLabel || !ownAim
      ? `Objetivo: ${aimLabel ?? objectiveLabels[defaultObjective]}.`
      : fence('objetivo', ownAim),
    toneLabel || tone === 'custom'
      ? `Estilo: ${toneLabel ?? styleLabels[defaultStyle]}.`
      : fence('estilo', tone),
    lastMessage ? fence('mi último mensaje', lastMessage) : '',
    fenceChat('mensaje recibido', receivedMessage),
    ...(refinement ? refining.asks(refinement) : []),
    addressRule(address),
  ];
  return { system: refinement ? refining.system : system, user: parts.filter(Boolean).join('\n\n') };
}
