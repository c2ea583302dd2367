import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser, describeEngines } from '../../../test/engines.ts';
import { letLeasesLapse, openFunctions } from '../../../test/models/open-functions.ts';
import { startStandIn } from '../../../test/models/stand-in.ts';
import { openDatabase } from '../../platform/db.server.ts';
import { parseEnv } from '../../platform/env.server.ts';
import { createLogger } from '../../platform/log.server.ts';
import { sweepGenerations } from './sweep.server.ts';

/** Each is a start, whose first call takes seconds: our rules are compiled then. */
const points = 2;
const usersAtOnce = 6;

interface Answer {
  message?: string;
  error?: string;
}

describeEngines('a server killed while it generates', (open) => {
  test('leaves each use either delivered or returned', async () => {
    const standIn = await startStandIn();
    standIn.script({
      does: 'answer',
      text: JSON.stringify({ text: 'una respuesta' }),
      pieces: 6,
      everyMs: 15,
    });
    const env = { ...(await open.env()), AI_MODELS: 'compatible/m', AI_BASE_URL: `${standIn.origin}/v1` };
    const openIt = () =>
      openDatabase(
        parseEnv(env),
        createLogger(() => {}),
      );
    const before = await openIt();
    const rounds = await Promise.all(
      Array.from({ length: points }, () =>
        Promise.all(Array.from({ length: usersAtOnce }, () => createUser(before))),
      ),
    );
    await before.close();
    const received: (Answer | null)[] = [];
    for (const [point, users] of rounds.entries()) {
      const child = spawn(process.execPath, ['test/models/functions-child.ts'], {
        env: { PATH: process.env.PATH, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [port] = (await once(child.stdout, 'data')) as [Buffer];
      const asked = standIn.calls.length;
      const ask = (user: string): Promise<Answer | null> =>
        fetch(`http://127.0.0.1:${String(port).trim()}/api/functions/do-counted`, {
          method: 'POST',
          headers: { 'x-user': user, 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
          body: JSON.stringify({ say: 'hola' }),
        }).then(
          (response) => response.json().catch(() => null),
          () => null,
        );
      const [first = '', ...others] = users;
      const answers = [ask(first)];
      // One time in two before the model is asked, otherwise while it writes or just after.
      let answered = false;
      void answers[0]?.then(() => (answered = true));
      // A slow machine may have refused the first before the model heard of it.
      while (point % 2 !== 0 && standIn.calls.length === asked && !answered) await pause(5);
      answers.push(...others.map((user, i) => pause(i * 40).then(() => ask(user))));
      await pause(Math.random() * 250);
      child.kill('SIGKILL');
      await once(child, 'exit');
      received.push(...(await Promise.all(answers)));
    }
    await standIn.close();

    const after = await openIt();
    const functions = openFunctions(after);
    await letLeasesLapse(after);
    await sweepGenerations(functions.services);
    const { rows } = await after.asService((tx) =>
      tx.execute<{ id: string; used: number; delivered: number; reserved: number }>(sql`
        select p.id, p.usage_icebreaker as used,
          count(*) filter (where g.status = 'delivered')::int as delivered,
          count(*) filter (where g.status = 'reserved')::int as reserved
        from profiles p left join generations g on g.user_id = p.id group by p.id`),
    );
    await after.close();
    for (const [i, user] of rounds.flat().entries()) {
      const row = rows.find((one) => one.id === user);
      expect(row).toMatchObject({ reserved: 0, used: row?.delivered });
      // An error has a message as well: where the machine is slow the model may have been given up.
      if (received[i]?.message && !received[i]?.error) expect(row?.delivered).toBe(1);
    }
  }, 600_000);
});
