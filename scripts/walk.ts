/**
 * `npm run walk`: the commands of docs/operations, word for word, on this tree as it is: deploy, update, rollback, rotation, backup,
 * restore, erasure and wrong settings. For root on a Debian, whose folders it does not touch: it has its own ones, and a network of its own.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingParts } from '../faults/debian.ts';

const hidden = ['/etc', '/opt', '/var', '/run'];
const proxies = ['caddy', 'haproxy', 'dnsmasq-base', 'nftables'] as const;
const watchers = ['prometheus', 'prometheus-alertmanager', 'rsyslog', 'rsyslog-openssl', 'systemd'] as const;
const needed = ['age', 'postgresql-client', ...proxies, ...watchers] as const;
const missing = process.getuid?.() === 0 ? missingParts([...needed]) : 'npm run walk is for root';
const inTheWay = hidden.find((folder) => process.cwd().startsWith(`${folder}/`));
if (missing ?? inTheWay) {
  console.error(missing ?? `${inTheWay} is another folder during the walk: clone elsewhere.`);
  process.exit(1);
}

const root = mkdtempSync(join(tmpdir(), 'salero-walk-'));
chmodSync(root, 0o755);
// An unprivileged port is any: what Caddy is allowed to by systemd.
const prepare = `set -e
mkdir ${root}/opt ${root}/var ${root}/run ${root}/tmp ${root}/bin
cp -a /etc ${root}/etc
for folder in ${hidden.join(' ')}; do mount --bind ${root}$folder $folder; done
chmod 1777 ${root}/tmp
ip link set lo up
echo 0 > /proc/sys/net/ipv4/ip_unprivileged_port_start
exec "$@"`;
const namespaces = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
const inside = ['sh', '-c', prepare, 'sh', process.execPath, 'scripts/walk/steps.ts', root];
const walked = spawnSync('unshare', [...namespaces, ...inside], {
  stdio: 'inherit',
  env: { PATH: `${root}/bin:${process.env.PATH}`, TMPDIR: `${root}/tmp`, HOME: '/root', LANG: 'C.UTF-8' },
});
if (process.env.KEEP_SCRATCH) console.log(root);
else rmSync(root, { recursive: true, force: true });
process.exitCode = walked.status ?? 1;
