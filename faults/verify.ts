import { setTimeout as sleep } from 'node:timers/promises';
import { hashToken } from '../src/account/secret-token.server.ts';
import { sweepGenerations } from '../src/generation/pipeline/sweep.server.ts';
import { openPostgres } from '../src/platform/db-postgres.server.ts';
import { silentLog } from '../test/rig/silent-log.ts';
import { type Report, seconds } from './report.ts';
import type { World } from './world.ts';

const settleWithinMs = 30_000;
const hourMs = 60 * 60_000;

/** Every promise that a client was given, against what the database holds now. */
export async function verify(report: Report, world: World, boundMs: number | null): Promise<void> {
  await settle(world);
  await checkSaves(report, world);
  await checkUses(report, world);
  await checkPayments(report, world);
  await checkSessions(report, world);
  const { journal } = world;
  report.figure('answers', `${journal.answers} (${journal.summary()})`);
  report.figure('longest answer', `${seconds(journal.longestMs)} (${journal.longest})`);
  report.figure('longest failure', seconds(journal.longestErrorMs));
  report.check('no call hung', journal.hung === 0, `${journal.hung}`);
  if (boundMs !== null)
    report.check(
      `every answer came within ${boundMs / 1_000} s`,
      journal.longestMs <= boundMs,
      `${seconds(journal.longestMs)}: ${journal.longest}`,
    );
  const kinds = new Map<string, number>();
  for (const line of journal.wrong) kinds.set(line, (kinds.get(line) ?? 0) + 1);
  const worst = [...kinds].slice(0, 6).map(([line, times]) => `${times}× ${line}`);
  report.check('failures were clean and every step came to an end', kinds.size === 0, worst.join(' | '));
}

/** Webhooks that still wait arrive; reservations of the dead run out, which takes no longer than their lease. */
async function settle({ cluster, outside }: World): Promise<void> {
  for (let waited = 0; waited < settleWithinMs && outside.undelivered() > 0; waited += 200) await sleep(200);
  const db = await openPostgres(`${cluster.adminUrl}/salero`, 1, silentLog);
  const env = {} as Parameters<typeof sweepGenerations>[0]['env'];
  while ((await sweepGenerations({ db, log: silentLog, env, now: () => new Date(Date.now() + hourMs) })) > 0);
  await db.close();
}

const none = (report: Report, what: string, rows: unknown[]) =>
  report.check(what, rows.length === 0, `${rows.length}: ${JSON.stringify(rows.slice(0, 3))}`);

async function checkSaves(report: Report, { journal, cluster }: World): Promise<void> {
  const rows = (await cluster.sql('select id::text, keywords as key, bio_text as text from saved_bios')) as {
    id: string;
    key: string;
    text: string;
  }[];
  const held = Map.groupBy(rows, ({ key }) => key);
  const acknowledged = journal.saves.filter(({ id }) => id !== null);
  const lost = acknowledged.filter(
    ({ id, key, text, deleted }) =>
      deleted === 'no' && !held.get(key)?.some((row) => row.id === id && row.text === text),
  );
  const back = acknowledged.filter(({ key, deleted }) => deleted === 'acknowledged' && held.has(key));
  const doubled = [...held].filter(([, same]) => same.length > 1);
  report.figure('saves acknowledged', `${acknowledged.length} of ${journal.saves.length}`);
  none(report, 'no acknowledged save was lost', lost);
  none(report, 'no acknowledged delete came back', back);
  none(report, 'no save was stored twice', doubled);
}

async function checkUses(report: Report, { journal, cluster }: World): Promise<void> {
  const rows = (await cluster.sql(
    'select id::text, idempotency_key as key, status, charged, counter from generations',
  )) as { id: string; key: string; status: string }[];
  const delivered = new Map(
    rows.filter(({ status }) => status === 'delivered').map((row) => [row.key, row.id]),
  );
  const acknowledged = journal.uses.filter(({ generationId }) => generationId !== null);
  const lost = acknowledged.filter(({ key, generationId }) => delivered.get(key) !== generationId);
  const counted = await cluster.sql(`
    select p.email, p.usage_icebreaker, p.usage_intention_analyzer, g.one, g.other
    from profiles p join (
      select user_id, count(*) filter (where charged and counter = 'usage_icebreaker' and status = 'delivered') as one,
        count(*) filter (where charged and counter = 'usage_intention_analyzer' and status = 'delivered') as other
      from generations group by user_id) g on g.user_id = p.id
    where p.usage_icebreaker <> g.one or p.usage_intention_analyzer <> g.other`);
  const held = rows.filter(({ status }) => status === 'reserved');
  report.figure('uses acknowledged', `${acknowledged.length} of ${journal.uses.length}`);
  report.figure('uses given back after a failure', rows.filter(({ status }) => status === 'released').length);
  none(report, 'no acknowledged use was lost', lost);
  none(report, 'each delivered use was counted once, each other not at all', counted);
  none(report, 'no use is held for ever', held);
}

async function checkPayments(report: Report, { journal, cluster, outside }: World): Promise<void> {
  const pro = (await cluster.sql(`select id::text, email from profiles where subscription_tier = 'pro'`)) as {
    id: string;
    email: string;
  }[];
  const paid = journal.payments.filter(({ acknowledged }) => acknowledged);
  const lost = paid.filter(({ email }) => !pro.some((one) => one.email === email));
  const doubled = outside
    .payments()
    .filter(({ subscriptions, paidInvoices }) => subscriptions > 1 || paidInvoices > 1);
  const hasPaid = ({ id }: { id: string }) =>
    outside.payments().some((one) => one.userId === id && one.paidInvoices === 1);
  const unpaid = pro.filter((one) => !hasPaid(one));
  report.figure('payments acknowledged', `${paid.length} of ${journal.payments.length} begun`);
  none(report, 'no acknowledged payment was lost', lost);
  none(report, 'nobody paid twice', doubled);
  none(report, 'nobody is Premium without having paid', unpaid);
}

async function checkSessions(report: Report, { journal, cluster }: World): Promise<void> {
  const rows = (await cluster.sql(`select encode(token_hash, 'hex') as hash from sessions`)) as {
    hash: string;
  }[];
  const open = new Set(rows.map(({ hash }) => hash));
  const holds = ({ cookie }: { cookie: string }) => open.has(Buffer.from(hashToken(cookie)).toString('hex'));
  const over = journal.sessions.filter(({ ended }) => ended === 'acknowledged');
  const still = journal.sessions.filter(({ ended }) => ended === 'no');
  report.figure('sign-ins acknowledged', journal.sessions.length);
  report.figure('sign-outs acknowledged', over.length);
  const lost = still.filter((one) => !holds(one));
  none(report, 'no acknowledged sign-in was lost', lost);
  none(report, 'no acknowledged sign-out came undone', over.filter(holds));
}
