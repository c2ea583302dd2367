import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Reads all texts before its first test: begun last, it would be waited for alone. */
const longest = 'test/evals.test.ts';

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(longest);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', '{test,scripts,security}/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    setupFiles: './test/console.ts',
    pool: 'forks',
    maxWorkers: 3,
    // Starting each file in a process of its own took a third of the time; each file leaves nothing behind.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
