import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readVoices } from '../evals/corpus.ts';
import { blindPairs } from '../evals/voices.ts';
import { embeddedEngine } from '../src/generation/models/embedded-engine.server.ts';

test('a reader of blind pairs is not told which is in the voice, and is measured only once they have chosen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'salero-pairs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string) => join(folder, name);
  const told = await blindPairs(embeddedEngine, folder, {});
  const { same, voiced } = JSON.parse(readFileSync(file('key.json'), 'utf8'));
  expect(voiced.length + same).toBe(readVoices().length);
  expect(told).toMatch(new RegExp(`^${voiced.length} pairs`));
  expect(new Set(voiced)).toEqual(new Set(['A', 'B']));
  const pairs = readFileSync(file('pairs.txt'), 'utf8');
  expect(pairs.match(/^ {2}A /gm)).toHaveLength(voiced.length);
  const chosen = voiced.map(
    (letter: string, index: number) => `${index + 1} ${index === 0 ? (letter === 'A' ? 'B' : 'A') : letter}`,
  );
  writeFileSync(file('verdicts.txt'), chosen.join('\n'));
  expect(await blindPairs(embeddedEngine, folder, {})).toContain(
    `chosen in ${voiced.length - 1} of ${voiced.length}: `,
  );
});
