import { against } from '../kit/against.ts';
import type { Bench } from '../kit/bench.ts';
import type { Figure } from '../kit/figures.ts';
import { startHelper, startServer } from '../kit/processes.ts';
import { addUsers, headersOf, tokenHashOf } from '../kit/seed.ts';

/** A prerendered page, and the sign-in check; the bare server's page is also how much the load generator can do at all. */
export async function plainCalls(bench: Bench): Promise<Figure[]> {
  const settings = await bench.database('PostgreSQL', (run) => addUsers(run, 1, 1_000));
  await using server = await startServer(settings, bench.nodeArgs);
  await using bare = await startHelper('bare-server', {
    DATABASE_URL: settings.DATABASE_URL ?? '',
    TOKEN_HASH: tokenHashOf(1),
    PGOPTIONS: '-c role=salero_service',
  });
  const times = { connections: 24, warmUpMs: 1_500, measureMs: bench.ms(3_000) };
  return [
    ...(await against({
      measure: 'static page',
      what: 'pages a second',
      own: { ...times, port: server.port, requests: [{ path: '/', headers: { 'accept-encoding': 'br' } }] },
      other: { ...times, port: bare.port, requests: [{ path: '/page' }] },
      reference: 'a bare server with the page in memory',
      rounds: bench.rounds(3),
    })),
    ...(await against({
      measure: 'sign-in check',
      what: 'checks a second',
      own: {
        ...times,
        port: server.port,
        requests: Array.from({ length: 1_000 }, (_, n) => ({
          path: '/api/session',
          headers: headersOf(n + 1),
        })),
      },
      other: { ...times, port: bare.port, requests: [{ path: '/session' }] },
      reference: 'the query alone by a bare HTTP server',
      rounds: bench.rounds(3),
    })),
  ];
}
