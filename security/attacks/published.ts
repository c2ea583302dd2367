import { send } from '../../test/rig/http.ts';
import { type Attack, must } from '../attack.ts';
import payloads from '../payloads.json' with { type: 'json' };
import { readingEndpoints } from '../surface.ts';

export const published: Attack[] = [
  {
    name: 'a public server has no embedded identity or payments, no figures, and says only https',
    on: 'published',
    async run({ published }, tried) {
      for (const address of payloads.closedPaths) await tried.call(published, address);
      for (const token of ['', 'ficha-de-metrica', 'ficha-de-metricas2', 'x'.repeat(17), 'Ficha-de-metricas'])
        await tried.call(published, '/metrics', { headers: { Authorization: `Bearer ${token}` } });
      tried.mustAll(404);
      const reading = readingEndpoints.map(({ path }) => path).filter((path) => !path.includes('sign-in'));
      for (const address of [...reading, '/', '/nada', '/favicon.svg', '/api/nada', '/healthz']) {
        const { headers } = await send(published, address);
        const hsts = String(headers['strict-transport-security']);
        must(
          Number(/max-age=(\d+)/.exec(hsts)?.[1]) >= 31_536_000 && hsts.includes('includeSubDomains'),
          `${address}: ${hsts}`,
        );
        must(headers['x-content-type-options'] === 'nosniff', `${address}: may be sniffed`);
        const policy = String(headers['content-security-policy']);
        for (const rule of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
          must(policy.includes(`${rule} 'none'`), `${address}: ${rule} is open`);
      }
      return '404; HSTS and a policy everywhere';
    },
  },
];
