import { type Attack, must } from '../attack.ts';
import payloads from '../payloads.json' with { type: 'json' };
import { raw } from '../wire.ts';

const marker = 'eco7f3a';

export const echoes: Attack[] = [
  {
    name: 'nothing that was sent comes back: not in a header, not in a page, not in a failure',
    seconds: 60,
    async run({ open, attacker }, tried) {
      const headers = Object.fromEntries(payloads.echoedHeaders.map((name) => [name, `${marker}-${name}`]));
      const bodies = [
        JSON.stringify({ [marker]: marker, code: marker, state: marker, action: marker, address: marker }),
        `${marker}{`,
        JSON.stringify(marker),
      ];
      for (const path of payloads.echoPaths.map((path) => path.replaceAll('{marker}', marker)))
        for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
          for (const own of [{ ...headers }, { ...headers, Origin: open.origin, Cookie: attacker.cookie }]) {
            const answer = await tried.call(open, path, {
              method,
              headers: own,
              ...(method !== 'GET' && { body: bodies[tried.statuses.length % 3] }),
            });
            const { location, ...rest } = answer.headers;
            must(
              !JSON.stringify(rest).includes(marker) && !answer.text.includes(marker),
              `${method} ${path}: an echo ${answer.text.slice(0, 80)}`,
            );
          }
      return tried.mustNeverFail();
    },
  },
  {
    name: 'line ends in an address, a header or a cookie start no header of ours',
    async run({ open }, tried) {
      for (const path of payloads.lineEnds) {
        const text = raw(`GET ${path}`, `Host: localhost:${open.port}`, 'Connection: close');
        const [answer] = (await tried.exchange(open, { pieces: [text], withinMs: 5_000 })).answers;
        must(answer !== undefined && !answer.headers.has('x-evil'), `${path}: a header of theirs`);
        must(!String(answer.headers.get('set-cookie')).startsWith('salero='), `${path}: a cookie of theirs`);
      }
      for (const line of payloads.brokenHeaders) {
        const text = raw('GET /api/session', 'Host: localhost', line, 'Connection: close');
        const done = await tried.exchange(open, { pieces: [text], withinMs: 5_000 });
        must(!done.text.toLowerCase().includes('x-evil'), line);
      }
      return tried.mustAll(0, 200, 301, 302, 400, 404);
    },
  },
];
