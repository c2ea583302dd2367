import { controlSignals } from './control.ts';
import { disrespectSignals } from './disrespect.ts';
import { fraudSignals } from './fraud.ts';
import { manipulationSignals } from './manipulation.ts';
import { sexualSignals } from './sexual.ts';
import type { Signal } from './signal.ts';
import { tellingPhrases } from './telling-phrases.ts';
import { violenceSignals } from './violence.ts';
import { vulnerableSignals } from './vulnerable.ts';

export const signals: readonly Signal[] = [
  ...violenceSignals,
  ...fraudSignals,
  ...controlSignals,
  ...sexualSignals,
  ...manipulationSignals,
  ...disrespectSignals,
  ...vulnerableSignals,
  ...tellingPhrases,
];
