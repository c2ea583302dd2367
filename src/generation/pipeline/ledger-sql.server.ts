import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.server.ts';
import { kept } from '../../platform/db-kept.server.ts';
import { Statement, statement } from '../../platform/statement.server.ts';
import type { Meter } from '../models/engine.server.ts';
import { refinementsPerResult } from '../refine.ts';
import type { Quota } from '../tool.ts';
import { rememberedAnswers } from './given.server.ts';
import type { Claim, Delivery, Ticket } from './quota.server.ts';

export interface ClaimRow extends Record<string, unknown> {
  id: string;
  charged: boolean;
  pro: boolean;
  /** The counter after this use; null when there was none left to take. */
  used: number | null;
  /** Of the refined result, this one included; null when it could not be refined. */
  refinements: number | null;
  spent: string | number | null;
}

export interface Moments {
  now: string;
  lease: string;
  day: string;
  atOnce: number;
}

export const idsOf = (ids: readonly string[]): SQL =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );

const counters = ['usage_count', 'usage_icebreaker', 'usage_intention_analyzer'] as const;
const isPro = statement`p.subscription_tier like '%pro%'`;
const no = statement`null::int`;
const columnOf = (counter: Quota['counter']) => Statement.fromCode(`p.${counter}`);

/** The new row of the ledger, unless its key is taken or too many of this user's are running. */
function insert(
  { id = randomUUID(), userId, tool, key, requestHash }: Claim,
  parent: Statement,
  charged: Statement,
  at: Moments,
  provided = statement``,
): Statement {
  const counter = tool.quota?.counter ?? null;
  return statement`
    insert into generations (id, user_id, tool, idempotency_key, request_hash, status, counter, charged, lease_expires_at, created_at, parent_id)
    select ${id}::uuid, p.id, ${tool.id}::text, ${key}::text, ${requestHash}::bytea, 'reserved', ${counter}::text, ${charged},
      ${at.lease}::timestamptz, ${at.now}::timestamptz, ${parent}
    from profiles p
    where p.id = ${userId}::uuid and ${at.atOnce}::bigint > (
      select count(*) from generations g
      where g.user_id = p.id and g.status = 'reserved' and g.lease_expires_at > ${at.now}::timestamptz) ${provided}
    on conflict (user_id, idempotency_key) do nothing
    returning id, user_id, charged`;
}

/**
 * One statement takes the use or does not: the counter rises only where it is still below the limit when it rises. Where
 * `onlyIfLeft`, there is no row either for whom it cannot rise, as far as can be seen beforehand.
 */
export function claimUse(claim: Claim, at: Moments, onlyIfLeft = false): Statement {
  const { quota } = claim.tool;
  const charged = quota ? statement`not (${isPro})` : statement`false`;
  const left = quota && statement`${columnOf(quota.counter)} < ${quota.freeLimit}::int`;
  const charge = quota
    ? statement`update profiles p set ${Statement.fromCode(quota.counter)} = ${columnOf(quota.counter)} + 1 from claimed c
        where p.id = c.user_id and c.charged and ${left} returning ${columnOf(quota.counter)} as used`
    : statement`select ${no} as used where false`;
  const provided = onlyIfLeft && left ? statement`and (${isPro} or ${left})` : statement``;
  return statement`
    with claimed as (${insert(claim, statement`null::uuid`, charged, at, provided)}),
      charge as (${charge})
    select c.id, c.charged, ${isPro} as pro, (select used from charge) as used, ${no} as refinements,
      (select micro_eur from daily_spend where day = ${at.day}::date) as spent
    from claimed c join profiles p on p.id = c.user_id`;
}

/** Costs no use, but one of the refinements of the result that the chain began with. */
export function claimRefinement(claim: Claim, of: string, at: Moments): Statement {
  const { quota, id } = claim.tool;
  const root = statement`(select coalesce(r.parent_id, r.id) from generations r
    where r.id = ${of}::uuid and r.user_id = ${claim.userId}::uuid and r.tool = ${id}::text and r.status = 'delivered')`;
  const used = quota ? columnOf(quota.counter) : no;
  return statement`
    with claimed as (${insert(claim, root, statement`false`, at)}),
      refined as (
        update generations g set refinements_used = g.refinements_used + 1 from claimed c
        where g.id = ${root} and g.refinements_used < ${refinementsPerResult}::int returning g.refinements_used)
    select c.id, c.charged, ${isPro} as pro, ${used} as used, (select refinements_used from refined) as refinements,
      (select micro_eur from daily_spend where day = ${at.day}::date) as spent
    from claimed c join profiles p on p.id = c.user_id`;
}

const spend = (day: string, cost: number) =>
  cost > 0
    ? sql`insert into daily_spend as s (day, micro_eur) values (${day}::date, ${cost}::bigint)
        on conflict (day) do update set micro_eur = s.micro_eur + excluded.micro_eur`
    : sql`select 1`;

const measured = ({ model, inputTokens, outputTokens, costMicroEur }: Meter) => sql`model = ${model}::text,
  input_tokens = ${inputTokens}::int, output_tokens = ${outputTokens}::int, cost_micro_eur = ${costMicroEur}::bigint`;

/** With the one that is being delivered, as many as are remembered stay. */
const forget = ({ userId, tool }: Claim) => sql`
  update generations set given = null where id in (
    select id from generations where user_id = ${userId}::uuid and tool = ${tool.id} and given is not null
    order by created_at desc offset ${rememberedAnswers - 1})`;

export async function deliver(
  tx: Tx,
  { id, charged, claim }: Ticket,
  { result, input, engine, free, given }: Delivery,
  meter: Meter,
  at: { resultExpires: string; day: string },
): Promise<boolean> {
  const counter = claim.tool.quota?.counter;
  const back = free && charged && counter ? sql.identifier(counter) : null;
  const { rows } = await tx.execute(
    kept(sql`
    with delivered as (
      update generations set status = 'delivered', result = ${JSON.stringify(result)}::json,
        input = ${input && JSON.stringify(input)}::json,
        result_expires_at = ${at.resultExpires}::timestamptz, engine = ${engine}, given = ${given ?? null}::bytea, charged = ${charged && !free}, ${measured(meter)}
      where id = ${id}::uuid and status = 'reserved' and not cancel_requested returning id, user_id),
    spent as (${spend(at.day, meter.costMicroEur)}),
    forgotten as (${given ? forget(claim) : sql`select 1`}),
    back as (${back ? sql`update profiles p set ${back} = greatest(0, p.${back} - 1) from delivered d where p.id = d.user_id` : sql`select 1`})
    select id from delivered`),
  );
  return rows.length > 0;
}

/**
 * Ends reservations without a result: each use goes back to its counter, each refinement to its result, and the key is free
 * for another try. Answers how many there were.
 */
export async function giveBack(tx: Tx, which: SQL, cost?: { meter: Meter; day: string }): Promise<number> {
  const returned = sql.join(
    counters.map((counter) => {
      const column = sql.identifier(counter);
      return sql`${column} = greatest(0, p.${column} - r.${column})`;
    }),
    sql`, `,
  );
  const sums = sql.join(
    counters.map(
      (counter) =>
        sql`count(*) filter (where charged and counter = ${counter})::int as ${sql.identifier(counter)}`,
    ),
    sql`, `,
  );
  const { rows } = await tx.execute<{ n: number }>(sql`
    with released as (
      update generations set status = 'released', idempotency_key = 'released:' || id, result = null
        ${cost ? sql`, ${measured(cost.meter)}` : sql``}
      where ${which} returning user_id, counter, charged, parent_id),
    uses as (
      update profiles p set ${returned} from (select user_id, ${sums} from released group by user_id) r
      where p.id = r.user_id and (r.usage_count + r.usage_icebreaker + r.usage_intention_analyzer) > 0),
    refinements as (
      update generations g set refinements_used = greatest(0, g.refinements_used - r.n)
      from (select parent_id, count(*)::int as n from released where parent_id is not null group by parent_id) r
      where g.id = r.parent_id),
    spent as (${cost ? spend(cost.day, cost.meter.costMicroEur) : sql`select 1`})
    select count(*)::int as n from released`);
  return rows[0]?.n ?? 0;
}
