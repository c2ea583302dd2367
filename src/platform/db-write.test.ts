import { expect, test } from 'vitest';
import { createUser, describeEngines } from '../../test/engines.ts';
import { databaseCause } from './db-errors.server.ts';
import { type Statement, statement } from './statement.server.ts';

const spend = (day: string, amount: number): Statement =>
  statement`insert into daily_spend as s (day, micro_eur) values (${day}::date, ${amount}::bigint)
    on conflict (day) do update set micro_eur = s.micro_eur + excluded.micro_eur returning micro_eur::int as n`;

describeEngines('statements that are written at once', (open) => {
  test('answer their rows in order, and the later ones see what the earlier wrote', async () => {
    const db = await open();
    const total = statement`select sum(micro_eur)::int as n from daily_spend`;
    const answers = await db.writeAtOnce([total, spend('2026-01-01', 2), spend('2026-01-01', 3), total]);
    expect(answers).toEqual([[{ n: null }], [{ n: 2 }], [{ n: 5 }], [{ n: 5 }]]);
    expect(await db.asSuperuser('select micro_eur::int as n from daily_spend')).toEqual([{ n: 5 }]);
  });

  test('are all undone by one that fails, wherever it stands, and the connection serves the next', async () => {
    const db = await open({ pool: 1 });
    const broken = statement`select 1 / (${0}::int)`;
    for (const statements of [
      [broken, spend('2026-01-01', 1)],
      [spend('2026-01-01', 1), broken],
      [spend('2026-01-01', 1), broken, spend('2026-01-02', 1)],
    ]) {
      const error = await db.writeAtOnce(statements).catch((thrown) => thrown);
      expect(databaseCause(error).message).toContain('division by zero');
    }
    expect(await db.asSuperuser('select * from daily_spend')).toEqual([]);
    expect(await db.writeAtOnce([spend('2026-01-01', 1)])).toEqual([[{ n: 1 }]]);
  });

  test('run as the service, which reaches no saved item, and leave no role behind', async () => {
    const db = await open({ pool: 1 });
    await createUser(db);
    await expect(db.writeAtOnce([statement`select * from saved_bios`])).rejects.toThrow();
    const [rows] = await db.writeAtOnce([
      statement`select current_user as role, current_setting('app.user_id') as user_id`,
    ]);
    expect(rows).toEqual([{ role: 'salero_service', user_id: '' }]);
  });

  test('count every hit when hundreds do so at once', async () => {
    const db = await open();
    const one = () => db.writeAtOnce([spend('2026-01-01', 1), spend('2026-01-02', 1)]);
    await Promise.all(Array.from({ length: 300 }, one));
    expect(await db.asSuperuser('select micro_eur::int as n from daily_spend')).toEqual([
      { n: 300 },
      { n: 300 },
    ]);
  });
});
