import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Row } from './play.ts';

type Column = [title: string, cell: (row: Row) => string, figure?: (row: Row) => number];

const figure = (title: string, digits: number, of: (row: Row) => number): Column => [
  title,
  (row) => of(row).toFixed(digits),
  of,
];

const columns: Column[] = [
  ['', ({ problems }) => (problems.length === 0 ? 'ok' : 'FAIL')],
  ['attack', ({ attack }) => `${attack.group}: ${attack.name}`.slice(0, 92)],
  ['answer', ({ result }) => result.slice(0, 44)],
  figure('s', 1, ({ seconds }) => seconds),
  figure('peak MB', 0, ({ peakMegabytes }) => peakMegabytes),
  figure('kept MB', 0, ({ keptMegabytes }) => keptMegabytes),
  figure('work p99', 1, ({ workP99Ms }) => workP99Ms),
  figure('work max', 0, ({ workMaxMs }) => workMaxMs),
];

const cellsOf = (rows: readonly Row[]) => [
  ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  columns.map(([title, cell, of]) => {
    if (of) return cell(rows.reduce((worst, row) => (of(row) > of(worst) ? row : worst)));
    return title === 'attack' ? 'the worst of each' : '';
  }),
];

/** Figures beside each attack, what held everybody up for longest first; the worst of each column at the end. */
export function tableOf(rows: readonly Row[]): string {
  const sorted = rows.toSorted((a, b) => b.workP99Ms - a.workP99Ms);
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = columns.map(([, , of]) => (of ? '---:' : '---'));
  return [columns.map(([title]) => title), rule, ...cellsOf(sorted)].map(line).join('\n');
}

export function writeResults(rows: readonly Row[], isFuzzed: boolean): void {
  const file = fileURLToPath(new URL('RESULTS.md', import.meta.url));
  writeFileSync(
    file,
    `# Results of the attacks

Written by \`npm run test:security\`, on ${availableParallelism()} cores that the attacker, the server and its database share. Milliseconds of the main
thread's own work between two ticks of a timer of 5 ms: the budget of its 99th percentile is 20. Memory above what the process had before: what it kept may be 50 MB.

${tableOf(rows)}

Fuzzing of every endpoint: ${isFuzzed ? 'passed' : 'FAILED'}.
`,
  );
  spawnSync('biome', ['format', '--write', file], { stdio: 'ignore' });
}
