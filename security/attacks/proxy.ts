import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { missingParts, requirePart } from '../../faults/debian.ts';
import { freePort } from '../../test/rig/free-port.ts';
import { startProcess, untilSeen } from '../../test/rig/processes.ts';
import { scratch } from '../../test/rig/scratch.ts';
import { type Attack, must } from '../attack.ts';
import { exchange, raw } from '../wire.ts';

const calls = 100;
const betweenMs = 20;

/** What an instance, or the proxy on the way to it, can only break off. */
const breaking = (host: string) => [
  raw('CONNECT /x', host),
  `${raw('POST /', host, 'Transfer-Encoding: chunked')}zz\r\n`,
];

export const proxy: Attack[] = [
  {
    name: 'requests that no instance can finish, again and again: everybody else is served',
    on: 'limited',
    seconds: 60,
    async run({ open, limited }, tried) {
      const missing = missingParts(['caddy']);
      must(missing === null, String(missing));
      const port = await freePort();
      const file = scratch('Caddyfile');
      const shipped = readFileSync(new URL('../../deploy/Caddyfile', import.meta.url), 'utf8');
      writeFileSync(file, shipped.replace('\n{\n', '\n{\n\tdefault_bind 127.0.0.1\n'));
      await using caddy = startProcess(requirePart('caddy'), ['run', '--config', file], {
        env: {
          SITE_ADDRESS: `http://127.0.0.1:${port}`,
          UPSTREAMS: `127.0.0.1:${open.port} 127.0.0.1:${limited.port}`,
          ASSETS: scratch('assets'),
          HOME: scratch('caddy'),
        },
      });
      const host = `Host: 127.0.0.1:${port}`;
      const get = raw('GET /healthz', host);
      const statusOf = async (text: string) =>
        (await exchange(port, { pieces: [text] })).answers[0]?.status ?? 0;
      await untilSeen(caddy, async () => (await statusOf(get)) === 200);
      let over = false;
      const attack = async (text: string) => {
        while (!over) await exchange(port, { pieces: [text] });
      };
      const attacks = breaking(host).map(attack);
      let status = 200;
      for (let n = 0; n < calls && status === 200; n += 1) {
        await pause(betweenMs);
        status = await statusOf(get);
        tried.statuses.push(status);
      }
      over = true;
      await Promise.all(attacks);
      return `others: ${tried.mustAll(200)}`;
    },
  },
];
