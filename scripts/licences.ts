/** `npm run licences`: prints what the lock file depends on, as Markdown; fails on a licence that nobody has agreed to. `--check` prints none of it. Decision 0058. */
import { readFileSync } from 'node:fs';

interface Locked {
  version?: string;
  license?: string;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
}

/** What may run in the product: nothing that would bind our own code. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
];
const agreed: Record<'product' | 'tools', string[]> = {
  product: [...permissive, 'Unlicense', 'CC0-1.0', 'Python-2.0', 'PostgreSQL'],
  // Never part of what is served.
  tools: [
    ...permissive,
    'Unlicense',
    'CC0-1.0',
    // Fonts.
    'OFL-1.1',
    'Python-2.0',
    'PostgreSQL',
    'CC-BY-4.0',
    'CC-BY-3.0',
    'MPL-2.0',
  ],
};
/** Looked at one by one: why its licence is no trouble. */
const single: Record<string, string> = {
  '@img/sharp-*':
    'libvips inside is LGPL-3.0-or-later: a library of its own, unchanged, that whoever runs this may replace.',
  'dictionary-es': 'taken under MPL-1.1, and only by the evaluations.',
};
const isSingle = (name: string) =>
  Object.keys(single).some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));

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
  (one) => !isSingle(one.name) && !isAgreed(one.licence, agreed[one.tool ? 'tools' : 'product']),
);

if (!process.argv.includes('--check')) console.log(render());
for (const { name, version, licence } of refused) console.error(`${name}@${version}: ${licence}`);
if (refused.length > 0) refuse(`${refused.length} licencias sin acordar (scripts/licences.ts).`);
console.log(`${all.length} paquetes, todas las licencias acordadas`);

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

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function render(): string {
  const part = (tool: boolean) => all.filter((one) => one.tool === tool);
  const counts = (list: typeof all) =>
    [...Map.groupBy(list, ({ licence }) => licence)]
      .map(([licence, held]): [string, number] => [licence, held.length])
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .map(([licence, count]) => `| ${licence} | ${count} |`)
      .join('\n');
  const rows = (list: typeof all) =>
    list.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n');
  const reasons = Object.entries(single).map(([name, why]) => `- \`${name}\`: ${why}`);
  return `# Dependencies and their licences

Printed by \`npm run licences\` from \`package-lock.json\`; the check fails when a licence is not on the list in
\`scripts/licences.ts\`. Fonts: SIL Open Font License 1.1, beside their files in \`src/ui/fonts/\`.

${reasons.length > 0 ? `Looked at one by one:\n\n${reasons.join('\n')}\n\n` : ''}## What runs in the product

| licence | packages |
| --- | --- |
${counts(part(false))}

| package | version | licence |
| --- | --- | --- |
${rows(part(false))}

## What only builds and tests it

| licence | packages |
| --- | --- |
${counts(part(true))}

| package | version | licence |
| --- | --- | --- |
${rows(part(true))}
`;
}
