import { compileTest } from '../../language/read/compile.ts';
import { normalise } from '../../language/read/normalise.ts';
import { acts, texts } from './acts.server.ts';
import { defaultObjective, objectiveLabels, type StrategyInput } from './contract.ts';

/** A preset, or the `wish` of the act that is for the person's own words; `own` where none is. */
export type Wish = string;

/** A preset, or what the person wrote in its place. */
export const aimOf = ({ objective, customObjective }: StrategyInput): string =>
  (objective && objective !== 'other' ? objective : customObjective) ?? defaultObjective;

export function wishOf(input: StrategyInput): Wish {
  const aim = aimOf(input);
  // Where they named the hour, there is nothing left to propose.
  if (aim === 'date' && /\ba las? \d/u.test(input.lastMessage ?? '')) return defaultObjective;
  if (Object.hasOwn(objectiveLabels, aim)) return aim;
  const { text } = normalise(aim);
  if (isManner?.test(text)) return defaultObjective;
  return acts.find(({ wanted_ }) => wanted_?.test(text))?.wish ?? 'own';
}

const isManner = compileTest(texts.manner);
