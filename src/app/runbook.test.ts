import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { provided } from '../../test/provided.ts';
import { runSql } from '../../test/rig/cluster.ts';
import { runbookSql } from '../../test/runbook.ts';

test('every statement of the runbook runs on the tables as they are', async () => {
  const { adminUrl } = provided('postgres');
  const name = `runbook_${randomUUID().slice(0, 8)}`;
  await runSql(`${adminUrl}/postgres`, `create database ${name} template salero_template`);
  onTestFinished(async () => {
    await runSql(`${adminUrl}/postgres`, `drop database ${name}`);
  });
  const statements = runbookSql();
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
