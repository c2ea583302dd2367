import type { Versions } from '../../generation/tool.ts';
import type { StrategyOutput } from './contract.ts';

export const replyVersions: Versions<StrategyOutput> = {
  of: ({ suggestedReply, alternatives }) => [
    suggestedReply,
    ...alternatives.map((other) => other.suggestedReply),
  ],
  lead(output, index) {
    const { angle, silent, suggestedReply, alternatives, ...rest } = output;
    const chosen = alternatives[index - 1];
    if (!chosen) return output;
    const others = alternatives.filter((other) => other !== chosen);
    return { ...rest, ...chosen, alternatives: [{ angle, silent, suggestedReply }, ...others] };
  },
};
