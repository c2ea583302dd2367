import { readFileSync } from 'node:fs';

const someId = '00000000-0000-4000-8000-000000000000';

/** The statements of the runbook, with what an operator puts in, in a hurry. */
export function runbookSql(id = someId): string[] {
  const filledIn: [RegExp, string][] = [
    [/\bE-MAIL\b/g, 'ana@example.test'],
    [/'(%:)?ID'/g, `'$1${id}'`],
    [/\bPID\b/g, '0'],
    [/\bNEW\b/g, 'nueva'],
  ];
  const runbook = readFileSync(new URL('../docs/operations/runbook.md', import.meta.url), 'utf8');
  return [...runbook.matchAll(/`((?:select|update|delete|begin|alter)\b[^`]*)`/g)].map(([, text = '']) =>
    filledIn.reduce((sql, [what, by]) => sql.replace(what, by), text.replace(/\s+/g, ' ')),
  );
}
