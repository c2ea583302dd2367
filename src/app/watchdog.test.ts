import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../test/rig/free-port.ts';
import { startServing } from '../../test/rig/processes.ts';

async function startStaller() {
  const port = await freePort();
  const child = fileURLToPath(new URL('../../test/children/staller.ts', import.meta.url));
  const started = await startServing([child], { port });
  onTestFinished(() => started.stop('SIGKILL'));
  return {
    ...started,
    port,
    ask: (path: string, who = 'somebody') =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-who': who } }),
  };
}

test('a process that one answer holds for good is ended, and the last line has the routes under way, the names of the day for whom, and nobody’s text', async () => {
  const { ask, ended, child, log } = await startStaller();
  await (await ask('/answered/secreto', 'answered')).text();
  void ask('/waits/secreto', 'who-wait').catch(() => {});
  await expect(ask('/holds/secreto', 'who_hold').then((answer) => answer.text())).rejects.toThrow();
  await ended;
  expect(child.signalCode).toBe('SIGKILL');
  expect(JSON.parse(log())).toEqual({
    time: expect.any(String),
    level: 'error',
    event: 'stalled',
    routes: '/waits/:id /holds/:id',
    who: expect.stringMatching(/^(?:who-wait who_hold|who_hold who-wait)$/),
  });
}, 60_000);

test('of more answers under way than it can tell, the newest are told: the one that holds is among them', async () => {
  const { ask, ended, log } = await startStaller();
  for (let n = 0; n < 510; n += 1) void ask('/waits/secreto', 'before').catch(() => {});
  await sleep(1_000);
  await expect(ask('/holds/secreto', 'holder').then((answer) => answer.text())).rejects.toThrow();
  await ended;
  expect(JSON.parse(log())).toMatchObject({ routes: '/waits/:id /holds/:id', who: 'before holder' });
}, 60_000);

test('a process that the whole machine held up lives on', { timeout: 60_000 }, async () => {
  const { ask, child, alive, log } = await startStaller();
  // More than once: whose timer is the first to run again is a matter of luck.
  for (let n = 0; n < 3; n += 1) {
    child.kill('SIGSTOP');
    await sleep(2_600);
    child.kill('SIGCONT');
    await sleep(300);
  }
  expect([alive(), (await ask('/readyz')).status, log()]).toEqual([true, 200, '']);
});

// The system hands all that are ready over at once: no timer of the thread has its turn before the last of them.
test('a process that many slow requests keep from its timers serves them all', async () => {
  const { port, alive, log } = await startStaller();
  const lines = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const line = connect(port, '127.0.0.1');
      line.write('GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n');
      await once(line, 'data');
      return line;
    }),
  );
  onTestFinished(() => lines.forEach((line) => void line.destroy()));
  const answers = lines.map(async (line) => {
    line.write('GET /takes-a-while HTTP/1.1\r\nHost: a\r\n\r\n');
    return String((await once(line, 'data'))[0]).slice(0, 12);
  });
  expect(await Promise.all(answers)).toEqual(lines.map(() => 'HTTP/1.1 200'));
  expect([alive(), log()]).toEqual([true, '']);
}, 60_000);
