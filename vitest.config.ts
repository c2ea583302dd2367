import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that take long: begun last, each of them would be waited for alone. */
const longest = [
  'evals',
  'tenth-tool',
  'backup',
  'watchdog',
  'ledger',
  'doubling',
  'repetition',
  'kill',
  'erase',
].map((name) => `/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
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
