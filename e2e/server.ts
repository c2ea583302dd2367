/** The real server for the browser tests: everything embedded, its data in a new folder, no rate limits. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'salero-e2e-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.DATA_DIR = folder;
process.env.RATE_LIMIT_SCALE = '0';
await import('../src/app/main.server.ts');
