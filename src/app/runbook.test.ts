import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { provided } from '../../test/provided.ts';
import { runSql } from '../../test/rig/cluster.ts';

/** What an operator puts in, in a hurry. */
const filledIn: [RegExp, string][] = [
  [/\bE-MAIL\b/g, 'ana@example.test'],
  [/'(%:)?ID'/g, `'$100000000-0000-4000-8000-000000000000'`],
  [/\bPID\b/g, '0'],
  [/\bNEW\b/g, 'nueva'],
];

const statements = [
  ...readFileSync(new URL('../../docs/operations/runbook.md', import.meta.url), 'utf8').matchAll(
    /`((?:select|update|delete|begin|alter)\b[^`]*)`/g,
  ),
].map(([, text = '']) =>
  filledIn.reduce((sql, [what, by]) => sql.replace(what, by), text.replace(/\s+/g, ' ')),
);

test('every statement of the runbook runs on the tables as they are', async () => {
  const { adminUrl } = provided('postgres');
  const name = `runbook_${randomUUID().slice(0, 8)}`;
  await runSql(`${adminUrl}/postgres`, `create database ${name} template salero_template`);
  onTestFinished(async () => {
    await runSql(`${adminUrl}/postgres`, `drop database ${name}`);
  });
  expect(statements.length).toBeGreaterThan(12);
  const wrong: string[] = [];
  for (const statement of statements) {
    // The password and the connections of the cluster belong to the other tests as well.
    if (/password|terminate/.test(statement)) continue;
    const run = /^begin/.test(statement) ? statement : `begin; ${statement}; rollback`;
    await runSql(`${adminUrl}/${name}`, run).catch((error: Error) =>
      wrong.push(`${statement}: ${error.message}`),
    );
  }
  expect(wrong).toEqual([]);
});
