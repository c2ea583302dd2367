import { describe, expect, test } from 'vitest';
import { readLines } from './lines.ts';
import { findByRules } from './read.ts';
import { levelOf } from './severity.ts';
import { signals } from './signals/all.ts';

describe.each(signals.map((signal) => [signal.id, signal] as const))('%s', (_, signal) => {
  test.each(signal.yes.map((line) => [line]))('finds «%s»', (line) => {
    const findings = findByRules(line, readLines(line));
    expect(findings.map((one) => one.family)).toContain(signal.family);
    expect(levelOf(findings)).not.toBe('bajo');
    for (const { quote } of findings) expect(line).toContain(quote);
  });
  test.each(signal.no.map((line) => [line]))('leaves «%s» alone', (line) => {
    expect(levelOf(findByRules(line, readLines(line)))).toBe('bajo');
  });
});
