import { type Connection, type PoolClient, Query, type QueryResult } from 'pg';
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

type Answered = (error: Error | null, results: QueryResult<Row> | QueryResult<Row>[]) => void;

/** The names of the statements that a connection has been taught. */
const taught = new WeakMap<PoolClient, Set<string>>();

/**
 * Several statements with one Sync after the last: for PostgreSQL that is one transaction, which ends with it, and one answer.
 * The driver has no call for this; it sends one Sync after each query.
 */
class Batch extends Query {
  readonly #statements: readonly Statement[];
  readonly #client: PoolClient;
  /** Learned with this very batch. */
  readonly news: string[] = [];

  constructor(client: PoolClient, statements: readonly Statement[], answered: Answered) {
    super('', answered as never);
    this.#client = client;
    this.#statements = statements;
    this.submit = (connection) => this.#submit(connection);
  }

  #submit(connection: Connection): null {
    const wire = connection as unknown as Wire;
    const known = taught.get(this.#client) ?? new Set();
    taught.set(this.#client, known);
    connection.stream.cork();
    try {
      for (const { text, values } of this.#statements) {
        const name = nameToKeep(this.#client, text) ?? '';
        if (!known.has(name)) wire.parse({ text, name });
        if (name && !known.has(name)) {
          known.add(name);
          this.news.push(name);
        }
        wire.bind({ statement: name, values: values.map(asSent) });
        wire.describe({ type: 'P', name: '' });
        wire.execute({});
      }
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    return null;
  }
}

function asSent(value: Statement['values'][number]): string | Buffer | null {
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return value === null ? null : String(value);
}

/** All or none of them, in one round trip. Answers the rows of each. */
export function askAtOnce(client: PoolClient, statements: readonly Statement[]): Promise<Row[][]> {
  return new Promise((resolve, reject) => {
    const batch: Batch = new Batch(client, statements, (error, results) => {
      if (!error) return resolve([results].flat().map(({ rows }) => rows));
      // Which of them were learned before the one that failed, nobody told.
      if (batch.news.length > 0) muddled.add(client);
      reject(error);
    });
    client.query(batch);
  });
}

const muddled = new WeakSet<PoolClient>();

/** The server may know statements by names that we would give again. */
export const isMuddled = (client: PoolClient) => muddled.has(client);
