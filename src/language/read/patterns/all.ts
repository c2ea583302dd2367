import type { Pattern } from '../pattern.ts';
import { broad } from './broad.ts';
import { control } from './control.ts';
import { disrespect } from './disrespect.ts';
import { extortion } from './extortion.ts';
import { fraud } from './fraud.ts';
import { lexical } from './lexical.ts';
import { manipulation } from './manipulation.ts';
import { minor } from './minor.ts';
import { selfHarm } from './self-harm.ts';
import { sexualPressure } from './sexual-pressure.ts';
import { violence } from './violence.ts';

export const patterns: readonly Pattern[] = [
  ...violence,
  ...selfHarm,
  ...extortion,
  ...minor,
  ...sexualPressure,
  ...fraud,
  ...control,
  ...manipulation,
  ...disrespect,
  ...broad,
  ...lexical,
];
