/** `npm run feedback -- [DAYS] [--texts]`: what people said of the answers, and what they handed over of those that are wrong. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../src/platform/db.server.ts';
import { command, withDatabase } from './command.ts';

const dayMs = 86_400_000;

const marked = (mark: string) => sql`count(*) filter (where f.mark = ${mark})::int`;

/** By tool, engine and the instructions that the model had; where most is wrong comes first. */
export async function readTotals(tx: Tx, since: Date): Promise<object[]> {
  const { rows } = await tx.execute(sql`
    select g.tool as herramienta, coalesce(g.model, nullif(g.engine, 'embedded'), 'reglas') as motor,
      coalesce(g.prompt, '—') as instrucciones, ${marked('useful')} as útil, ${marked('useless')} as "no sirve",
      ${marked('wrong')} as "está mal", round(100.0 * ${marked('wrong')} / count(*))::int as "% mal"
    from feedback f join generations g on g.id = f.generation_id
    where f.created_at >= ${since.toISOString()}::timestamptz
    group by 1, 2, 3 order by count(*) filter (where f.mark = 'wrong')::float / count(*) desc, 1, 2, 3`);
  return rows;
}

/** What people chose to hand over with «Algo está mal», the newest first. */
export async function readReports(tx: Tx, since: Date): Promise<{ head: string; text: string }[]> {
  const { rows } = await tx.execute<{ head: string; text: string }>(sql`
    select concat_ws(' · ', to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD'), g.tool, coalesce(g.prompt, 'reglas')) as head, f.text
    from feedback f join generations g on g.id = f.generation_id
    where f.mark = 'wrong' and f.text is not null and f.created_at >= ${since.toISOString()}::timestamptz
    order by f.created_at desc limit 200`);
  return rows;
}

if (import.meta.main) {
  const asked = process.argv.slice(2);
  const days = Number(asked.find((word) => /^\d+$/.test(word)) ?? 30);
  const since = new Date(Date.now() - days * dayMs);
  await command('No se puede leer', (env) =>
    withDatabase(env, async (db) => {
      const totals = await db.asService((tx) => readTotals(tx, since));
      if (totals.length === 0) console.log(`Nadie ha dicho nada en los últimos ${days} días.`);
      else console.table(totals);
      if (!asked.includes('--texts')) return;
      for (const { head, text } of await db.asService((tx) => readReports(tx, since)))
        console.log(`\n— ${head}\n${text}`);
    }),
  );
}
