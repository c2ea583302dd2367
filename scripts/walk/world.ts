import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Another machine: where a service that may write nowhere but at home can write. */
export const away = '/dev/shm/away';

/** What a machine has and this one need not: packages that are there, the database's superuser, another machine to send copies to. */
export function makeStandIns(root: string, database: string): void {
  const [npm] = execFileSync('which', ['-a', 'npm'], { encoding: 'utf8' }).trim().split('\n');
  const modules = resolve('node_modules');
  const { hostname: host, port, username, password } = new URL(database);
  const commands: Record<string, string> = {
    'apt-get': 'exit 0',
    su: `export PGHOST=${host} PGPORT=\${PGPORT:-${port}} PGUSER=${username} PGPASSWORD=${password} PGDATABASE=postgres
shift 2; exec sh -c "$*"`,
    ssh: `shift; cd ${away}; SSH_ORIGINAL_COMMAND="$*" exec sh ${resolve('deploy/receive-backup.sh')}`,
    // Linked, so that a release costs nothing, but for the one file that prune writes to.
    npm: `export npm_config_offline=true
case "$*" in
ci*) cp -al ${modules} . 2>/dev/null || cp -a ${modules} .
  cp --remove-destination ${modules}/.package-lock.json node_modules/ ;;
"run build") [ ! -e ${root}/no-build ] && exec ${npm} "$@" ;;
*) exec ${npm} "$@" ;;
esac`,
  };
  for (const [name, script] of Object.entries(commands))
    writeFileSync(join('/usr/local/bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  mkdirSync(away);
  chmodSync(away, 0o1777);
}

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=walk', '-c', 'user.email=walk@example.test', ...args], {
    encoding: 'utf8',
  }).trim();

/** This tree as it is, changes that are not committed included. */
export function publish(root: string, tag: string): void {
  git('init', '--quiet', '--bare', '--initial-branch=main', join(root, 'repository'));
  const tree = git('stash', 'create') || 'HEAD';
  git('push', '--quiet', join(root, 'repository'), `${tree}:refs/tags/${tag}`, `${tree}:refs/heads/main`);
  git('clone', '--quiet', join(root, 'repository'), join(root, 'work'));
}

export interface Edit {
  version: string;
  /** By file. */
  append?: Record<string, string>;
  migration?: string;
}

/** A version that comes after `base`. */
export function publishAfter(
  root: string,
  base: string,
  tag: string,
  { version, append, migration }: Edit,
): void {
  const at = (file: string) => join(root, 'work', file);
  const inWork = (...args: string[]) => git('-C', join(root, 'work'), ...args);
  inWork('checkout', '--quiet', base);
  const edit = (file: string, change: (json: Record<string, unknown>) => void) => {
    const json = JSON.parse(readFileSync(at(file), 'utf8'));
    change(json);
    writeFileSync(at(file), JSON.stringify(json, null, 2));
  };
  edit('package.json', (manifest) => {
    manifest.version = version;
  });
  for (const [file, text] of Object.entries(append ?? {})) appendFileSync(at(file), text);
  if (migration) {
    writeFileSync(at('migrations/9999_walk.sql'), migration);
    edit('migrations/meta/_journal.json', ({ entries }) =>
      (entries as object[]).push({
        idx: 9999,
        version: '7',
        when: Date.now(),
        tag: '9999_walk',
        breakpoints: true,
      }),
    );
  }
  inWork('add', '.');
  inWork('commit', '--quiet', '-m', tag);
  inWork('push', '--quiet', 'origin', `HEAD:refs/tags/${tag}`);
  inWork('tag', '--force', tag);
}
