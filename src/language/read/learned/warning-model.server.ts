import type { Features } from './features.ts';
import type { LinearModel } from './linear-model.ts';
import { scoresOfWarning } from './warning-features.ts';
import { loadModels, sharedModel } from './weights.server.ts';

/** Decoded once: what is written to somebody and what somebody tells are both weighed by it. */
export const [warningModel] = loadModels('warning') as [LinearModel];

export const weighWarning = (features: Features) => scoresOfWarning(features, warningModel, sharedModel);
