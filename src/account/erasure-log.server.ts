import { createHash } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = 'erased.log';

/** Of a random id: it names nobody, but finds the account again in an older copy of the database. */
export function erasureMark(userId: string): string {
  return createHash('sha256').update(userId).digest('hex');
}

/** On the disk when this resolves. Outside the database, because a copy of it must not bring the account back. */
export async function noteErasure(dataDir: string, userId: string, at: Date): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = await open(join(dataDir, fileName), 'a', 0o600);
  try {
    await file.appendFile(`${at.toISOString()} ${erasureMark(userId)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function readErasures(file: string): Promise<{ mark: string; erased_at: Date }[]> {
  const text = await readFile(file, 'utf8');
  return [...text.matchAll(/^(\S+) ([0-9a-f]{64})$/gm)].map(([, at = '', mark = '']) => ({
    mark,
    erased_at: new Date(at),
  }));
}

export const erasureLog = (dataDir: string) => join(dataDir, fileName);
