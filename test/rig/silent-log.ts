import { createLogger } from '../../src/platform/log.server.ts';

export const silentLog = createLogger(() => {});
