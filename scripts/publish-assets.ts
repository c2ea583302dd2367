/** `publish-assets.ts FOLDER`: adds this version's code to a folder that a proxy serves, and takes away what is long unused. */
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const keptMs = 60 * 24 * 60 * 60_000;
const folder = process.argv[2];
if (!folder) {
  console.error('Uso: publish-assets.ts CARPETA');
  process.exit(1);
}
const target = join(folder, 'assets');
await mkdir(target, { recursive: true });
const now = Date.now();

/** Served as immutable for a year: never half a file, not even after a machine that stopped. */
async function publish(name: string): Promise<void> {
  const [mine, file] = [join('dist/client/assets', name), join(target, name)];
  const there = await readFile(file).catch(() => null);
  if (!there?.equals(await readFile(mine))) {
    const part = join(folder as string, 'part');
    await copyFile(mine, part);
    const written = await open(part, 'r+');
    await written.sync().finally(() => written.close());
    await rename(part, file);
  }
  await touch(file, now);
}

const touch = (file: string, at: number) => utimes(file, at / 1_000, at / 1_000);

const timesOfAll = async () =>
  Promise.all(
    (await readdir(target)).map(async (name) => {
      const file = join(target, name);
      return { file, at: (await stat(file)).mtimeMs };
    }),
  );

// What was current until now is not old yet, however long ago it was published: its pages are open, and an instance still answers with it.
const before = await timesOfAll();
const newest = Math.max(...before.map(({ at }) => at));
for (const { file, at } of before) if (at === newest) await touch(file, now - 1_000);
const mine = await readdir('dist/client/assets');
for (const name of mine) await publish(name);
for (const { file, at } of await timesOfAll()) if (at < now - keptMs) await rm(file);
console.log(`${mine.length} ficheros en ${target}`);
