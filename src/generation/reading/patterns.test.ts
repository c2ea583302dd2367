import { describe, expect, test } from 'vitest';
import { patterns } from './patterns/all.ts';
import { readChat } from './read.ts';

describe.each(patterns.map((pattern) => [pattern.id, pattern] as const))('%s', (_, pattern) => {
  test.each(pattern.yes.map((line) => [line]))('finds «%s»', (line) => {
    const { findings } = readChat(line);
    expect(findings.map((one) => one.family)).toContain(pattern.family);
    for (const { quote } of findings) expect(line).toContain(quote);
  });
  test.each(pattern.no.map((line) => [line]))('leaves «%s» alone', (line) => {
    expect(readChat(line).level).toBe('bajo');
  });
});
