/** `su postgres -c psql` and `-c 'dropdb NAME'`, for a server of npm's, which brings no client. WALK_DATABASE is its address. */
import { text } from 'node:stream/consumers';
import { runSql } from '../../test/rig/cluster.ts';

const command = process.argv.at(-1) ?? '';
const [, dropped] = /^dropdb (\w+)$/.exec(command) ?? [];
const script = dropped ? `drop database ${dropped}` : await text(process.stdin);
// One at a time: databases are not made in a transaction.
for (const statement of script.split(/;\s*$/m).filter((part) => part.trim()))
  await runSql(process.env.WALK_DATABASE ?? '', statement);
