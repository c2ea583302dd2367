import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../src/platform/schema.server.ts';

const exported: unknown[] = Object.values(schema);

/** Every table of the schema, so that a new one is covered without being named. */
export const tables = exported.filter((value): value is PgTable => is(value, PgTable));
