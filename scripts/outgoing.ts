/**
 * `node scripts/outgoing.ts FOLDER [HOST…]`: the list of what the site may connect to, from its settings. A resolver that knows these names
 * alone, and a rule that lets Salero's user reach the addresses it has just been told and no other. See docs/operations/deploy.md and decision 0046.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { providers } from '../src/generation/models/model-settings.server.ts';
import { isOnThisMachine, serverOf } from '../src/platform/encryption.server.ts';
import { type Env, parseEnv, SettingError, sayingWrongSettings } from '../src/platform/env.server.ts';
import { fill } from '../src/platform/fill.ts';

const resolver = '127.0.0.77';
const defaultPorts: Record<string, number> = {
  'https:': 443,
  'http:': 80,
  'smtps:': 465,
  'smtp:': 587,
  'postgres:': 5432,
  'postgresql:': 5432,
};

/** What Google's discovery document names beside the issuer itself. */
const googleIdentity = [
  'https://oauth2.googleapis.com',
  'https://openidconnect.googleapis.com',
  'https://www.googleapis.com',
];

interface Outgoing {
  hosts: string[];
  ports: number[];
}

type Variables = Record<string, string | undefined>;

/** Where Node sends its calls once it is told to use a proxy. */
const proxiesOf = (variables: Variables) =>
  variables.NODE_USE_ENV_PROXY === '1'
    ? ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'].map((name) => variables[name])
    : [];

export function outgoingOf(env: Env, more: readonly string[] = [], variables: Variables = {}): Outgoing {
  const models = `${env.AI_MODELS ?? ''},${env.AI_MODELS_BY_TOOL ?? ''}`.split(/[=;,]/);
  const issuer = env.identity.kind === 'oidc' ? env.identity.issuer : undefined;
  const addresses = [
    env.DATABASE_URL,
    env.BACKUP_DATABASE_URL,
    issuer,
    ...(issuer && new URL(issuer).origin === 'https://accounts.google.com' ? googleIdentity : []),
    env.payments.kind === 'stripe' ? 'https://api.stripe.com' : undefined,
    ...Object.entries(providers)
      .filter(([provider]) => models.some((model) => model.trim().startsWith(`${provider}/`)))
      .map(([, { address, usual }]) => env[address] ?? usual),
    env.SMTP_URL,
    env.OTEL_EXPORTER_OTLP_ENDPOINT,
    // Whose certificate the doctor looks at.
    env.local ? undefined : env.PUBLIC_URL,
    ...proxiesOf(variables),
    ...more.map((host) => `https://${host}`),
  ];
  const reached = addresses
    .flatMap((address) => (address ? [new URL(address)] : []))
    .map((url) => ({ ...serverOf(url), usual: defaultPorts[url.protocol] ?? 443 }))
    .filter(({ host }) => !isOnThisMachine(host))
    .map(({ host, port, usual }) => ({ host, port: Number(port) || usual }));
  return {
    hosts: [...new Set(reached.map(({ host }) => host))].sort(),
    ports: [...new Set(reached.map(({ port }) => port))].sort((a, b) => a - b),
  };
}

const read = (kind: string) => readFileSync(new URL(`outgoing.${kind}`, import.meta.url), 'utf8');

export function resolverConfig({ hosts }: Outgoing, upstream: readonly string[]): string {
  const names = hosts.filter((host) => isIP(host) === 0);
  const lines = names.flatMap((name) => [
    ...upstream.map((server) => `server=/${name}/${server}`),
    `nftset=/${name}/4#inet#salero#named4,6#inet#salero#named6`,
  ]);
  // Nothing is kept: each answer renews the address in the rule before anybody connects to it.
  return fill(read('dnsmasq.conf'), { resolver, names: lines.join('\n') });
}

export function firewallRules({ hosts, ports }: Outgoing, user: string): string {
  const fixed = (version: number) => {
    const held = hosts.filter((host) => isIP(host) === version);
    return held.length > 0 ? ` elements = { ${held.map((one) => `${one} timeout 10000d`).join(', ')} }` : '';
  };
  const to = `tcp dport { ${ports.join(', ')} }`;
  const listed =
    ports.length > 0 ? `\t\t${to} ip daddr @named4 accept\n\t\t${to} ip6 daddr @named6 accept\n` : '';
  return fill(read('nft'), { fixed4: fixed(4), fixed6: fixed(6), user, resolver, listed });
}

export function upstreamOf(resolvConf: string): string[] {
  return [...resolvConf.matchAll(/^nameserver\s+(\S+)/gm)].map(([, address]) => String(address));
}

if (import.meta.main)
  await sayingWrongSettings(() => {
    const [folder, ...more] = process.argv.slice(2);
    if (!folder) throw new SettingError('Uso: node scripts/outgoing.ts CARPETA [SERVIDOR…]');
    const list = outgoingOf(parseEnv(process.env), more, process.env);
    mkdirSync(folder, { recursive: true });
    const upstream = upstreamOf(readFileSync('/etc/resolv.conf', 'utf8'));
    writeFileSync(join(folder, 'dnsmasq.conf'), resolverConfig(list, upstream));
    writeFileSync(join(folder, 'salero.nft'), firewallRules(list, 'salero'));
    writeFileSync(join(folder, 'resolv.conf'), `nameserver ${resolver}\noptions timeout:2\n`);
  });
