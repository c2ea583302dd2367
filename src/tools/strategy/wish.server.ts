import { defaultObjective, objectiveLabels, type StrategyInput } from './contract.ts';

export type Wish = 'whatsapp' | 'date' | 'interest' | 'recover' | 'end' | 'limit' | 'apologise' | 'call';

/** "Otro" objective, in the person's words. */
const words: readonly (readonly [RegExp, Wish])[] = [
  [/l[ií]mite|respet|inc[oó]mod|que pare|deje de/i, 'limit'],
  [/termin|despedi|cortar|dejarlo|rechaz|decir(?:le)? que no|no seguir|cerrar/i, 'end'],
  [/perd[oó]n|disculp|met[ií] la pata|arregl/i, 'apologise'],
  [/videollamada|llamad|llamar|o[ií]r su voz|audio/i, 'call'],
  [/whats|n[uú]mero|tel[eé]fono|instagram|insta\b|telegram/i, 'whatsapp'],
  [/recuper|retomar|volver a hablar|reconquist|segunda oportunidad/i, 'recover'],
  [/cita|quedar|verla|verle|vernos|plan|invitar|cenar|caf[eé]|conocer(?:la|le|nos) en persona/i, 'date'],
];

export function wishOf({ objective, customObjective }: StrategyInput): Wish {
  const chosen = objective ?? (customObjective ? 'other' : defaultObjective);
  if (chosen !== 'other' && Object.hasOwn(objectiveLabels, chosen)) return chosen as Wish;
  const own = chosen === 'other' ? (customObjective ?? '') : chosen;
  return words.find(([pattern]) => pattern.test(own))?.[1] ?? 'interest';
}
