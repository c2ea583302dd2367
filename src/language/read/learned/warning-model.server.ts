import type { LinearModel } from './linear-model.ts';
import { loadModels } from './weights.server.ts';

/** Decoded once: what is written to somebody and what somebody tells are both weighed by it. */
export const [warningModel] = loadModels('warning') as [LinearModel];
