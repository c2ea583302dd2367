import { describe, expect, test } from 'vitest';
import { cues } from './find-cues.ts';
import { readInterest } from './interest.ts';

describe.each(cues.map((cue) => [cue.id, cue] as const))('%s', (id, cue) => {
  test.each(cue.yes.map((line) => [line]))('is seen in «%s»', (line) => {
    const { found } = readInterest(line);
    expect(found.map((one) => one.cue.id)).toContain(id);
    for (const { quote } of found) expect(line).toContain(quote);
  });
  test.each(cue.no.map((line) => [line]))('is not seen in «%s»', (line) => {
    expect(readInterest(line).found.map((one) => one.cue.id)).not.toContain(id);
  });
});
