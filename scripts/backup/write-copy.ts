import { requireRestored } from '../../src/platform/migrate.server.ts';
import type { Connection } from './connection.ts';
import { type End, type Head, keptColumns, leftOut, list } from './format.ts';

/** What a row holds at most is some hundred thousand characters, and most hold a few hundred. */
const rowsAtOnce = 20;
const enough = 200_000;

/** One moment of the whole database, while it is in use. `end`: how many rows of each table there are, counted meanwhile. */
export async function* writeCopy(
  connection: Connection,
  at: Date,
  end: End['end'] = {},
): AsyncGenerator<string, void> {
  const { query } = connection;
  await query('begin isolation level repeatable read read only');
  try {
    // Rather an error than a copy with rows missing: this role must see past row-level security.
    await query('set local row_security = off');
    await requireRestored(connection);
    const migrations = (await query('select tag from schema_migrations order by tag')).map(({ tag }) =>
      String(tag),
    );
    const head: Head = { salero: 1, at: at.toISOString(), migrations };
    yield JSON.stringify(head);
    const tables = await query(`select tablename from pg_tables where schemaname = 'public' order by 1`);
    for (const table of tables.map(({ tablename }) => String(tablename))) {
      if (leftOut.includes(table)) continue;
      const kept = list(await keptColumns(connection, table));
      await query(
        `declare pieces no scroll cursor for select row_to_json(t)::text as row from (select ${kept} from "${table}") t`,
      );
      end[table] = 0;
      for (let isAll = false; !isAll; ) {
        let piece = '';
        while (!isAll && piece.length < enough) {
          const rows = await query(`fetch ${rowsAtOnce} from pieces`);
          end[table] += rows.length;
          isAll = rows.length < rowsAtOnce;
          for (const { row } of rows) piece += piece ? `,${row}` : row;
        }
        if (piece) yield `{"table":"${table}","rows":[${piece}]}`;
      }
      await query('close pieces');
    }
    yield JSON.stringify({ end });
  } finally {
    await query('rollback');
  }
}
