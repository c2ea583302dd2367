import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', '{test,scripts,security}/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    setupFiles: './test/console.ts',
    pool: 'forks',
    maxWorkers: 3,
    // Starting each file in a process of its own took a third of the time; each file leaves nothing behind.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
