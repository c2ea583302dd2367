import type { Features } from './features.ts';
import type { LinearModel } from './linear-model.ts';
import { weighWarning } from './shared-model.ts';
import { loadModels, sharedModel } from './weights.server.ts';

/** Decoded once: what is written to somebody and what somebody tells are both weighed by it. */
export const [warningModel] = loadModels('warning') as [LinearModel];

export const scoresOfWarning = (features: Features) => weighWarning(features, warningModel, sharedModel);
