import { missingParts } from './debian.ts';
import type { Report } from './report.ts';
import { clock } from './scenarios/clock.ts';
import { failover } from './scenarios/failover.ts';
import { fullDisk, mayMount } from './scenarios/full-disk.ts';
import { kills } from './scenarios/kills.ts';
import { model } from './scenarios/model.ts';
import { restarts } from './scenarios/restarts.ts';
import { scarceDatabase } from './scenarios/scarce-database.ts';
import { slowClients } from './scenarios/slow-clients.ts';

export interface Scenario {
  name: string;
  what: string;
  /** Part of `npm test`, and so not of the whole run, which has the long form of it. */
  short?: true;
  /** Played at the same time as others of this name: they mostly wait. */
  together?: 'waiting';
  /** Why it cannot be played here. */
  missing?: () => string | null;
  run(report: Report): Promise<void>;
}

export const scenarios: Scenario[] = [
  {
    name: 'restarts-short',
    what: 'PostgreSQL restarted 5 times under load',
    short: true,
    // Says nothing of time: it runs beside other work.
    run: (report) => restarts(report, { times: 5, people: 10, boundMs: null }),
  },
  {
    name: 'restarts',
    what: 'PostgreSQL restarted 50 times under load',
    run: (report) => restarts(report, { times: 50, people: 32, boundMs: 30_000 }),
  },
  {
    name: 'kills',
    what: 'instances killed at random under load, behind HAProxy, with PgBouncer in transaction mode',
    missing: () => missingParts(['haproxy', 'pgbouncer']),
    run: kills,
  },
  {
    name: 'failover',
    what: 'four primaries lost under load, their synchronous replicas promoted',
    run: failover,
  },
  {
    name: 'clock',
    what: 'clocks of single instances set forwards and back under load',
    missing: () => missingParts(['libfaketime']),
    run: clock,
  },
  {
    name: 'scarce-database',
    what: 'PostgreSQL without connections, locked, slow, standing still',
    run: scarceDatabase,
  },
  {
    name: 'full-disk',
    together: 'waiting',
    what: 'no room for the database and for mails',
    missing: mayMount,
    run: fullDisk,
  },
  {
    name: 'slow-clients',
    together: 'waiting',
    what: 'clients that read a byte a second',
    run: slowClients,
  },
  { name: 'model', together: 'waiting', what: 'a model that hangs', run: model },
];
