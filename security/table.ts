import type { Row } from './play.ts';

/** Figures beside each attack; the worst of each column at the end. */
export function writeTable(rows: Row[]): void {
  const head = ['', 'attack', 'answer', 's', 'peak MB', 'kept MB', 'late p99', 'work p99', 'work max'];
  const cells = rows.map(
    ({ attack, result, seconds, peakMegabytes, keptMegabytes, p99Ms, workP99Ms, workMaxMs, problems }) => [
      problems.length === 0 ? 'ok' : 'FAIL',
      `${attack.group}: ${attack.name}`.slice(0, 92),
      result.slice(0, 44),
      seconds.toFixed(1),
      peakMegabytes.toFixed(0),
      keptMegabytes.toFixed(0),
      p99Ms.toFixed(1),
      workP99Ms.toFixed(1),
      workMaxMs.toFixed(0),
    ],
  );
  const worst = (pick: (row: Row) => number) => Math.max(0, ...rows.map(pick));
  cells.push([
    '',
    'the worst',
    '',
    worst(({ seconds }) => seconds).toFixed(1),
    worst(({ peakMegabytes }) => peakMegabytes).toFixed(0),
    worst(({ keptMegabytes }) => keptMegabytes).toFixed(0),
    worst(({ p99Ms }) => p99Ms).toFixed(1),
    worst(({ workP99Ms }) => workP99Ms).toFixed(1),
    worst(({ workMaxMs }) => workMaxMs).toFixed(0),
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column < 3 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  process.stdout.write(`\n${[head, ...cells].map(line).join('\n')}\n\n`);
}
