import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { erasureLog, erasureMark, readErasures } from '../src/account/erasure-log.server.ts';
import { openDatabase } from '../src/platform/db.server.ts';
import { parseEnv } from '../src/platform/env.server.ts';
import { pgliteFolder } from '../test/folders.ts';
import { typed } from '../test/operator.ts';
import { silentLog } from '../test/rig/silent-log.ts';

test('one command erases who is named, however the address is spelled, as the page does, and nobody else', async () => {
  const data = pgliteFolder();
  const open = () => openDatabase(parseEnv({ DATA_DIR: data }), silentLog);
  const [ana, eva] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  const filled = await open();
  await filled.asService(async (tx) => {
    await tx.execute(sql`insert into profiles (id, email, usage_count)
      values (${ana}, 'ana@example.test', 2), (${eva}, 'eva@example.test', 2)`);
    await tx.execute(sql`insert into identities (user_id, issuer, subject, email)
      values (${ana}, 'https://id.example.test', 'ana', 'ana@example.test')`);
    await tx.execute(
      sql`insert into billing_accounts (user_id, stripe_customer_id) values (${ana}, 'cus_ana')`,
    );
    await tx.execute(
      sql`insert into billing_mails (id, user_id, kind, facts) values ('x', ${ana}, 'withdrawn', '{}')`,
    );
  });
  await filled.close();
  const erase = (who: string) => typed(data, 'erase', who);
  expect(erase('nadie@example.test')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('ninguna cuenta'),
  });
  expect(erase(' ').stderr).toContain('Uso:');
  // Without the keys of Stripe nothing can be ended there now: the server does it.
  expect(erase('ANA@Example.test')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(new RegExp(`${ana}[^]*queda algo por terminar`)),
  });
  const marks = (await readErasures(erasureLog(data))).map(({ mark }) => mark);
  expect(marks).toEqual([erasureMark(ana)]);
  const left = await open();
  const { rows } = await left.asService((tx) =>
    tx.execute(sql`select (select json_agg(id) from profiles) as people, (select count(*)::int from kept_uses) as uses,
      (select email from billing_mails) as acknowledged,
      (select customers from erasures) as customers`),
  );
  await left.close();
  expect(rows).toEqual([
    { people: [eva], uses: 1, acknowledged: 'ana@example.test', customers: ['cus_ana'] },
  ]);
}, 120_000);
