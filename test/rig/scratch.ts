import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let own: string | undefined;

/** A place in the folder of this run, which goes with it; KEEP_SCRATCH=1 leaves it to be looked at. */
export function scratch(...names: string[]): string {
  own ??= open();
  return join(own, ...names);
}

function open(): string {
  const folder = mkdtempSync(join(tmpdir(), 'salero-run-'));
  // PostgreSQL, which is another user, has its folder in it.
  chmodSync(folder, 0o755);
  if (!process.env.KEEP_SCRATCH)
    process.on('exit', () =>
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
    );
  return folder;
}
