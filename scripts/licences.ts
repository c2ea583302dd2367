/** `npm run licences`: prints what the lock file depends on, a package a line; fails on a licence that nobody has agreed to. `--check` prints none of it. Decision 0058. */
import { readFileSync } from 'node:fs';
import agreed from './licences.json' with { type: 'json' };

interface Locked {
  version?: string;
  license?: string;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
}

/** Of the product, nothing that would bind our own code; of tools, which are never part of what is served, more; and those looked at one by one. */
const { product, tools, single } = agreed;
const isLookedAt = new RegExp(Object.keys(single).join('|'));

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const seen = new Map<string, { name: string; version: string; licence: string; tool: boolean }>();
for (const [path, locked] of Object.entries(packages)) {
  if (path === '' || locked.link) continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const tool = Boolean(locked.dev || locked.devOptional);
  const key = `${name}@${locked.version}`;
  const licence = locked.license ?? licenceOfWhole(name) ?? 'none';
  seen.set(key, {
    name,
    version: locked.version ?? '',
    licence,
    tool: tool && (seen.get(key)?.tool ?? true),
  });
}
const all = [...seen.values()].sort(
  (a, b) => a.name.localeCompare(b.name, 'en') || (a.version < b.version ? -1 : 1),
);
const refused = all.filter(
  (one) => !isLookedAt.test(one.name) && !isAgreed(one.licence, one.tool ? [...product, ...tools] : product),
);

if (!process.argv.includes('--check'))
  for (const { name, version, licence, tool } of all)
    console.log(`${tool ? 'tools  ' : 'product'} ${licence.padEnd(24)} ${name}@${version}`);
for (const { name, version, licence } of refused) console.error(`${name}@${version}: ${licence}`);
if (refused.length === 0) console.log(`${all.length} paquetes, todas las licencias acordadas`);
else console.error(`${refused.length} licencias sin acordar (scripts/licences.json).`);
process.exitCode = refused.length > 0 ? 1 : 0;

/** The lock does not always say it of a part for another machine: it is that of the package that it is a part of. */
function licenceOfWhole(name: string): string | undefined {
  return Object.values(packages).find(({ optionalDependencies }) => optionalDependencies?.[name])?.license;
}

/** `(A OR B)` needs one of them, `A AND B` both. */
function isAgreed(expression: string, list: string[]): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (/ OR /.test(bare)) return bare.split(' OR ').some((part) => isAgreed(part, list));
  return bare.split(' AND ').every((part) => list.includes(part.replace(/[()]/g, '').trim()));
}
