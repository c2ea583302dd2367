import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = 'erased.log';

/** Longer than a copy of the database is kept, which does not know of the erasure, and than the month that somebody may have paid for. */
export const erasuresKeptMs = 40 * 24 * 60 * 60_000;

/** Of a random id: it names nobody, but finds the account again in an older copy of the database. */
export const erasureMark = (userId: string): string => createHash('sha256').update(userId).digest('hex');

export async function noteErasure(dataDir: string, userId: string, at: Date): Promise<void> {
  await append(dataDir, `${at.toISOString()} ${erasureMark(userId)}`);
}

export async function noteUndone(dataDir: string, userId: string, notedAt: Date): Promise<void> {
  await append(dataDir, `${notedAt.toISOString()} UNDONE ${erasureMark(userId)}`);
}

/** What these logs say and that of the folder does not yet: a log that was left behind is an account that comes back. */
export async function addErasures(dir: string, ...logs: string[]): Promise<void> {
  const own = await readLog(erasureLog(dir));
  const known = new Set(own.split('\n'));
  const said = (await Promise.all(logs.map(readLog))).flatMap((text) => text.split('\n'));
  await append(dir, ...new Set(said.filter((line) => line !== '' && !known.has(line))));
}

export async function addNoted(dir: string, erasures: readonly NotedErasure[]): Promise<void> {
  const known = new Set((await readErasures(erasureLog(dir))).map(({ mark }) => mark));
  const missing = erasures.filter(({ mark }) => !known.has(mark));
  await append(dir, ...missing.map(({ mark, erased_at }) => `${erased_at.toISOString()} ${mark}`));
}

async function readLog(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}

async function append(dataDir: string, ...lines: string[]): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = await open(join(dataDir, fileName), 'a+', 0o600);
  try {
    const { size } = await file.stat();
    const last = size === 0 ? '\n' : (await file.read(Buffer.alloc(1), 0, 1, size - 1)).buffer.toString();
    // A line that a full disk cut short must not swallow this one.
    const whole = last === '\n' ? lines : ['', ...lines];
    await file.appendFile(whole.map((line) => `${line}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function forgetErasures(dataDir: string, before: Date): Promise<void> {
  const path = join(dataDir, fileName);
  const lines = (await readLog(path)).split('\n');
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

export interface NotedErasure {
  mark: string;
  erased_at: Date;
}

/** Of all these logs together: one may be an older copy of another, from before an erasure in it was undone. */
export async function readErasures(...files: string[]): Promise<NotedErasure[]> {
  const lines = (await Promise.all(files.map(readLines))).flat();
  const undone = new Set(lines.filter((line) => line.undone).map(({ at, mark }) => `${at} ${mark}`));
  return lines
    .filter((line) => !line.undone && !undone.has(`${line.at} ${line.mark}`))
    .map(({ at, mark }) => ({ mark, erased_at: new Date(at) }));
}

async function readLines(file: string) {
  const text = await readFile(file, 'utf8');
  const lines = [...text.matchAll(/^(\d{4}-\S+Z) (UNDONE )?([0-9a-f]{64})$/gm)].map(
    ([, at = '', undone, mark = '']) => ({ at, undone: undone !== undefined, mark }),
  );
  if (lines.length === 0 && text.trim()) throw new Error(`No es un registro de bajas: ${file}`);
  return lines;
}

export const erasureLog = (dataDir: string) => join(dataDir, fileName);
