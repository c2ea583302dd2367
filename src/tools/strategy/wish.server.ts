import { compileTest } from '../../language/read/compile.ts';
import { rulesRead } from '../../language/read/newest.ts';
import { normalise } from '../../language/read/normalise.ts';
import { acts, texts } from './acts.server.ts';
import { defaultObjective, objectiveLabels, type StrategyInput } from './contract.ts';
import { ownWordsIn } from './own-words.server.ts';

/** A preset, or the `wish` of the act that is for the person's own words; `own` where none is. */
export type Wish = string;

export const aimOf = ({ objective, customObjective }: StrategyInput): string =>
  (objective && objective !== 'other' ? objective : customObjective) ?? defaultObjective;

function wishIn(aim: string): Wish {
  if (Object.hasOwn(objectiveLabels, aim)) return aim;
  const { text } = normalise(aim);
  const { said, querer, propuesta } = ownWordsIn(aim);
  const found = acts.find(({ wanted_ }) => wanted_?.test(text))?.wish;
  if (said) return 'say';
  if ((querer ?? propuesta) && (!found || texts.proposing.includes(found))) return 'plan';
  return isManner?.test(text) ? defaultObjective : (found ?? 'own');
}

export function wishOf(input: StrategyInput): Wish {
  const wish = wishIn(aimOf(input));
  const { lastMessage = '', receivedMessage } = input;
  if (wish !== 'whatsapp') return wish;
  const { text } = normalise(`${lastMessage}\n${receivedMessage.slice(-rulesRead)}`);
  return refusesNumber.test(text) ? defaultObjective : wish;
}

/** Whoever was asked for their number in this chat and did not want to give it is not asked again. */
const refusesNumber = new RegExp(texts.refusesNumber);

const isManner = compileTest(texts.manner);
