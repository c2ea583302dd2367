/** `npm run reproducible`: the committed source, built twice in two places, gives the same bytes. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

/** What must not matter: where, when and under which name it is built. */
const places: { name: string; env: Record<string, string> }[] = [
  { name: 'a', env: { TZ: 'UTC', LANG: 'C.UTF-8' } },
  { name: 'una/carpeta más lejos', env: { TZ: 'Asia/Tokyo', LANG: 'es_ES.UTF-8', HOME: '/nonexistent' } },
];

const root = mkdtempSync(join(tmpdir(), 'salero-reproducible-'));
try {
  const [first, second] = places.map(({ name, env }) => build(join(root, name), env));
  const names = [...new Set([...(first?.keys() ?? []), ...(second?.keys() ?? [])])].sort();
  const differing = names.filter((name) => first?.get(name) !== second?.get(name));
  for (const name of differing) console.log(`differs: ${name}`);
  const whole = createHash('sha256');
  for (const name of names) whole.update(`${name} ${first?.get(name)}\n`);
  console.log(`${names.length} files, ${differing.length} differ, sha256 of all ${whole.digest('hex')}`);
  process.exitCode = differing.length > 0 || names.length === 0 ? 1 : 0;
} finally {
  rmSync(root, { recursive: true, force: true });
}

function build(folder: string, env: Record<string, string>): Map<string, string> {
  mkdirSync(folder, { recursive: true });
  const source = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 256 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', folder], { input: source });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const dist = join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  return new Map(
    files.map((item) => {
      const file = join(item.parentPath, item.name);
      return [relative(dist, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}
