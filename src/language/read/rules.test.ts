import { describe, expect, test } from 'vitest';
import { findByRules, finish, search } from './find-by-rules.ts';
import { joinLines, readLines } from './lines.ts';
import { elsewhere, rules } from './rules.server.ts';
import { levelOf } from './severity.ts';

describe.each([...rules, ...elsewhere].map((one) => [one.rule.id, one] as const))('%s', (_, one) => {
  test.each(one.rule.yes.map((line) => [line]))('finds «%s»', (line) => {
    const lines = readLines(line);
    const theirs = joinLines(lines, (author) => author !== 'mine');
    // Another rule may say it in the end, of its family or a surer one.
    const findings = [...finish(search(line, theirs, [one])), ...findByRules(line, lines)];
    expect(findings.map(({ family }) => family)).toContain(one.rule.family);
    for (const { quote } of findings) expect(line).toContain(quote);
  });
  test.each(one.rule.no.map((line) => [line]))('leaves «%s» alone', (line) => {
    expect(levelOf(findByRules(line, readLines(line)))).toBe('bajo');
  });
});
