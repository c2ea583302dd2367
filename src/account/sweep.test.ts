import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createUser, describeEngines } from '../../test/engines.ts';
import { silentLog } from '../../test/rig/silent-log.ts';
import { parseEnv } from '../platform/env.server.ts';
import { sessions, sign_in_attempts } from '../platform/schema.server.ts';
import { sweepSessions } from './sweep.server.ts';

const now = new Date('2026-11-21T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

describeEngines('the sweep of sessions', (open) => {
  test('forgets what has expired and nothing else', async () => {
    const db = await open();
    const user_id = await createUser(db);
    const session = (label: string, expires_at: Date, absolute_expires_at: Date) => ({
      user_id,
      label,
      token_hash: randomBytes(32),
      expires_at,
      absolute_expires_at,
    });
    const attempt = (return_to: string, expires_at: Date) => ({
      return_to,
      expires_at,
      state_hash: randomBytes(32),
      browser_hash: randomBytes(32),
      nonce: 'n',
      code_verifier: 'v',
    });
    await db.asService(async (tx) => {
      await tx
        .insert(sessions)
        .values([
          session('alive', minutes(1), minutes(1)),
          session('unused', minutes(-1), minutes(1)),
          session('old', minutes(1), minutes(-1)),
        ]);
      await tx
        .insert(sign_in_attempts)
        .values([attempt('/alive', minutes(1)), attempt('/late', minutes(-1))]);
    });
    await sweepSessions({ db, env: parseEnv({}), log: silentLog, now: () => now });
    expect(await db.asSuperuser('select label from sessions')).toEqual([{ label: 'alive' }]);
    expect(await db.asSuperuser('select return_to from sign_in_attempts')).toEqual([{ return_to: '/alive' }]);
  });
});
