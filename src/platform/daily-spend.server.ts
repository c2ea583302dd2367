import { type SQL, sql } from 'drizzle-orm';

/** On the day on which each began. `ended` names rows that the statement has just ended, so that nothing counts twice. */
export const bookCosts = (ended: string): SQL => sql`
  insert into daily_spend as s (day, micro_eur)
  select (created_at at time zone 'UTC')::date, sum(cost_micro_eur) from ${sql.identifier(ended)} where cost_micro_eur > 0 group by 1
  on conflict (day) do update set micro_eur = s.micro_eur + excluded.micro_eur`;
