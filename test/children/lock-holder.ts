import { lockDataDir } from '../../src/platform/data-lock.server.ts';

try {
  const lock = lockDataDir(process.env.DATA_DIR ?? '');
  // It is named here, or the collector would let go of it.
  process.stdin
    .on('end', () => {
      lock.release();
      process.exit();
    })
    .resume();
  console.log('locked');
} catch (error) {
  console.log(`refused ${error instanceof Error ? `${error.name}: ${error.message}` : error}`);
  process.exit(1);
}
