import { jsonOf, send } from '../../test/rig/http.ts';
import { type Attack, must } from '../attack.ts';
import payloads from '../payloads.json' with { type: 'json' };
import { bodyEndpoints } from '../surface.ts';

const hostile: Record<string, string> = {
  ...payloads.brokenJson,
  'depth of 20,000': `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  'depth of 9,000 objects': `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
};

export const json: Attack[] = [
  {
    name: 'what is no JSON object, or too deep, to every endpoint with a body',
    seconds: 60,
    // It makes the heap for what is young grow from 8 MB to as much as 64; done again in the same process it keeps 5, 3, 1 and none.
    warmed: true,
    async run({ open, attacker }, tried) {
      for (const { method, path } of bodyEndpoints)
        for (const [what, text] of Object.entries(hostile)) {
          // Its body is optional.
          if (what === 'nothing' && path.endsWith('create-checkout')) continue;
          const answer = await tried.call(open, path, {
            method,
            cookie: attacker.cookie,
            body: Buffer.from(text, 'latin1').toString('utf8'),
          });
          // Where nothing is required, an object of other fields is an empty one.
          const harmless = text.startsWith('{"') && answer.status === 200;
          must(
            harmless || (answer.status >= 400 && answer.status < 500),
            `${method} ${path}, ${what}: ${answer.status} ${answer.text}`,
          );
        }
      return tried.mustAll(200, 400, 402, 403, 404, 409, 413, 429);
    },
  },
  {
    name: 'prototype keys reach no prototype: the next answers are as before',
    async run({ open, attacker, victim }, tried) {
      const keys = ['__proto__', 'constructor', 'prototype'];
      const payload =
        '{"subscription_tier":"pro","usage_count":-99,"user":1,"isAdmin":true,"toString":1,"length":9}';
      for (const { method, path } of bodyEndpoints)
        for (const key of keys) {
          const body = `{"${key}":${payload},"inspiration":"hola","analysis":{"${key}":${payload}},"constructor":{"prototype":${payload}}}`;
          await tried.call(open, path, { method, cookie: attacker.cookie, body });
        }
      const analysis = `{"subtexto":"a","interes":{"nivel":"alto","explicacion":"b"},"senales":{"hay_alertas":false,"__proto__":${payload}},"__proto__":${payload}}`;
      await tried.call(open, '/api/saved/intentions', {
        method: 'POST',
        cookie: attacker.cookie,
        body: `{"original_message":"m","analysis":${analysis}}`,
      });
      for (const { cookie } of [attacker, victim]) {
        const profile = jsonOf(await send(open, '/api/session', { cookie })).profile as object;
        const { subscription_tier, usage_count } = profile as Record<string, unknown>;
        must(subscription_tier === 'free' && Number(usage_count) >= 0, 'a prototype was reached');
        must(!('isAdmin' in profile), 'isAdmin appeared');
      }
      return tried.mustNeverFail();
    },
  },
];
