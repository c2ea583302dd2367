import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import type { Metrics } from '../platform/metrics.server.ts';
import { orNone, wasWithin } from '../platform/moments.server.ts';
import type { Services } from '../platform/services.server.ts';

type Stored = Record<'mails' | 'oldest_mail' | 'overdue' | 'spent' | 'bytes', number>;

const backupMark = 'last-backup.json';
const overdueMs = 20 * 60_000;
const nanosecond = 1e-9;
const microPerUnit = 1_000_000;

/** What is read now and then rather than counted. Answers a function for the sweep: `/metrics` itself asks no database. */
export function createFigures({ env, db, metrics, now }: Services & { metrics: Metrics }) {
  let stored: Stored | null = null;
  let up = 1;
  let backedUpAt = 0;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const of = (key: keyof Stored) => () => Number(stored?.[key] ?? Number.NaN);

  metrics.gauge('salero_resident_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  metrics.gauge('salero_uptime_seconds', 'Seconds since start', () => process.uptime());
  metrics.gauge('salero_event_loop_delay_p99_seconds', 'Delay of the event loop in the last minute', () =>
    delay.count > 0 ? delay.percentile(99) * nanosecond : 0,
  );
  metrics.gauge('salero_database_up', '1 if the database answered the last round', () => up);
  metrics.gauge('salero_database_bytes', 'Size of the database', of('bytes'));
  metrics.gauge('salero_pool_connections', 'Connections to PostgreSQL by state', () => {
    if (db.engine === 'pglite') return [];
    return Object.entries(db.connections().byState).map(([state, value]) => ({ labels: { state }, value }));
  });
  metrics.gauge('salero_pool_size', 'Most connections of this process', () => db.connections().most);
  metrics.gauge('salero_mails_waiting', 'Mails not sent yet', of('mails'));
  metrics.gauge('salero_oldest_mail_seconds', 'Age of the oldest mail not sent yet', of('oldest_mail'));
  metrics.gauge('salero_subscriptions_overdue', 'Not compared with Stripe when they should', of('overdue'));
  metrics.gauge('salero_spend_today_eur', 'Estimated cost of the models today, all instances', of('spent'));
  metrics.gauge('salero_spend_cap_eur', 'Cap for a day', () => env.AI_DAILY_SPEND_CAP_EUR ?? Number.NaN);
  metrics.gauge('salero_last_backup_timestamp_seconds', 'When the last backup ended', () => backedUpAt);

  return async function readFigures(): Promise<void> {
    delay.reset();
    backedUpAt = await readFile(join(env.DATA_DIR, backupMark), 'utf8').then(
      (text) => orNone(Date.parse(JSON.parse(text).at), now()) / 1000,
      () => 0,
    );
    try {
      stored = await readStored();
      up = 1;
    } catch (error) {
      [stored, up] = [null, 0];
      throw error;
    }
  };

  async function readStored(): Promise<Stored | null> {
    const at = now().toISOString();
    const { rows } = await db.asService((tx) =>
      tx.execute<Stored>(sql`select
        (select count(*) from billing_mails where sent_at is null)::int as mails,
        (select coalesce(extract(epoch from ${at}::timestamptz - min(created_at)), 0) from billing_mails
          where sent_at is null)::float as oldest_mail,
        (select count(*) from billing_accounts where attention_until is not null
          and checked_at is not null and not ${wasWithin(overdueMs, sql`checked_at`, now())})::int as overdue,
        (select coalesce(sum(micro_eur), 0) from daily_spend where day = ${at.slice(0, 10)}::date)::float / ${microPerUnit}::float as spent,
        pg_database_size(current_database())::float as bytes`),
    );
    return rows[0] ?? null;
  }
}
