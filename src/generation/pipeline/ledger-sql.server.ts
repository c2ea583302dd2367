import { type SQL, sql } from 'drizzle-orm';
import { bookCosts } from '../../platform/daily-spend.server.ts';
import type { Tx } from '../../platform/db.server.ts';
import type { Meter } from '../models/engine.server.ts';
import { mostRecentAnswers } from '../recent.ts';
import { refinementsPerResult } from '../refine.ts';
import type { Quota } from '../tool.ts';
import { rememberedAnswers } from './given.server.ts';
import type { Claim, Delivery, Ticket } from './ledger.server.ts';

export interface ClaimRow extends Record<string, unknown> {
  id: string;
  charged: boolean;
  pro: boolean;
  used: number | null;
  refinements: number | null;
  spent: string | number | null;
  own: string | number | null;
}

interface HeldRow extends ClaimRow {
  status: string;
  request_hash: Uint8Array | null;
  result: unknown;
  live: boolean;
}

export interface Moments {
  now: string;
  leaseMs: number;
  day: string;
  atOnce: number;
}

/** By the database's clock, in which all instances agree whatever theirs say. */
export const leaseFor = (ms: number): SQL => sql`now() + ${ms}::int * interval '1 millisecond'`;
/** None is as long as an hour: that one was left by a clock that ran ahead. */
const isLive = sql`lease_expires_at > now() and lease_expires_at <= now() + interval '1 hour'`;
export const isLapsed = sql`not (${isLive})`;

/** One parameter however many there are, so that the statement is always the same one. */
export const isOneOf = (ids: readonly string[]): SQL => sql`id = any(${sql.param(ids)}::uuid[])`;

const isPro = sql`p.subscription_tier like '%pro%'`;
const no = sql`null::int`;
const counterOf = ({ tool: { quota } }: Claim) => (quota ? sql.raw(`p.${quota.counter}`) : no);
const spentSoFar = ({ id, expectedMicroEur }: Claim, { day }: Moments) => {
  const booked = sql`coalesce((select micro_eur from daily_spend where day = ${day}::date), 0)`;
  if (expectedMicroEur === 0) return booked;
  return sql`${booked} + (select coalesce(sum(g.cost_micro_eur), 0) from generations g
    where g.status = 'reserved' and ${isLive} and g.id <> ${id}::uuid)`;
};
const ownSoFar = ({ id, userId, expectedMicroEur }: Claim, { day }: Moments) =>
  expectedMicroEur === 0
    ? no
    : sql`(select coalesce(sum(g.cost_micro_eur), 0) from generations g
        where g.user_id = ${userId}::uuid and g.created_at >= ${day}::timestamp at time zone 'UTC' and g.id <> ${id}::uuid)`;
const claimKey = 7_253_703;

/**
 * One statement takes the use or does not: the counter rises only where it is still below the limit when it rises. No row: the key is taken, or too
 * many calls of this user's are running. Calls of one user take turns, so that those of the same instant count each other: a statement sees what
 * was committed before it began.
 */
export async function reserveUse(tx: Tx, claim: Claim, at: Moments): Promise<ClaimRow | undefined> {
  const { quota, id } = claim.tool;
  const isCharged = quota !== null && claim.of === undefined && !claim.isBound;
  const root = claim.of
    ? sql`(select coalesce(r.parent_id, r.id) from generations r
        where r.id = ${claim.of}::uuid and r.user_id = ${claim.userId}::uuid and r.tool = ${id}::text and r.status = 'delivered')`
    : sql`null::uuid`;
  const charge = isCharged
    ? sql`update profiles p set ${sql.identifier(quota.counter)} = ${counterOf(claim)} + 1 from claimed c
        where p.id = c.user_id and c.charged and ${counterOf(claim)} < ${quota.freeLimit}::int returning ${counterOf(claim)} as used`
    : sql`select ${no} as used where false`;
  const alone = tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${claim.userId}::text, ${claimKey}::bigint))`,
  );
  const claiming = tx.execute<ClaimRow>(sql`
    with claimed as (
        insert into generations (id, user_id, tool, idempotency_key, request_hash, status, counter, charged, lease_expires_at, created_at, cost_micro_eur, parent_id)
        select ${claim.id}::uuid, p.id, ${id}::text, ${claim.key}::text, ${claim.requestHash}::bytea, 'reserved', ${quota?.counter ?? null}::text,
          ${isCharged ? sql`not (${isPro})` : sql`false`}, ${leaseFor(at.leaseMs)}, ${at.now}::timestamptz,
          ${claim.expectedMicroEur}::bigint, ${root}
        from profiles p
        where p.id = ${claim.userId}::uuid and ${at.atOnce}::bigint > (
          select count(*) from generations g
          where g.user_id = p.id and g.status = 'reserved' and ${isLive})
        on conflict do nothing
        returning id, user_id, charged),
      charge as (${charge}),
      refined as (
        update generations g set refinements_used = g.refinements_used + 1 from claimed c
        where g.id = ${root} and g.refinements_used < ${refinementsPerResult}::int returning g.refinements_used)
    select c.id, c.charged, ${isPro} as pro, ${isCharged ? sql`(select used from charge)` : counterOf(claim)} as used,
      (select refinements_used from refined) as refinements, ${spentSoFar(claim, at)} as spent, ${ownSoFar(claim, at)} as own
    from claimed c join profiles p on p.id = c.user_id`);
  const [, { rows }] = await Promise.all([alone, claiming]);
  return rows[0];
}

export async function findByKey(tx: Tx, claim: Claim, at: Moments): Promise<HeldRow | undefined> {
  const { rows } = await tx.execute<HeldRow>(sql`
    select g.id, g.status, g.request_hash, g.result, g.charged, ${isPro} as pro, ${counterOf(claim)} as used,
      (select refinements_used from generations r where r.id = g.parent_id) as refinements, ${spentSoFar(claim, at)} as spent, ${ownSoFar(claim, at)} as own,
      g.status = 'reserved' and ${isLive} as live
    from generations g join profiles p on p.id = g.user_id
    where g.user_id = ${claim.userId}::uuid and g.idempotency_key = ${claim.key}`);
  return rows[0];
}

const measured = ({
  model,
  prompt,
  inputTokens,
  outputTokens,
  costMicroEur,
}: Meter) => sql`model = ${model}::text, prompt = ${prompt}::text,
  input_tokens = ${inputTokens}::int, output_tokens = ${outputTokens}::int, cost_micro_eur = ${costMicroEur}::bigint`;

/** A delivery that is tried again finds its own row among those that were there. */
const isNew = sql`exists (select from delivered)`;

const forget = ({ userId, tool }: Claim) => sql`
  update generations set given = null where ${isNew} and id in (
    select id from generations where user_id = ${userId}::uuid and tool = ${tool.id} and given is not null
    order by created_at desc offset ${rememberedAnswers - 1})`;

/** As many as are shown again stay; an older one waits a little for the retry of its call, and so does what refines it. */
const dropOlder = ({ userId, tool }: Claim, retryExpires: string) => sql`
  update generations set result_expires_at = ${retryExpires}::timestamptz
  where ${isNew} and user_id = ${userId}::uuid and result_expires_at > ${retryExpires}::timestamptz and coalesce(parent_id, id) in (
    select id from generations where user_id = ${userId}::uuid and tool = ${tool.id} and input is not null
      and result_expires_at > ${retryExpires}::timestamptz
    order by created_at desc offset ${mostRecentAnswers - 1})`;

const expires = (at: string) => sql`coalesce(result_expires_at,
  least(${at}::timestamptz, (select r.result_expires_at from generations r where r.id = generations.parent_id)))`;

/** Nobody else delivers this row: if it is delivered already, a try whose answer was lost has done it. */
export async function deliverUse(
  tx: Tx,
  { id, charged, claim }: Ticket,
  { result, input, engine, free, given }: Delivery,
  meter: Meter,
  at: { resultExpires: string; retryExpires: string },
): Promise<boolean> {
  const counter = claim.tool.quota?.counter;
  const back = free && charged && counter ? sql.identifier(counter) : null;
  // One that was forgotten while it was written has an end already: nothing of it is kept.
  const unlessForgotten = (text: unknown) =>
    sql`case when result_expires_at is null then ${text && JSON.stringify(text)}::json end`;
  const { rows } = await tx.execute(sql`
    with delivered as (
      update generations set status = 'delivered', result = ${unlessForgotten(result)}, input = ${unlessForgotten(input)},
        result_expires_at = ${expires(at.resultExpires)}, engine = ${engine}, given = ${given ?? null}::bytea, charged = ${charged && !free}, ${measured(meter)}
      where id = ${id}::uuid and status = 'reserved' and not cancel_requested
      returning id, user_id, created_at, cost_micro_eur),
    spent as (${meter.costMicroEur > 0 ? bookCosts('delivered') : sql`select 1`}),
    forgotten as (${given ? forget(claim) : sql`select 1`}),
    older as (${input ? dropOlder(claim, at.retryExpires) : sql`select 1`}),
    back as (${back ? sql`update profiles p set ${back} = greatest(0, p.${back} - 1) from delivered d where p.id = d.user_id` : sql`select 1`})
    select id from delivered union all select id from generations where id = ${id}::uuid and status = 'delivered'`);
  return rows.length > 0;
}

const timesOf = (counter: Quota['counter']) =>
  sql`count(*) filter (where counter = ${counter})::int as ${sql.identifier(counter)}`;

/**
 * Each use goes back to its counter, each refinement to its result, and the key is free for another try: the row's new one has a space, which no
 * caller's can. Of those that died nobody knows what they have spent: what was expected of them counts.
 */
export async function releaseUses(
  tx: Tx,
  which: SQL,
  end?: { meter: Meter; isFree: boolean },
): Promise<number> {
  const isBack = end?.isFree ?? true;
  const { rows } = await tx.execute<{ n: number }>(sql`
    with held as (select id, charged from generations where ${which} for update),
    released as (
      update generations g set status = 'released', idempotency_key = 'released ' || g.id, request_hash = null, result = null, charged = g.charged and ${!isBack}
        ${end ? sql`, ${measured(end.meter)}` : sql``}
      from held where g.id = held.id
      returning g.user_id, g.counter, g.created_at, g.cost_micro_eur, held.charged and ${isBack} as charged,
        case when ${isBack} then g.parent_id end as parent_id),
    uses as (
      update profiles p set
        usage_count = greatest(0, p.usage_count - r.usage_count),
        usage_icebreaker = greatest(0, p.usage_icebreaker - r.usage_icebreaker),
        usage_intention_analyzer = greatest(0, p.usage_intention_analyzer - r.usage_intention_analyzer)
      from (select user_id, ${timesOf('usage_count')}, ${timesOf('usage_icebreaker')}, ${timesOf('usage_intention_analyzer')}
        from released where charged group by user_id) r
      where p.id = r.user_id),
    refinements as (
      update generations g set refinements_used = greatest(0, g.refinements_used - r.n)
      from (select parent_id, count(*)::int as n from released where parent_id is not null group by parent_id) r
      where g.id = r.parent_id),
    spent as (${bookCosts('released')})
    select count(*)::int as n from released`);
  return rows[0]?.n ?? 0;
}
