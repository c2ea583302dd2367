import { expect, test } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { silentLog } from '../../test/rig/silent-log.ts';
import { parseEnv } from '../platform/env.server.ts';
import { sweepSessions } from './sweep.server.ts';

describeEngines('the sweep of sessions', (open) => {
  test('forgets what has expired and nothing else', async () => {
    const { db, user } = await open.withUser();
    const [later, earlier] = [`'2026-11-21T12:01:00Z'`, `'2026-11-21T11:59:00Z'`];
    await db.asSuperuser(`
      insert into sessions (user_id, label, token_hash, expires_at, absolute_expires_at) values
        ('${user}', 'alive', 'a', ${later}, ${later}), ('${user}', 'unused', 'b', ${earlier}, ${later}),
        ('${user}', 'old', 'c', ${later}, ${earlier});
      insert into sign_in_attempts (return_to, state_hash, browser_hash, nonce, code_verifier, expires_at) values
        ('/alive', 'a', 'a', 'n', 'v', ${later}), ('/late', 'b', 'b', 'n', 'v', ${earlier})`);
    const now = () => new Date('2026-11-21T12:00:00Z');
    await sweepSessions({ db, env: parseEnv({}), log: silentLog, now });
    expect(await db.asSuperuser('select label from sessions')).toEqual([{ label: 'alive' }]);
    expect(await db.asSuperuser('select return_to from sign_in_attempts')).toEqual([{ return_to: '/alive' }]);
  });
});
