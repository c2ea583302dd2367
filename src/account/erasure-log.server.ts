import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = 'erased.log';

/** Longer than a copy of the database is kept, which does not know of the erasure, and than the month that somebody may have paid for. */
export const erasuresKeptMs = 40 * 24 * 60 * 60_000;

/** Of a random id: it names nobody, but finds the account again in an older copy of the database. */
export const erasureMark = (userId: string): string => createHash('sha256').update(userId).digest('hex');

export const erasureLog = (dataDir: string) => join(dataDir, fileName);

export interface NotedErasure {
  mark: string;
  erased_at: Date;
}

/** Those that the log of this folder does not name yet, each once however many logs name it. It is there from then on, also where there was nothing to add. */
export async function addErasures(dir: string, erasures: readonly NotedErasure[]): Promise<void> {
  const known = await readOwn(dir);
  const missing = new Map(erasures.map((one) => [one.mark, one]));
  for (const { mark } of notedIn(known)) missing.delete(mark);
  const lines = [...missing.values()].map(({ mark, erased_at }) => `${erased_at.toISOString()} ${mark}`);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const file = await open(erasureLog(dir), 'a', 0o600);
  try {
    // A line that a full disk cut short must not swallow this one.
    const isCut = known !== '' && !known.endsWith('\n');
    await file.appendFile([...(isCut ? [''] : []), ...lines].map((line) => `${line}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

async function readOwn(dir: string): Promise<string> {
  return readFile(erasureLog(dir), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}

export async function forgetErasures(dataDir: string, before: Date): Promise<void> {
  const path = erasureLog(dataDir);
  const lines = (await readOwn(dataDir)).split('\n');
  const kept = lines.filter((line) => !(Date.parse(line.split(' ')[0] ?? '') < before.getTime()));
  if (kept.length === lines.length) return;
  const file = await open(`${path}.part`, 'w', 0o600);
  try {
    await file.writeFile(kept.join('\n'));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}

export async function readErasures(...files: string[]): Promise<NotedErasure[]> {
  return (await Promise.all(files.map(readLog))).flat();
}

async function readLog(file: string): Promise<NotedErasure[]> {
  const text = await readFile(file, 'utf8');
  const noted = notedIn(text);
  if (noted.length === 0 && text.trim()) throw new Error(`No es un registro de bajas: ${file}`);
  return noted;
}

const notedIn = (text: string): NotedErasure[] =>
  [...text.matchAll(/^(\d{4}-\S+Z) ([0-9a-f]{64})$/gm)].map(([, at = '', mark = '']) => ({
    mark,
    erased_at: new Date(at),
  }));
