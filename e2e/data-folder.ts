import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the server of the browser tests keeps its data: a test reads the mails there. */
export const dataFolder = (port: number) => join(tmpdir(), `salero-e2e-${port}`);
