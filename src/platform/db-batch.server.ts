import { type Connection, type PoolClient, Query, types } from 'pg';
import type { Row } from './db.server.ts';
import { nameToKeep } from './db-kept.server.ts';
import type { Statement } from './statement.server.ts';

/** The calls of the driver's connection, which its types describe as they were in an older version. */
interface Wire {
  parse(message: { text: string; name: string }): void;
  bind(message: { statement: string; values: unknown[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: object): void;
}

/** The columns of a statement, and how each is read. */
type Shape = { name: string; read: (text: string) => unknown }[];
type Fields = { name: string; dataTypeID: number }[];

/** By name, the statements that a connection has been taught; null until the columns are known. */
const taught = new WeakMap<PoolClient, Map<string, Shape | null>>();

/**
 * Several statements with one Sync after the last: for PostgreSQL that is one transaction, which ends with it, and one answer.
 * The driver has no call for this; it sends one Sync after each query, and asks for the columns each time.
 */
class Batch extends Query {
  readonly #asked: { name: string; shape: Shape | null }[] = [];
  readonly #rows: Row[][] = [[]];
  readonly #known: Map<string, Shape | null>;
  readonly #client: PoolClient;
  readonly #statements: readonly Statement[];

  constructor(client: PoolClient, statements: readonly Statement[], answered: (error: Error | null) => void) {
    super('', answered as never);
    this.#client = client;
    this.#statements = statements;
    this.#known = taught.get(client) ?? new Map();
    taught.set(client, this.#known);
    this.submit = (connection) => this.#submit(connection);
  }

  get answers(): Row[][] {
    return this.#rows.slice(0, this.#statements.length);
  }

  #submit(connection: Connection): null {
    const wire = connection as unknown as Wire;
    connection.stream.cork();
    try {
      for (const { text, values } of this.#statements) {
        const name = nameToKeep(this.#client, text) ?? '';
        const shape = this.#known.get(name);
        if (shape === undefined) wire.parse({ text, name });
        // Should one before it fail, it is not learned after all; the server says so when it is asked for, and the connection goes.
        if (shape === undefined && name) this.#known.set(name, null);
        wire.bind({ statement: name, values: values.map(asSent) });
        if (!shape) wire.describe({ type: 'P', name: '' });
        wire.execute({});
        this.#asked.push({ name, shape: shape ?? null });
      }
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    return null;
  }

  // What the driver calls with each message of the answer.
  handleRowDescription({ fields }: { fields: Fields }): void {
    const asked = this.#asked[this.#rows.length - 1];
    if (!asked) return;
    asked.shape = fields.map(({ name, dataTypeID }) => ({
      name,
      read: types.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
    }));
    if (asked.name) this.#known.set(asked.name, asked.shape);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Row = {};
    for (const [index, { name, read }] of (this.#asked[this.#rows.length - 1]?.shape ?? []).entries()) {
      const text = fields[index] ?? null;
      row[name] = text === null ? null : read(text);
    }
    this.#rows.at(-1)?.push(row);
  }

  handleCommandComplete(): void {
    this.#rows.push([]);
  }
}

function asSent(value: Statement['values'][number]): string | Buffer | null {
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return value === null ? null : String(value);
}

/** All or none of them, in one round trip. Answers the rows of each. */
export function askAtOnce(client: PoolClient, statements: readonly Statement[]): Promise<Row[][]> {
  return new Promise((resolve, reject) => {
    const batch: Batch = new Batch(client, statements, (error) =>
      error ? reject(error) : resolve(batch.answers),
    );
    client.query(batch);
  });
}
