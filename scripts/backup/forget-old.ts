import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What the privacy page promises. */
const keptDays = 30;

/** By the date in its name, which a copy of the file keeps. What a backup that was killed left behind goes too. */
const named = /^salero-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-[\d.]+Z\.jsonl\.gz(\.part|\.age)?$/;

const dayMs = 24 * 60 * 60_000;
const hourInDays = 1 / 24;
/** Without a copy, and half as long again as between the two before: the clock may have jumped, and nothing is forgotten until the next one. */
const mostDaysBetween = 7;

export async function forgetOld(folder: string, at: Date): Promise<number | null> {
  const copies = (await readdir(folder)).flatMap((name) => {
    const [, day, hour, minute] = named.exec(name) ?? [];
    return day === undefined
      ? []
      : [{ name, daysAgo: (at.getTime() - Date.parse(`${day}T${hour}:${minute}Z`)) / dayMs }];
  });
  const earlier = copies
    .map(({ daysAgo }) => daysAgo)
    .filter((days) => days > hourInDays)
    .toSorted((a, b) => a - b);
  const [last = 0, before = last] = earlier;
  if (last > mostDaysBetween && last > 1.5 * (before - last)) return null;
  const old = copies.filter(({ daysAgo }) => daysAgo > keptDays);
  for (const { name } of old) await rm(join(folder, name));
  return old.length;
}
