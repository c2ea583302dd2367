import { sql } from 'drizzle-orm';
import type { Tx } from '../src/platform/db.server.ts';

export interface FeedbackTotal extends Record<string, unknown> {
  tool: string;
  engine: string;
  model: string | null;
  prompt: string | null;
  useful: number;
  useless: number;
  wrong: number;
}

/** Since then, by tool, engine and the instructions that the model had; where most is wrong comes first. */
export async function readTotals(tx: Tx, since: Date): Promise<FeedbackTotal[]> {
  const { rows } = await tx.execute<FeedbackTotal>(sql`
    select g.tool, coalesce(g.engine, 'embedded') as engine, g.model, g.prompt,
      count(*) filter (where f.mark = 'useful')::int as useful,
      count(*) filter (where f.mark = 'useless')::int as useless,
      count(*) filter (where f.mark = 'wrong')::int as wrong
    from feedback f join generations g on g.id = f.generation_id
    where f.created_at >= ${since.toISOString()}::timestamptz
    group by 1, 2, 3, 4 order by count(*) filter (where f.mark = 'wrong')::float / count(*) desc, 1, 2, 3, 4`);
  return rows;
}

export interface Report extends Record<string, unknown> {
  tool: string;
  prompt: string | null;
  created_at: string;
  text: string;
}

/** What people chose to hand over with «Algo está mal», the newest first. */
export async function readReports(tx: Tx, since: Date): Promise<Report[]> {
  const { rows } = await tx.execute<Report>(sql`
    select g.tool, g.prompt, to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD') as created_at, f.text
    from feedback f join generations g on g.id = f.generation_id
    where f.mark = 'wrong' and f.text is not null and f.created_at >= ${since.toISOString()}::timestamptz
    order by f.created_at desc limit 200`);
  return rows;
}
