import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What npm does not have: Debian's package for each, and the file that shows it is there. */
const parts = {
  age: ['/usr/bin/age'],
  caddy: ['/usr/bin/caddy'],
  haproxy: ['/usr/sbin/haproxy'],
  pgbouncer: ['/usr/sbin/pgbouncer'],
  'dnsmasq-base': ['/usr/sbin/dnsmasq'],
  nftables: ['/usr/sbin/nft'],
  'postgresql-client': ['/usr/bin/psql'],
  prometheus: ['/usr/bin/promtool'],
  'prometheus-alertmanager': ['/usr/bin/amtool'],
  rsyslog: ['/usr/sbin/rsyslogd'],
  'rsyslog-openssl': ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/rsyslog/lmnsd_ossl.so`),
  'prometheus-node-exporter': ['/usr/bin/prometheus-node-exporter'],
  'prometheus-blackbox-exporter': ['/usr/bin/prometheus-blackbox-exporter'],
  'systemd-container': ['/usr/bin/systemd-nspawn'],
  libfaketime: ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/faketime/libfaketimeMT.so.1`),
  'chromium-headless-shell': ['/usr/bin/chromium-headless-shell'],
  'fonts-liberation': ['/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'],
  'fonts-noto-color-emoji': ['/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf'],
  'firefox-esr': ['/usr/bin/firefox-esr'],
  'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver'],
  xvfb: ['/usr/bin/xvfb-run'],
} satisfies Record<string, string[]>;

const aptGetPath = '/usr/bin/apt-get';

export type Part = keyof typeof parts;

function findPart(name: Part): string | null {
  return parts[name].find((path) => existsSync(path)) ?? null;
}

/** Installs what is missing where that is possible, and says what then is still missing. */
export function missingParts(names: Part[]): string | null {
  const wanted = names.filter((name) => findPart(name) === null);
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync(aptGetPath)) install(wanted);
  const missing = names.filter((name) => findPart(name) === null);
  return missing.length > 0 ? `${missing.join(' and ')} of Debian not installed` : null;
}

function install(names: string[]): void {
  process.stdout.write(`       installing ${names.join(', ')}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) => spawnSync(aptGetPath, args, { env, timeout: 300_000 }).status === 0;
  const command = ['install', '-y', '--no-install-recommends', ...names];
  if (!aptGet(...command) && aptGet('update')) aptGet(...command);
}

export function requirePart(name: Part): string {
  const path = findPart(name);
  if (path === null) throw new Error(`${name} is not installed`);
  return path;
}
