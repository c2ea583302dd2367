/**
 * `npm run walk`: the commands of docs/operations, word for word, on this tree as it is: deploy, update, rollback, rotation, backup,
 * restore and erasure. For root on a Debian, whose files it only reads: a systemd of its own runs over them, with a network of its own.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingParts, type Part } from '../faults/debian.ts';
import { fill } from '../src/platform/fill.ts';

const proxies: Part[] = ['caddy', 'haproxy', 'dnsmasq-base', 'nftables'];
const exporters: Part[] = ['prometheus-node-exporter', 'prometheus-blackbox-exporter'];
const watchers: Part[] = [
  'prometheus',
  'prometheus-alertmanager',
  ...exporters,
  'rsyslog',
  'rsyslog-openssl',
];
const needed: Part[] = ['age', 'postgresql-client', 'systemd-container', ...proxies, ...watchers];
const missing = process.getuid?.() === 0 ? missingParts(needed) : 'npm run walk is for root';
if (missing) {
  console.error(missing);
  process.exit(1);
}

const unit = fill(readFileSync('scripts/walk/walk.service', 'utf8'), {
  folder: process.cwd(),
  path: String(process.env.PATH),
  node: process.execPath,
});
const scratch = mkdtempSync(join(tmpdir(), 'salero-walk-'));
// What this machine runs itself stays out: only what the guide starts, and what a new one starts with its packages.
const boot = `set -e
mount -t tmpfs none ${scratch}
cd ${scratch}
mkdir written work root
mount -t overlay none -o lowerdir=/,upperdir=written,workdir=work root
systemd-id128 new > root/etc/machine-id
# This tree may lie in /tmp, which a start empties; the database and the console are the walk's.
for other in tmp.mount postgresql.service console-getty.service; do ln -s /dev/null root/etc/systemd/system/$other; done
ln -s /dev/null root/etc/tmpfiles.d/tmp.conf
rm -rf root/opt/* root/etc/salero root/var/lib/salero root/etc/systemd/system/salero* root/etc/systemd/system/*/salero*
mkdir -p root/walk/tmp
chmod 1777 root/walk/tmp
printf %s "$WALK" > root/etc/systemd/system/walk.service
exec systemd-nspawn --quiet --register=no --keep-unit --private-network --directory=root --boot systemd.wants=walk.service systemd.show_status=no systemd.log_target=journal`;
const namespaces = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
const walked = spawnSync('unshare', [...namespaces, 'bash', '-c', boot], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, WALK: unit, SYSTEMD_NSPAWN_TMPFS_TMP: '0' },
});
rmSync(scratch, { recursive: true, force: true });
process.exitCode = walked.status ?? 1;
