import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../../test/rig/http.ts';
import { type Attack, must, tally } from '../attack.ts';
import { type RawAnswer, raw } from '../wire.ts';

const lines = 200;
/** Of an address that floods some calls may be refused; of others none. */
const elsewhere = '127.0.0.2';

function* drip(head: string): Generator<string> {
  yield head;
  for (let n = 0; n < 1_000; n += 1) yield 'a';
}

function slowly(name: string, head: (origin: string) => string, cutWithinSeconds: number): Attack {
  return {
    name: `${lines} lines that send ${name}, a byte a second: others are served meanwhile, and each is cut`,
    on: 'quiet',
    seconds: cutWithinSeconds + 30,
    async run({ quiet }, tried) {
      const others: number[] = [];
      let over = false;
      const sent = Array.from({ length: lines }, () =>
        tried.exchange(quiet, {
          pieces: drip(head(quiet.origin)),
          everyMs: 1_000,
          untilClosed: true,
          withinMs: (cutWithinSeconds + 15) * 1_000,
        }),
      );
      const all = Promise.all(sent).finally(() => {
        over = true;
      });
      while (!over) {
        const answer = await send(quiet, '/api/session', { withinMs: 5_000, from: elsewhere });
        others.push(answer.status);
        await Promise.race([pause(500), all]);
      }
      const done = await all;
      must(
        others.every((status) => status === 200),
        `others got ${tally(others)}`,
      );
      must(
        done.every(({ closed }) => closed),
        `${done.filter(({ closed }) => !closed).length} lines are still open`,
      );
      // A busy machine takes no body that it has no room for, and says when to come back.
      const isKind = ({ status, headers }: RawAnswer) => status === 503 && headers.has('retry-after');
      must(
        done.every(({ answers }) =>
          answers.every((answer) => isKind(answer) || (answer.status >= 400 && answer.status < 500)),
        ),
        tried.tally(),
      );
      const last = Math.max(...done.map(({ ms }) => ms)) / 1_000;
      return `${tried.tally()}; the last cut at ${last.toFixed(0)} s; others ${tally(others)}`;
    },
  };
}

export const slow: Attack[] = [
  slowly('headers', () => 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 25),
  slowly(
    'a body',
    (origin) =>
      raw(
        'POST /api/auth/callback',
        'Host: localhost',
        `Origin: ${origin}`,
        'Content-Type: application/json',
        'Content-Length: 5000',
      ),
    75,
  ),
];
