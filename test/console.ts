import { afterEach, beforeEach } from 'vitest';

let declared: RegExp[] = [];
let seen: string[] = [];

/** Declares that this test makes the code print such a line with console.error. Any other fails the test. */
export function expectConsoleError(pattern: RegExp): void {
  declared.push(pattern);
}

beforeEach(() => {
  declared = [];
  seen = [];
  console.error = (...args: unknown[]) => seen.push(args.map(String).join(' '));
});

afterEach(() => {
  const surprise = seen.find((line) => !declared.some((pattern) => pattern.test(line)));
  if (surprise !== undefined) throw new Error(`undeclared console.error: ${surprise}`);
});
