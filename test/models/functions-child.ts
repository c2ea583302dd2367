import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openDatabase } from '../../src/platform/db.server.ts';
import { parseEnv } from '../../src/platform/env.server.ts';
import { createLogger } from '../../src/platform/log.server.ts';
import { listen } from '../rig/listen.ts';
import { openFunctions } from './open-functions.ts';

/** A server of its own process, to be killed: prints its port once it serves. */
const log = createLogger(() => {});
const db = await openDatabase(parseEnv(process.env), log);
const { app } = openFunctions(db, { settings: process.env as Record<string, string> });
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
process.stdout.write(`${await listen(server)}\n`);
