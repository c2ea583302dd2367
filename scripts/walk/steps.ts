/** What `npm run walk` does, on a machine of its own. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fill } from '../../src/platform/fill.ts';
import { fingerprint, tableColumns } from '../../test/fingerprint.ts';
import { Cluster, runSql } from '../../test/rig/cluster.ts';
import { storedPeople } from '../../test/stored-people.ts';
import { leftEmpty, leftOut } from '../backup/format.ts';
import { newSession, startLoad } from './load.ts';
import { openLogs, openOutside, openProviders, openStripe } from './others.ts';
import { away, makeStandIns, publish, publishAfter } from './world.ts';

const [root = ''] = process.argv.slice(2);
const people = 5_000;
const callers = 4;
// To Caddy not a name of the public, and to us not one of this machine.
const site = 'salero.local';
const origin = `https://${site}`;
const stripeKey = 'sk_test_walk';
const authorities = '/etc/authorities.pem';
const settingsFile = '/etc/salero/salero.env';
/** What the guide leaves to whoever types it. */
const answers: Record<string, string> = JSON.parse(
  fill(readFileSync('scripts/walk/answers.json', 'utf8'), { site, root, key: stripeKey }),
);

let failed = 0;
function step(name: string, ok: boolean, seen: unknown = ''): void {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}${ok ? '' : `: ${seen}`}`);
  if (!ok) failed += 1;
}

/** What is to be typed in a chapter of a document, block by block; those that name a language are files of others. */
function blocks(document: string, heading: string, language = ''): string[] {
  const text = `\n## \n${readFileSync(`docs/operations/${document}`, 'utf8')}`;
  const own = text.split('\n## ').find((part) => part.startsWith(heading)) ?? '';
  return [...own.matchAll(/\n```(\w*)\n([\s\S]*?)```/g)]
    .filter(([, named]) => named === language)
    .map(([, , block = '']) => block);
}
const chapter = (...[document, heading, language]: Parameters<typeof blocks>) =>
  blocks(document, heading, language).join('\n');

const filledIn = (text: string, more: Record<string, string> = {}) =>
  Object.entries({ ...answers, ...more }).reduce((all, [what, by]) => all.replaceAll(what, by), text);

function type(text: string, more: Record<string, string> = {}) {
  return new Promise<{ ok: boolean; said: string }>((done) => {
    execFile(
      'bash',
      ['--norc', '-euc', filledIn(text, more)],
      { cwd: '/root', maxBuffer: 1e8 },
      (error, stdout, stderr) => done({ ok: error === null, said: stdout + stderr }),
    );
  });
}

async function must(name: string, typed: ReturnType<typeof type>): Promise<string> {
  const { ok, said } = await typed;
  step(name, ok, said.slice(-3_000));
  if (!ok) throw new Error(`the walk ends at: ${name}`);
  return said;
}

const withSettings = `set -a; . ${settingsFile}; set +a; cd /opt/salero/current\n`;
const update = (tag: string) => type('/opt/salero/current/deploy/update.sh REPOSITORY TAG', { TAG: tag });
const restartBoth = () => type('/opt/salero/current/deploy/restart.sh');
const outputOf = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1e8 });
/** What it says itself, not what systemd says of it. */
function logOf(unit: string): string {
  outputOf('journalctl', '--sync');
  return outputOf('journalctl', '-q', '-o', 'cat', `_SYSTEMD_UNIT=${unit}.service`);
}
const pidOf = (unit: string) => outputOf('systemctl', 'show', '-P', 'MainPID', unit).trim();
const change = (name: string, value: string) =>
  writeFileSync(
    settingsFile,
    readFileSync(settingsFile, 'utf8').replace(new RegExp(`^${name}=.*$`, 'm'), `${name}='${value}'`),
  );
const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(origin + path, { headers, signal: AbortSignal.timeout(20_000) });
  return { status: answer.status, text: await answer.text() };
};
const runs = async () => (JSON.parse((await get('/healthz')).text) as { version: string }).version;

/** `work` while people use the site; not one answer may be a wrong one. */
async function underLoad<T>(name: string, work: () => Promise<T>): Promise<T> {
  const cookies = await Promise.all(Array.from({ length: callers }, () => newSession(query)));
  const stop = startLoad(origin, cookies);
  const result = await work().finally(stop);
  const { answers, failures } = await stop();
  step(`${name}: ${answers} requests, none failed`, failures.length === 0, failures.slice(0, 5).join('; '));
  return result;
}

const cluster = await Cluster.create('walk', { port: 5432 });
const admin = `${cluster.adminUrl}/salero`;
const query = (text: string) => runSql(admin, text);
const prints = async () => {
  const tables = Object.entries(await tableColumns(query)).filter(([table]) => !leftOut.includes(table));
  const kept = tables.map(
    ([table, names]) => [table, names.filter((name) => !leftEmpty[table]?.includes(name))] as const,
  );
  return fingerprint(query, Object.fromEntries(kept));
};

try {
  makeStandIns(root, cluster.adminUrl);
  // The guide makes it.
  await runSql(`${cluster.adminUrl}/postgres`, 'drop role salero');
  publish(root, 'one');
  const stripe = await openStripe(root, origin, stripeKey);
  writeFileSync(authorities, stripe.certificate + (await openProviders(root)));
  // As the guide says of a way out that is a proxy, and of authorities of your own.
  answers["LEGAL_PHONE='+34 600 000 000'"] = `LEGAL_PHONE='+34 956 00 00 00'
NODE_USE_ENV_PROXY=1
HTTPS_PROXY=${stripe.proxy}
NO_PROXY=${site},id.walk,127.0.0.1
NODE_EXTRA_CA_CERTS=${authorities}
RATE_LIMIT_SCALE=10000`;
  appendFileSync('/etc/hosts', `127.0.0.1 ${site} id.walk mail.walk logs.walk\n`);
  await deploy();
  await query(storedPeople(people));
  await changedSettings();
  await newVersions();
  await rotation();
  await copies();
  await watching();
  await outages();
  await logs();
  await walls();
} catch (error) {
  console.error(error);
  failed += 1;
} finally {
  await cluster.close();
}
console.log(failed === 0 ? 'the walk: passed' : `the walk: ${failed} FAILED`);
process.exit(failed === 0 ? 0 : 1);

async function deploy(): Promise<void> {
  const [install = '', build = ''] = blocks('deploy.md', '4. The code');
  const before = ['1. Packages', '2. Database', '3. User'].map((name) => chapter('deploy.md', name));
  const said = await must('deploy.md, steps 1 to 4', type([...before, install].join('\n'), { TAG: 'one' }));
  for (const [, name = '', value = ''] of said.matchAll(/^(STRIPE_\w+)=(\S+)$/gm)) change(name, value);
  const release = 'cd /opt/salero/releases/one\n';
  await must(
    'steps 4 and 5',
    type(`${release}${build}${chapter('deploy.md', '5. Two instances')}`, { TAG: 'one' }),
  );
  const [proxy = '', doctor = '', entry = ''] = blocks('deploy.md', '6. The proxy');
  // A name of no authority: as with one of your own.
  const authority = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
  await must(
    'deploy.md, step 6',
    type(`cd /opt/salero/current; export CURL_CA_BUNDLE=${authority}\n${proxy}${entry}`),
  );
  const ca = readFileSync(authority, 'utf8');
  setDefaultCACertificates([...getCACertificates(), ca]);
  appendFileSync(authorities, ca);
  const legal = await get('/legal');
  step('the legal notice is in the pages', legal.text.includes('Salero de Paseo'), legal.status);
  step('the figures are not for the world', (await get('/metrics')).status === 404);
  const asSalero = (command: string) =>
    spawnSync('setpriv', ['--reuid', 'salero', '--regid', 'salero', '--clear-groups', ...command.split(' ')]);
  const reached = asSalero('curl -sS --unix-socket /run/caddy/admin.sock http://127.0.0.1/config/');
  const port = asSalero('curl -sS http://127.0.0.1:2019/config/');
  step("Caddy's administration is out of reach for the service", reached.status !== 0 && port.status !== 0);
  const found = await must('the doctor finds nothing wrong', type(doctor));
  step('and has looked at all of it', found.match(/^bien /gm)?.length === 9, found);
}

async function changedSettings(): Promise<void> {
  change('LEGAL_NAME', 'Otro Nombre, S. L.');
  await must('restart', restartBoth());
  const warned = () => /Atención.*npm run build/.test(logOf('salero@1').split('Salero ').at(-1) ?? '');
  step('a restart says that the legal notice wants a build', warned());
  await must('npm run build in a pruned release', type(`${withSettings}npm run build`));
  await must('restart', restartBoth());
  step(
    'then the page has it, and nothing is said',
    (await get('/legal')).text.includes('Otro Nombre') && !warned(),
  );
}

async function newVersions(): Promise<void> {
  const first = await runs();
  publishAfter(root, 'one', 'two', {
    version: '0.0.2',
    migration: 'create table walked (id int)',
    append: { 'deploy/systemd/salero@.service': '# two\n' },
  });
  publishAfter(root, 'two', 'broken', {
    version: '0.0.3',
    append: { 'src/app/start.server.ts': "throw new Error('broken');\n" },
  });
  publishAfter(root, 'two', 'three', {
    version: '0.0.4',
    append: {
      'deploy/Caddyfile': 'http://127.0.0.2:8081 {\n\trespond three\n}\n',
      'deploy/systemd/salero-backup.timer': '# three\n',
    },
  });
  writeFileSync(`${root}/no-build`, '');
  step('an update whose build fails changes nothing', !(await update('two')).ok && (await runs()) === first);
  execFileSync('rm', [`${root}/no-build`]);
  const third = 'http://127.0.0.1:3003';
  await must(
    'a third instance',
    type(`systemctl enable --now salero@3
      curl -fsS --retry 60 --retry-all-errors --retry-delay 1 ${third}/readyz`),
  );
  await underLoad('update with a migration', () => must('the same again goes on', update('two')));
  step('the new version serves', (await runs()) === '0.0.2');
  const { said: ofThird } = await type(`curl -fsS ${third}/healthz; systemctl disable --now salero@3`);
  step('by the third instance too', ofThird.includes('"0.0.2"'), ofThird);
  step('its unit is there', readFileSync('/etc/systemd/system/salero@.service', 'utf8').endsWith('# two\n'));
  await underLoad('an update that does not start, and the way back', async () => {
    const { ok, said } = await update('broken');
    step('it is said', !ok && /salero@1 is not ready/.test(said), said);
    const back = /^Back: (.*)$/m.exec(said)?.[1] ?? 'false';
    await must('the command that it names', type(back));
  });
  step('the version before serves again', (await runs()) === '0.0.2');
  appendFileSync('/etc/systemd/system/salero-backup.timer', '# mine\n');
  const caddy = pidOf('caddy');
  const said = await must('the next version', update('three'));
  const answer = await fetch('http://127.0.0.2:8081').then((response) => response.text(), String);
  const isSame = caddy === pidOf('caddy');
  step('its proxy too, reloaded and not started anew', answer === 'three' && isSame, answer);
  step('what the operator changed stays, and is named', /salero-backup.timer is not as/.test(said), said);
  const kept = readdirSync('/opt/salero/releases');
  step(
    'three releases are kept, the last two among them',
    kept.length === 3 && kept.includes('two') && kept.includes('three'),
    kept,
  );
}

async function rotation(): Promise<void> {
  await must('a second login role', type(chapter('secrets.md', 'The database password'), { NEW: 'nueva' }));
  change('DATABASE_URL', 'postgres://salero_b:nueva@127.0.0.1/salero');
  change('METRICS_TOKEN', 'cuatro-de-paseo-al-azar,tres-de-paseo-al-azar');
  await underLoad('the database password and the token of the figures', async () => {
    await must('restart', restartBoth());
    await query(`alter role salero password 'another'`);
  });
  for (const token of ['cuatro', 'tres']) {
    const figures = await fetch('http://127.0.0.1:3001/metrics', {
      headers: { Authorization: `Bearer ${token}-de-paseo-al-azar` },
    });
    step(`the figures open with token ${token}`, figures.status === 200);
  }
}

async function copies(): Promise<void> {
  const key = join(root, 'key');
  execFileSync('age-keygen', ['-o', key], { stdio: 'ignore' });
  const recipient = /age1\w+/.exec(readFileSync(key, 'utf8'))?.[0] ?? '';
  const before = await prints();
  const rows = Object.values(before).reduce((sum, print) => sum + Number.parseInt(print, 10), 0);
  await must(
    'a backup that leaves the machine',
    type(chapter('backup.md', 'A copy elsewhere'), { age1RECIPIENT: recipient }),
  );
  const [sealed = ''] = readdirSync(away).filter((name) => name.endsWith('.gz.age'));
  const copy = `/var/lib/salero/backups/${sealed.replace(/\.age$/, '')}`;

  const who = 'Persona7@Example.test';
  const [, erase = ''] =
    /`(node_modules\/node\/bin\/node\s+scripts\/erase\.ts) E-MAIL`/.exec(
      readFileSync('docs/operations/runbook.md', 'utf8'),
    ) ?? [];
  await must('an erasure by hand, as root', type(`${withSettings}${erase} ${who}`));
  const erased = await prints();
  const owner = (file: string) => statSync(file).uid;
  step(
    'the note of it is still the service’s',
    owner('/var/lib/salero/erased.log') === owner('/var/lib/salero'),
  );
  execFileSync('age', ['-d', '-i', key, '-o', copy, `${away}/${sealed}`]);
  const restored = await must(
    `a restore of ${rows} rows`,
    type(chapter('backup.md', 'Restore'), { '/var/lib/salero/backups/FILE': copy }),
  );
  step('it names its target', restored.includes('base salero de 127.0.0.1'), restored);
  await runSql(`${cluster.adminUrl}/postgres`, 'create database salero_try owner salero');
  const tried = await type(
    `${withSettings}node_modules/node/bin/node scripts/restore.ts --into salero_try ${copy}`,
  );
  step('a copy is tried beside the site', tried.ok && tried.said.includes('base salero_try'), tried.said);
  const [gone] = await query(`select count(*)::int as n from profiles where lower(email) = lower('${who}')`);
  step('who left is not back', gone?.n === 0);
  const after = await prints();
  // Those two tell of the erasure itself, of which a restore knows the moment that was noted.
  const ofErasure = ['erasures', 'kept_uses'];
  const changed = Object.keys(erased).filter(
    (table) => erased[table] !== after[table] && !ofErasure.includes(table),
  );
  step('every table is as it was after the erasure', changed.length === 0, changed);
  await must('both are ready', restartBoth());
  await newDatabase(copy, erased);
}

/** Where the whole PostgreSQL is new: its roles too. */
async function newDatabase(copy: string, erased: Record<string, string>): Promise<void> {
  const port = 5433;
  const other = await Cluster.create('new', { port });
  await runSql(`${other.adminUrl}/postgres`, 'drop role salero');
  const own = readFileSync(settingsFile, 'utf8');
  const roles = [chapter('deploy.md', '2. Database'), chapter('secrets.md', 'The database password')];
  writeFileSync(settingsFile, own.replaceAll('@127.0.0.1/', `@127.0.0.1:${port}/`));
  const [, restore = ''] = blocks('backup.md', 'Restore');
  const typed = type(`export PGPORT=${port}\n${roles.join('')}${restore}`, {
    NEW: 'nueva',
    '/var/lib/salero/backups/FILE': copy,
  });
  await must('a restore into a new PostgreSQL, whose roles the guide makes', typed);
  writeFileSync(settingsFile, own);
  const counted = (await runSql(`${other.adminUrl}/salero`, 'select count(*)::int as n from saved_bios'))[0]
    ?.n;
  step('it has what the site has', Number.parseInt(erased.saved_bios ?? '', 10) === counted, counted);
  await other.close();
}

async function outages(): Promise<void> {
  const Cookie = await newSession(query);
  await cluster.stop('fast');
  await pause(2_000);
  const [page, call] = [await get('/'), await get('/api/session', { Cookie })];
  step('without a database there are pages', page.status === 200, page.status);
  step('and calls say so', call.status === 503 && call.text.includes('unavailable'), call.text);
  await cluster.start();
  await pause(2_000);
  step('it comes back by itself', (await get('/api/session', { Cookie })).status === 200);
  const lines = logOf('salero@1').split('\n');
  step('the looks of the proxy left no line', !lines.some((line) => /readyz|healthz/.test(line)));
  await type('systemctl stop salero@1 salero@2');
  const closed = await get('/');
  step(
    'without any instance the proxy has a page of ours',
    closed.status === 503 && closed.text.includes('Volvemos enseguida'),
    closed.text,
  );
}

/** The files that others read. */
async function watching(): Promise<void> {
  const [prometheus = '', alertmanager = ''] = chapter('deploy.md', '7. Watching', 'yaml').split(
    /\n(?=route:)/,
  );
  const proxy =
    readFileSync('scripts/walk/haproxy.cfg', 'utf8') + chapter('deploy.md', '6. The proxy', 'haproxy');
  writeFileSync(join(root, 'proxy'), proxy);
  await must('HAProxy takes its lines', type(`haproxy -c -f ${root}/proxy`));
  await must(
    'the alerts do what their tests say',
    type(`cd /opt/salero/current/deploy; promtool test rules alerts.test.yaml`),
  );
  let rung = '';
  const pager = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (part) => {
      rung += part;
    });
    response.end();
  }).listen(8090, '127.0.0.1');
  writeFileSync('/etc/prometheus/prometheus.yml', filledIn(prometheus));
  // The authority of this proxy is its own.
  appendFileSync('/etc/ssl/certs/ca-certificates.crt', readFileSync(authorities, 'utf8'));
  const address = { 'https://PAGER.EXAMPLE/ID': 'http://127.0.0.1:8090/' };
  writeFileSync('/etc/prometheus/alertmanager.yml', filledIn(alertmanager, address));
  const [, start = '', trial = ''] = blocks('deploy.md', '7. Watching');
  await must('deploy.md, step 7', type(start));
  // Prometheus looks once a minute; an alert waits half of one for others.
  const allUp = /("health":"up"[\s\S]*){4}/;
  let tried = await type(trial);
  for (let second = 0; second < 120 && !(allUp.test(tried.said) && rung.includes('Trial')); second += 2) {
    await pause(2_000);
    tried = await type(trial);
  }
  step('Prometheus reaches both instances, the machine and the probe', allUp.test(tried.said), tried.said);
  step('an alert that wakes rings', rung.includes('Trial'), tried.said + logOf('prometheus-alertmanager'));
  pager.close();
  const { said: probed } = await type(
    `curl -s '127.0.0.1:9115/probe?module=http_2xx&target=${origin}/' | grep ^probe_success`,
  );
  step('from outside the site is seen with its certificate', probed.trim() === 'probe_success 1', probed);
  await type('systemctl stop prometheus prometheus-alertmanager');
}

async function logs(): Promise<void> {
  const [keep = '', install = '', start = ''] = blocks('deploy.md', '8. The log');
  await must('deploy.md, step 8, until the certificates', type(keep + install));
  const receiver = openLogs(root, 'logs.walk', site, '/etc/salero/logs/salero.pem');
  copyFileSync(receiver.certFile, '/etc/salero/logs/ca.pem');
  await must('deploy.md, step 8', type(start));
  await must('both are ready', restartBoth());
  const last = logOf('salero@1').trimEnd().split('\n').at(-1) ?? '';
  await type('for who in caddy another; do echo of-$who | systemd-cat -t $who; done');
  for (let tenth = 0; tenth < 200 && !receiver.arrived().includes(last); tenth += 1) await pause(100);
  step('our lines arrive elsewhere', receiver.arrived().includes(last), receiver.arrived());
  step('and no others', !/of-(caddy|another)/.test(receiver.arrived()), receiver.arrived());
  const { said: kept } = await type(
    'for tenth in $(seq 100); do grep -s of-another /var/log/syslog && break; sleep 0.1; done; cat /var/log/syslog',
  );
  step("Caddy's stay in the journal alone", /of-another/.test(kept) && !/of-caddy/.test(kept), kept);
  const { said } = await type('journalctl -t salero -o cat -n 5');
  step('the journal has them', said.includes(last), said);
}

/** Who may come in, step 6, and where Salero may go, step 9. */
async function walls(): Promise<void> {
  const { pid } = await openOutside();
  const asks = (where: string, address: string) =>
    type(`${where} curl -sk -m 3 --resolve ${site}:443:192.0.2.1 -o /dev/null ${address}`);
  const outside = `nsenter --net --target ${pid}`;
  step('from outside the site is reached', (await asks(outside, `${origin}/readyz`)).ok);
  step('and a figure of the machine is not', !(await asks(outside, 'http://192.0.2.1:9100')).ok);
  step('which is there', (await asks('', 'http://127.0.0.1:9100')).ok);
  await must('deploy.md, step 9', type(chapter('deploy.md', '9. A list')));
  const instance = pidOf('salero@1');
  const user = 'setpriv --reuid salero --regid salero --clear-groups';
  const salero = `nsenter --mount --target ${instance} ${user}`;
  const stripe = (port: number) => `http://api.stripe.com:${port}`;
  step('an address is closed until its name is asked for', !(await asks(salero, 'http://192.0.2.2:443')).ok);
  step('Stripe is reached by its name', (await asks(salero, stripe(443))).ok);
  step('then by its address too', (await asks(salero, 'http://192.0.2.2:443')).ok);
  step('on its port alone', !(await asks(salero, stripe(8444))).ok);
  step('no other name is known', !(await asks(salero, 'http://elsewhere.example:443')).ok);
  step('no other address is reached', !(await asks(salero, 'http://192.0.2.3:443')).ok);
  step("nor by the machine's own resolver", !(await asks(user, stripe(443))).ok);
  step('which other users do', (await asks('', 'http://elsewhere.example:8444')).ok);
  await must(
    'a name that is added',
    type(`install -d /etc/systemd/system/salero-outgoing.service.d
      printf '[Service]\\nEnvironment="MORE_NAMES=elsewhere.example more.example"\\n' > /etc/systemd/system/salero-outgoing.service.d/override.conf
      systemctl daemon-reload; systemctl restart salero-outgoing`),
  );
  await pause(1_000);
  step('is known from then on', (await asks(salero, 'http://elsewhere.example:443')).ok);
  step('people are served as before', (await get('/api/session')).status === 200);
}
