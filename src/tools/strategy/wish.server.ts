import { compileTest } from '../../language/read/compile.ts';
import { normalise } from '../../language/read/normalise.ts';
import { acts, texts } from './acts.server.ts';
import { defaultObjective, objectiveLabels, type StrategyInput } from './contract.ts';

/** A preset, or the `wish` of the act that is for the person's own words; `own` where none is. */
export type Wish = string;

export function wishOf({ objective, customObjective, lastMessage }: StrategyInput): Wish {
  const chosen = objective ?? (customObjective ? 'other' : defaultObjective);
  // Where they named the hour, there is nothing left to propose.
  if (chosen === 'date' && /\ba las? \d/u.test(lastMessage ?? '')) return defaultObjective;
  if (chosen !== 'other' && Object.hasOwn(objectiveLabels, chosen)) return chosen;
  const own = chosen === 'other' ? customObjective : chosen;
  if (!own) return defaultObjective;
  const { text } = normalise(own);
  if (isManner?.test(text)) return defaultObjective;
  return acts.find(({ wanted_ }) => wanted_?.test(text))?.wish ?? 'own';
}

const isManner = compileTest(texts.manner);
