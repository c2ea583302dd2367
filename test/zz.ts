import { DatabaseSync } from 'node:sqlite';
import { PGlite } from '@electric-sql/pglite';

let t = performance.now();
const lap = (n: string) => {
  console.log(n, Math.round(performance.now() - t));
  t = performance.now();
};
const a = await PGlite.create();
lap('create');
console.log((await a.query('select version()')).rows);
const d = await a.dumpDataDir('none');
lap('dump ' + d.size);
const b = await PGlite.create({ loadDataDir: d });
lap('load');
const c = await PGlite.create({ loadDataDir: d });
lap('load');
await b.query('select 1');
lap('q');
await b.exec(`create function k(plan text) returns text language plpgsql immutable strict parallel safe as $$ declare j json; begin
 if plan is json object then return 'obj'; end if; return 'no'; exception when others then return 'err'; end $$`);
for (const n of [1000, 5000, 20000, 200000, 2000000]) {
  try {
    console.log(n, (await b.query('select k($1)', ['{"a":' + '['.repeat(n) + ']'.repeat(n) + '}'])).rows);
  } catch (e) {
    console.log(n, 'fail', String(e).slice(0, 200));
  }
}
try {
  console.log((await b.query('select 1')).rows);
} catch (e) {
  console.log('dead', String(e));
}
const s = new DatabaseSync('/tmp/pgt/l');
s.exec('begin exclusive');
try {
  const s2 = new DatabaseSync('/tmp/pgt/l', { timeout: 100 });
  s2.exec('begin exclusive');
  console.log('BAD');
} catch (e) {
  console.log(e);
}
