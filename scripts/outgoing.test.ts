import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { providers, readModelSettings } from '../src/generation/models/model-settings.server.ts';
import { parseEnv } from '../src/platform/env.server.ts';
import { toolServers } from '../src/tools/registry.server.ts';
import { newFolder } from '../test/folders.ts';
import { publicSite } from '../test/public-site.ts';
import { firewallRules, outgoingOf, resolverConfig, upstreamOf } from './outgoing.ts';

const listOf = (settings: Record<string, string> = {}, more: string[] = []) =>
  outgoingOf(parseEnv({ ...publicSite, ...settings }), more);
const google = [
  'accounts.google.com',
  'oauth2.googleapis.com',
  'openidconnect.googleapis.com',
  'www.googleapis.com',
];

test('a site without models reaches its identity provider, Stripe, its mail server and itself, and nothing else', () => {
  const hosts = [...google, 'api.stripe.com', 'mail.example', 'salero.example'].sort();
  const list = { hosts, ports: [443, 465] };
  expect(listOf()).toEqual(list);
  expect(listOf({ OIDC_ISSUER: 'https://accounts.google.com/' })).toEqual(list);
});

test('a laptop with nothing set reaches nothing', () => {
  const nothing = outgoingOf(parseEnv({}));
  expect(nothing).toEqual({ hosts: [], ports: [] });
  expect(firewallRules(nothing, 'salero')).not.toContain('@named4 accept');
});

test('each setting with an address adds its host and its port', () => {
  const list = listOf(
    {
      DATABASE_URL: 'postgres://a:b@10.0.0.5:6432/salero?sslmode=verify-full',
      OIDC_ISSUER: 'https://id.example/realm',
      AI_MODELS: 'mistral/small,compatible/own',
      AI_MODELS_BY_TOOL: `${toolServers[0]?.contract.id}=openai/big`,
      OPENAI_BASE_URL: 'https://eu.gateway.example/v1',
      AI_BASE_URL: 'https://gpu.example:8443/v1',
      SMTP_URL: 'smtps://a:b@mail.example',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example',
    },
    ['keys.id.example'],
  );
  expect(list.hosts).toEqual(
    [
      '10.0.0.5',
      'api.mistral.ai',
      'api.stripe.com',
      'eu.gateway.example',
      'gpu.example',
      'id.example',
      'keys.id.example',
      'mail.example',
      'salero.example',
      'traces.example',
    ].sort(),
  );
  expect(list.ports).toEqual([443, 465, 6432, 8443]);
});

test('a proxy is on the list once Node goes through it', () => {
  const proxy = { HTTPS_PROXY: 'http://proxy.example:3128' };
  const [without, within] = ['', '1'].map((NODE_USE_ENV_PROXY) =>
    outgoingOf(parseEnv(publicSite), [], { ...proxy, NODE_USE_ENV_PROXY }),
  );
  expect(without).toEqual(listOf());
  expect(within?.hosts).toContain('proxy.example');
  expect(within?.ports).toContain(3128);
});

test('what is reached without a network is on no list', () => {
  expect(listOf({ DATABASE_URL: 'postgres://salero@x/salero?host=/run/postgresql' })).toEqual(listOf());
});

test('the database is where its driver looks for it: the last host and the last port that its query names', () => {
  const query = 'host=old.example&host=db.example&port=1&port=6432&sslmode=verify-full';
  const { hosts, ports } = listOf({ DATABASE_URL: `postgres://a@x.example:5433/salero?${query}` });
  expect(hosts).toEqual([...listOf().hosts, 'db.example'].sort());
  expect(ports).toEqual([443, 465, 6432]);
});

test('every provider of models there is has its address here, the one that its library uses', () => {
  const sentence = (() => {
    try {
      readModelSettings(parseEnv({ AI_MODELS: 'nobody/none' }));
    } catch (error) {
      return String(error);
    }
  })();
  expect(sentence).toContain(`proveedor entre ${Object.keys(providers).join(', ')}.`);
  for (const [provider, { usual }] of Object.entries(providers))
    if (usual)
      expect(readFileSync(`node_modules/@ai-sdk/${provider}/dist/index.js`, 'utf8')).toContain(`"${usual}`);
});

test('the resolver is asked about the list alone, and tells the rule what it answered', () => {
  const config = resolverConfig({ hosts: ['10.0.0.5', 'api.stripe.com'], ports: [443] }, [
    '10.0.0.53',
    '::1',
  ]);
  expect(config.match(/^(server|nftset)=.*/gm)).toEqual([
    'server=/api.stripe.com/10.0.0.53',
    'server=/api.stripe.com/::1',
    'nftset=/api.stripe.com/4#inet#salero#named4,6#inet#salero#named6',
  ]);
  expect(config).toContain('no-resolv\n');
  expect(upstreamOf('# nameserver 9.9.9.9\nnameserver 10.0.0.53\nnameserver ::1\nsearch x\n')).toEqual([
    '10.0.0.53',
    '::1',
  ]);
});

const withoutNetwork = 'unshare';
const knowsRules = spawnSync(withoutNetwork, ['-n', 'nft', 'list', 'ruleset']).status === 0;

test.runIf(knowsRules)('the rule loads, and again over itself, with fixed addresses of both kinds', () => {
  const dir = newFolder();
  const file = join(dir, 'salero.nft');
  writeFileSync(
    file,
    firewallRules({ hosts: ['10.0.0.5', 'x.example', 'fd00::5'], ports: [443, 5432] }, '0'),
  );
  const loaded = execFileSync(
    withoutNetwork,
    ['-n', 'sh', '-c', `nft -f ${file} && nft -f ${file} && nft list ruleset`],
    {
      encoding: 'utf8',
    },
  );
  expect(loaded).toContain('10.0.0.5 timeout');
  expect(loaded).toContain('fd00::5 timeout');
  expect(loaded).toMatch(/tcp dport \{ 443, 5432 \} ip daddr @named4 accept/);
  expect(loaded.match(/reject/g)).toHaveLength(2);
});
