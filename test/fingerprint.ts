type Query = (text: string) => Promise<Record<string, unknown>[]>;

/** Of each table: how many rows, and a hash of what is in them, whatever their order. By columns, so that later ones do not count. */
export async function fingerprint(
  query: Query,
  columns: Record<string, string[]>,
): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const [table, names] of Object.entries(columns)) {
    const row = `concat_ws('|', ${names.map((name) => `coalesce("${name}"::text, '∅')`).join(', ')})`;
    const [found] = await query(
      `select count(*)::int as n, md5(coalesce(string_agg(${row}, E'\\n' order by ${row} collate "C"), '')) as hash from "${table}"`,
    );
    prints[table] = `${found?.n} ${found?.hash}`;
  }
  return prints;
}

export async function tableColumns(query: Query): Promise<Record<string, string[]>> {
  const rows = await query(
    `select table_name as "table", string_agg(column_name, ',' order by ordinal_position) as names
     from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migrations'
     group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ table, names }) => [String(table), String(names).split(',')]));
}
