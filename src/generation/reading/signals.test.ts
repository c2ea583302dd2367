import { describe, expect, test } from 'vitest';
import { readChat } from './read.ts';
import { signals } from './signals/all.ts';

describe.each(signals.map((signal) => [signal.id, signal] as const))('%s', (_, signal) => {
  test.each(signal.yes.map((line) => [line]))('finds «%s»', (line) => {
    const { findings, level } = readChat(line);
    expect(findings.map((one) => one.family)).toContain(signal.family);
    expect(level).not.toBe('bajo');
    for (const { quote } of findings) expect(line).toContain(quote);
  });
  test.each(signal.no.map((line) => [line]))('leaves «%s» alone', (line) => {
    expect(readChat(line).level).toBe('bajo');
  });
});
