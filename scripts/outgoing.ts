/**
 * `node scripts/outgoing.ts FOLDER [HOST…]`: the list of what the site may connect to, from its settings. A resolver that knows these names
 * alone, and a rule that lets Salero's user reach the addresses it has just been told and no other. See docs/operations/deploy.md and decision 0046.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { isOnThisMachine, serverOf } from '../src/platform/encryption.server.ts';
import { type Env, parseEnv, SettingError } from '../src/platform/env.server.ts';

const resolver = '127.0.0.77';
const defaultPorts: Record<string, number> = {
  'https:': 443,
  'http:': 80,
  'smtps:': 465,
  'smtp:': 587,
  'postgres:': 5432,
  'postgresql:': 5432,
};

/** Of each provider of models, the setting that moves it and where it is otherwise. */
export const modelAddresses: Record<string, { setting: keyof Env; usual?: string }> = {
  anthropic: { setting: 'ANTHROPIC_BASE_URL', usual: 'https://api.anthropic.com' },
  openai: { setting: 'OPENAI_BASE_URL', usual: 'https://api.openai.com' },
  google: { setting: 'GOOGLE_BASE_URL', usual: 'https://generativelanguage.googleapis.com' },
  mistral: { setting: 'MISTRAL_BASE_URL', usual: 'https://api.mistral.ai' },
  compatible: { setting: 'AI_BASE_URL' },
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
    ...Object.entries(modelAddresses)
      .filter(([provider]) => models.some((model) => model.trim().startsWith(`${provider}/`)))
      .map(([, { setting, usual }]) => (env[setting] as string | undefined) ?? usual),
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

export function resolverConfig({ hosts }: Outgoing, upstream: readonly string[]): string {
  const names = hosts.filter((host) => isIP(host) === 0);
  const lines = names.flatMap((name) => [
    ...upstream.map((server) => `server=/${name}/${server}`),
    `nftset=/${name}/4#inet#salero#named4,6#inet#salero#named6`,
  ]);
  // Nothing is kept: each answer renews the address in the rule before anybody connects to it.
  return `no-resolv
no-hosts
user=dnsmasq
listen-address=${resolver}
bind-interfaces
cache-size=0
pid-file=
${lines.join('\n')}
`;
}

export function firewallRules({ hosts, ports }: Outgoing, user: string): string {
  const fixed = (version: number) => {
    const held = hosts.filter((host) => isIP(host) === version);
    return held.length > 0 ? ` elements = { ${held.map((one) => `${one} timeout 10000d`).join(', ')} }` : '';
  };
  const to = `tcp dport { ${ports.join(', ')} }`;
  return `table inet salero
delete table inet salero
table inet salero {
	set named4 { type ipv4_addr; flags timeout; timeout 1d;${fixed(4)} }
	set named6 { type ipv6_addr; flags timeout; timeout 1d;${fixed(6)} }
	chain leaving {
		type filter hook output priority filter; policy accept;
		meta skuid ${user} goto listed
	}
	chain listed {
		ct state established,related accept
		ip daddr ${resolver} th dport 53 accept
		th dport 53 counter reject with icmpx admin-prohibited
		oifname "lo" accept
${ports.length > 0 ? `\t\t${to} ip daddr @named4 accept\n\t\t${to} ip6 daddr @named6 accept\n` : ''}\t\tcounter reject with icmpx admin-prohibited
	}
}
`;
}

export function upstreamOf(resolvConf: string): string[] {
  return [...resolvConf.matchAll(/^nameserver\s+(\S+)/gm)].map(([, address]) => String(address));
}

if (import.meta.main) {
  const [folder, ...more] = process.argv.slice(2);
  try {
    if (!folder) throw new SettingError('Uso: node scripts/outgoing.ts CARPETA [SERVIDOR…]');
    const list = outgoingOf(parseEnv(process.env), more, process.env);
    mkdirSync(folder, { recursive: true });
    const upstream = upstreamOf(readFileSync('/etc/resolv.conf', 'utf8'));
    writeFileSync(join(folder, 'dnsmasq.conf'), resolverConfig(list, upstream));
    writeFileSync(join(folder, 'salero.nft'), firewallRules(list, 'salero'));
    writeFileSync(join(folder, 'resolv.conf'), `nameserver ${resolver}\noptions timeout:2\n`);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
