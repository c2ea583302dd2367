/** `publish-assets.ts FOLDER`: adds this version's code to a folder that a proxy serves, and takes away what is long unused. */
import { cp, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const keptDays = 60;
const folder = process.argv[2];
if (!folder) {
  console.error('Uso: publish-assets.ts CARPETA');
  process.exit(1);
}
const target = join(folder, 'assets');
await mkdir(target, { recursive: true });
const now = new Date();
const mine = await readdir('dist/client/assets');
for (const name of mine) {
  const file = join(target, name);
  await cp(join('dist/client/assets', name), file);
  await utimes(file, now, now);
}
const old = now.getTime() - keptDays * 24 * 60 * 60_000;
for (const name of await readdir(target)) {
  const file = join(target, name);
  if ((await stat(file)).mtimeMs < old) await rm(file);
}
console.log(`${mine.length} ficheros en ${target}`);
