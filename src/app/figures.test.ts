import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { newFolder } from '../../test/folders.ts';
import { silentLog } from '../../test/rig/silent-log.ts';
import { parseEnv } from '../platform/env.server.ts';
import { Metrics } from '../platform/metrics.server.ts';
import { createFigures } from './figures.server.ts';
import { startSite } from './test-kit/start-site.server.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const named = (text: string) => [...new Set(text.match(/\bsalero_[a-z0-9_]+/g))];
const [board, alerts, runbook] = [
  read('deploy/grafana/salero.json'),
  read('deploy/alerts.yaml'),
  read('docs/operations/runbook.md'),
];

describeEngines('figures', (open) => {
  test('every figure that the board shows and an alert waits for is one that the server tells', async () => {
    const { origin, stop } = await startSite({
      ...(await open.env()),
      METRICS_TOKEN: 'nueva, vieja',
      AI_MODELS: 'compatible/m',
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
    });
    const metrics = (token: string) =>
      fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
    const told = await (await metrics('nueva')).text();
    const [withOld, withNeither] = [await metrics('vieja'), await metrics('nueva, vieja')];
    await stop();

    const exposed = new Map(
      [...told.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name, type]),
    );
    const isTold = (name: string) => {
      const base = name.replace(/_(bucket|sum|count)$/, '');
      return exposed.has(name) ? exposed.get(name) !== 'histogram' : exposed.get(base) === 'histogram';
    };
    expect(named(board + alerts).filter((name) => !isTold(name))).toEqual([]);
    expect(named(board + alerts).length).toBeGreaterThan(20);
    expect([withOld.status, withNeither.status]).toEqual([200, 404]);
  }, 180_000);

  test('what waits in the database is told, and when the last backup ended', async () => {
    const { db, user } = await open.withUser();
    const dir = newFolder();
    const at = new Date('2026-03-01T12:00:00Z');
    writeFileSync(join(dir, 'last-backup.json'), JSON.stringify({ at: '2026-03-01T03:00:00Z' }));
    await db.asSuperuser(`insert into billing_mails (id, user_id, kind, facts, created_at)
      values ('m', '${user}', 'renewal', '{}', '2026-03-01T11:00:00Z')`);
    await db.asSuperuser(`insert into daily_spend (day, micro_eur) values ('2026-03-01', 2500000)`);
    const metrics = new Metrics();
    const env = parseEnv({ DATA_DIR: dir, AI_DAILY_SPEND_CAP_EUR: '3' });
    const readFigures = createFigures({ env, db, log: silentLog, metrics, now: () => at });
    await readFigures();
    const told = metrics.render();
    for (const line of [
      'salero_database_up 1',
      'salero_mails_waiting 1',
      'salero_oldest_mail_seconds 3600',
      'salero_spend_today_eur 2.5',
      'salero_spend_cap_eur 3',
      `salero_last_backup_timestamp_seconds ${Date.parse('2026-03-01T03:00:00Z') / 1000}`,
    ])
      expect(told.split('\n')).toContain(line);
    // Told by a clock that ran ahead.
    writeFileSync(join(dir, 'last-backup.json'), JSON.stringify({ at: '2026-03-20T03:00:00Z' }));
    await readFigures();
    expect(metrics.render()).toContain('salero_last_backup_timestamp_seconds 0\n');
    await db.close();
    await expect(readFigures()).rejects.toThrow();
    expect(metrics.render()).toContain('salero_database_up 0\n');
  });
});

test('every alert leads to a chapter of the runbook', () => {
  const chapters = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );
  const rules = alerts.match(/^ {6}- alert: /gm) ?? [];
  const leads = [...alerts.matchAll(/runbook: docs\/operations\/runbook\.md#(\S+)$/gm)].map(([, to]) => to);
  expect(leads).toHaveLength(rules.length);
  expect(leads.filter((to) => !chapters.includes(to ?? ''))).toEqual([]);
});
