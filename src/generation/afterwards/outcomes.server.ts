import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.server.ts';
import { currentUser } from '../../platform/schema.server.ts';
import { fewestOutcomes, type OutcomeGroup, type Outcomes } from './outcomes.ts';

/** In characters: one line of a phone, some three, more. */
const lengthOf = sql`case when characters <= 40 then 'Muy cortas (hasta 40 caracteres)'
  when characters <= 120 then 'Cortas (de 41 a 120)' else 'Largas (más de 120)' end`;

/** What was told of, by a name that the groups have: the person's own rows alone, which the policies say too. */
const grouped = (name: SQL) => sql`
  select ${name} as name, count(*)::int as told,
    count(*) filter (where answered or met)::int as answered, count(*) filter (where met)::int as met
  from outcomes
  where user_id = ${currentUser} and (answered is not null or met is not null)
  group by 1 order by count(*) filter (where answered or met)::float / count(*) desc, 1`;

export async function readOutcomes(tx: Tx): Promise<Outcomes> {
  const names = [sql`''`, sql`angle`, lengthOf];
  const [all, byAngle, byLength] = await Promise.all(
    names.map((name) => tx.execute<OutcomeGroup & Record<string, unknown>>(grouped(name))),
  );
  const enough = (found: typeof all) => (found?.rows ?? []).filter(({ told }) => told >= fewestOutcomes);
  return { told: all?.rows[0]?.told ?? 0, byAngle: enough(byAngle), byLength: enough(byLength) };
}
