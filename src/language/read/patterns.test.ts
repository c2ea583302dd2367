import { describe, expect, test } from 'vitest';
import { readLines } from './lines.ts';
import { patterns } from './patterns/all.ts';
import { findByRules } from './read.ts';
import { levelOf } from './severity.ts';

describe.each(patterns.map((pattern) => [pattern.id, pattern] as const))('%s', (_, pattern) => {
  test.each(pattern.yes.map((line) => [line]))('finds «%s»', (line) => {
    const findings = findByRules(line, readLines(line));
    expect(findings.map((one) => one.family)).toContain(pattern.family);
    for (const { quote } of findings) expect(line).toContain(quote);
  });
  test.each(pattern.no.map((line) => [line]))('leaves «%s» alone', (line) => {
    expect(levelOf(findByRules(line, readLines(line)))).toBe('bajo');
  });
});
