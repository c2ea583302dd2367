import { describe, expect, test } from 'vitest';
import { readInterest } from './interest.ts';
import { cues } from './interest-cues.ts';
import { toldCues } from './interest-cues-told.ts';

describe.each([...cues, ...toldCues].map((cue) => [cue.id, cue] as const))('%s', (id, cue) => {
  test.each(cue.yes.map((line) => [line]))('is seen in «%s»', (line) => {
    const { found } = readInterest(line);
    expect(found.map((one) => one.cue.id)).toContain(id);
    for (const { quote } of found) expect(line).toContain(quote);
  });
  test.each(cue.no.map((line) => [line]))('is not seen in «%s»', (line) => {
    expect(readInterest(line).found.map((one) => one.cue.id)).not.toContain(id);
  });
});
