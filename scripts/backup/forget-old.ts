import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What the privacy page promises. */
const keptDays = 30;

/** By the date in its name, which a copy of the file keeps. What a backup that was killed left behind goes too. */
const named = /^salero-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-[\d.]+Z\.jsonl\.gz(\.part|\.age)?$/;

export async function forgetOld(folder: string, at: Date): Promise<number> {
  const oldest = at.getTime() - keptDays * 24 * 60 * 60_000;
  const old = (await readdir(folder)).filter((name) => {
    const [, day, hour, minute] = named.exec(name) ?? [];
    return day !== undefined && Date.parse(`${day}T${hour}:${minute}Z`) < oldest;
  });
  for (const name of old) await rm(join(folder, name));
  return old.length;
}
