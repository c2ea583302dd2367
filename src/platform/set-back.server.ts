import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { type Env, SettingError } from './env.server.ts';
import { site } from './schema.server.ts';
import type { Services } from './services.server.ts';

export const lastLook = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) => join(DATA_DIR, 'last-look');

/** A database that went back to an earlier moment has people in it who have left since. One that `restore` has been through has no moment. */
export async function requireOnward({ db, env }: Pick<Services, 'db' | 'env'>): Promise<void> {
  const file = lastLook(env);
  // Read first: an instance beside this one may look meanwhile.
  const [known, at = ''] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  const looked = await db.asService(async (tx) => {
    const [found] = await tx.select().from(site).for('update');
    if (!found) throw new Error('no site');
    const isOther = known && known !== found.id;
    // Members would be free in it, and pay again.
    if (isOther && env.payments.kind === 'stripe')
      throw new SettingError(
        `DATABASE_URL es de otra base de datos que la última vez: corrígela o, si esta es la buena, borra ${file}.`,
      );
    if (!isOther && found.looked_at && found.looked_at < new Date(at))
      throw new SettingError(
        `La base de datos ha vuelto a un momento anterior a las ${at}, quizá con quien se dio de baja después: node scripts/restore.ts --in-place (docs/operations/backup.md).`,
      );
    const looked_at = sql`greatest(clock_timestamp(), ${site.looked_at} + interval '1 ms')`;
    return (await tx.update(site).set({ looked_at }).where(eq(site.id, found.id)).returning())[0];
  });
  await mkdir(env.DATA_DIR, { recursive: true });
  const part = `${file}.${process.pid}`;
  // An empty note, of a disk that is full, would be taken for none.
  await writeFile(part, `${looked?.id} ${looked?.looked_at?.toISOString()}`, { mode: 0o600 });
  await rename(part, file);
}
