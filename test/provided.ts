import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

/** What the global setup hands to every test file. */
interface Provided {
  postgres: { adminUrl: string; ownerUrl: string };
  /** A migrated PGlite, as a tar file. */
  pgliteImage: string;
  /** Another one, before any migration. */
  emptyPgliteImage: string;
}

// Typed here and not by augmenting vitest's module: the compiler did not merge that reliably.
export const provided = inject as unknown as <Key extends keyof Provided>(key: Key) => Provided[Key];

export function provide<Key extends keyof Provided>(
  project: TestProject,
  key: Key,
  value: Provided[Key],
): void {
  (project.provide as unknown as (key: Key, value: Provided[Key]) => void).call(project, key, value);
}
