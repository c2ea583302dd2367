import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, must, tally } from '../attack.ts';
import { call } from '../client.ts';
import { exchange } from '../wire.ts';

const lines = 200;

function* drip(head: string): Generator<string> {
  yield head;
  for (let n = 0; n < 1_000; n += 1) yield 'a';
}

function slow(
  name: string,
  head: (origin: string, cookie: string) => string,
  cutWithinSeconds: number,
): Attack {
  return {
    group: 'slow',
    name: `${lines} lines that send ${name}, a byte a second: others are served meanwhile, and each is cut`,
    on: 'quiet',
    seconds: cutWithinSeconds + 30,
    async run({ quiet }, seen) {
      const others: number[] = [];
      let over = false;
      const sent = Array.from({ length: lines }, () =>
        exchange(quiet.port, {
          pieces: drip(head(quiet.origin, '')),
          everyMs: 1_000,
          untilClosed: true,
          withinMs: (cutWithinSeconds + 15) * 1_000,
        }),
      );
      const all = Promise.all(sent).finally(() => {
        over = true;
      });
      while (!over) {
        const answer = await call(quiet, '/api/session', { withinMs: 5_000 });
        others.push(answer.status);
        await Promise.race([pause(500), all]);
      }
      const done = await all;
      seen.add(...done);
      must(
        others.every((status) => status === 200),
        `others got ${tally(others)}`,
      );
      must(
        done.every(({ closed }) => closed),
        `${done.filter(({ closed }) => !closed).length} lines are still open`,
      );
      const statuses = done.map(({ answers }) => answers[0]?.status ?? 0);
      must(
        statuses.every((status) => status === 0 || (status >= 400 && status < 500)),
        tally(statuses),
      );
      const last = Math.max(...done.map(({ ms }) => ms)) / 1_000;
      return `${tally(statuses)}; the last cut at ${last.toFixed(0)} s; others ${tally(others)}`;
    },
  };
}

export const slowly: Attack[] = [
  slow('headers', () => 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 25),
  slow(
    'a body',
    (origin) =>
      `POST /api/auth/callback HTTP/1.1\r\nHost: localhost\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n`,
    75,
  ),
];
