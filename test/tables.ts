import { readdirSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as platform from '../src/platform/schema.server.ts';

const tools = new URL('../src/tools/', import.meta.url);
const halves = readdirSync(tools, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('/saved.server.ts'),
);
const savedByTools = await Promise.all(
  halves.map((name): Promise<Record<string, unknown>> => import(`../src/tools/${name}`)),
);

/** What `drizzle.config.ts` names: the platform's schema and the tables of the tools. */
export const schema: Record<string, unknown> = Object.assign({}, platform, ...savedByTools);

/** Every table of the schema, so that a new one is covered without being named. */
export const tables = Object.values(schema).filter((value): value is PgTable => is(value, PgTable));
