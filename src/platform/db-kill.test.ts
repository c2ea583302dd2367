import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startChild } from '../../test/children/child.ts';
import { describeEngines } from '../../test/engines.ts';

const rounds = 2;

interface Stored {
  round: string;
  rows: number;
}

describeEngines('a server killed while it writes', (open) => {
  test(`loses no acknowledged row in ${rounds} kills`, { timeout: 600_000 }, async () => {
    const env = await open.env();
    const user = randomUUID();
    const acknowledged: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const writer = startChild('writer.ts', { ...env, WRITER_USER: user, WRITER_ROUND: String(round) });
      try {
        const stored: Stored[] = JSON.parse((await writer.line('stored')).slice('stored '.length));
        for (const [before, rows] of acknowledged.entries()) {
          const found = stored.find((one) => one.round === String(before))?.rows ?? 0;
          // One more is possible: committed, and killed before it could be acknowledged.
          expect([rows, rows + 1], `round ${before}`).toContain(found);
        }
        await writer.line('ack');
        await sleep(Math.random() * 120);
      } finally {
        await writer.kill();
      }
      acknowledged.push(writer.lines.filter((line) => line.startsWith('ack')).length);
    }
    expect(acknowledged.every((rows) => rows > 0)).toBe(true);
  });

  test.runIf(open.engine === 'pglite')(
    'loses on PGlite not even what might be lost, although nobody writes after it',
    async () => {
      const env = await open.env();
      const counted = async () => {
        const writer = startChild('hit-writer.ts', env);
        try {
          const found = Number((await writer.line('found')).slice('found '.length));
          await writer.line('written');
          return found;
        } finally {
          await writer.kill();
        }
      };
      expect([await counted(), await counted()]).toEqual([0, 1]);
    },
  );
});
