import { lockDataDir } from '../../src/platform/data-lock.server.ts';

/** Takes the lock of DATA_DIR and keeps it until it is killed. */
process.stdin.on('end', () => process.exit()).resume();
try {
  lockDataDir(process.env.DATA_DIR ?? '');
  console.log('locked');
} catch (error) {
  console.log(`refused ${error instanceof Error ? `${error.name}: ${error.message}` : error}`);
  process.exit(1);
}
