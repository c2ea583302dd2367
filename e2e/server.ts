/** The real server for the browser tests: everything embedded, its data in a folder of its own, no rate limits. */
import { mkdirSync, rmSync } from 'node:fs';
import { dataFolder } from './data-folder.ts';

const folder = dataFolder(Number(process.env.PORT));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.DATA_DIR = folder;
process.env.RATE_LIMIT_SCALE = '0';
await import('../src/app/main.server.ts');
