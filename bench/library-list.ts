/**
 * How many pages of a library of 20,000 items the server lists a second, and how long each takes: over HTTP, with the sign-in check
 * and row-level security, on PostgreSQL. `node bench/library-list.ts`, some 20 seconds.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { hashToken, mintToken } from '../src/account/secret-token.server.ts';
import { createSessions } from '../src/account/sessions.server.ts';
import { libraryRoutes } from '../src/library/routes.server.ts';
import { openDatabase } from '../src/platform/db.server.ts';
import { parseEnv } from '../src/platform/env.server.ts';
import { createLogger } from '../src/platform/log.server.ts';
import { createRateLimits } from '../src/platform/rate-limits.server.ts';
import { profiles, sessions as table } from '../src/platform/schema.server.ts';
import { runSql, startCluster } from '../test/postgres.ts';

const items = 20_000;
const inParallel = 24;
const warmUpMs = 4_000;
const measureMs = 12_000;
const budget = { perSecond: 2_000, p99Ms: 25 };

async function serve(): Promise<void> {
  const env = parseEnv({ RATE_LIMIT_SCALE: '0', DATABASE_POOL: '8', ...process.env });
  const log = createLogger(() => {});
  const db = await openDatabase(env, log);
  const services = { env, db, log, now: () => new Date() };
  const token = mintToken();
  const later = new Date(Date.now() + 86_400_000);
  const id = await db.asService(async (tx) => {
    const [profile] = await tx.insert(profiles).values({ email: 'a@example.test' }).returning();
    const user_id = profile?.id ?? '';
    const ends = { expires_at: later, absolute_expires_at: later };
    await tx.insert(table).values({ user_id, token_hash: hashToken(token), ...ends });
    return user_id;
  });
  await runSql(
    process.env.ADMIN_URL ?? '',
    `insert into saved_bios (user_id, bio_text, keywords, bio_style, created_at)
     select '${id}', repeat('Una bio guardada. ', 15) || n, 'escalada, croquetas', 'casual',
       now() - n * interval '1 minute' from generate_series(1, ${items}) n`,
  );
  await runSql(process.env.ADMIN_URL ?? '', 'vacuum analyze');
  const { requireUser } = createSessions(services);
  const app = new Hono();
  app.route('/api', libraryRoutes(services, { requireUser, limits: createRateLimits(services) }));
  const server = createServer(getRequestListener(app.fetch));
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    process.stdout.write(`${JSON.stringify({ port, cookie: `salero=${token}` })}\n`);
  });
}

async function load(): Promise<void> {
  const { port, cookie } = JSON.parse(process.env.TARGET ?? '{}') as { port: number; cookie: string };
  const agent = new Agent({ keepAlive: true, maxSockets: inParallel });
  const page = (cursor: string) =>
    new Promise<string>((resolve, reject) => {
      const path = `/api/saved/bios${cursor && `?cursor=${cursor}`}`;
      get({ host: '127.0.0.1', port, path, agent, headers: { cookie } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () =>
          response.statusCode === 200 ? resolve(text) : reject(new Error(text.slice(0, 200))),
        );
      }).on('error', reject);
    });
  const cursors = [''];
  for (let depth = 0; depth < 200; depth += 1)
    cursors.push(/"next":"([^"]+)"/.exec(await page(cursors.at(-1) ?? ''))?.[1] ?? '');
  const times: number[] = [];
  const from = performance.now() + warmUpMs;
  const until = from + measureMs;
  const loop = async () => {
    while (performance.now() < until) {
      const started = performance.now();
      await page(cursors[Math.floor(Math.random() * cursors.length)] ?? '');
      if (started >= from) times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: inParallel }, loop));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1);
  const perSecond = Math.round(times.length / (measureMs / 1_000));
  process.stdout.write(
    `${perSecond} lists/s (budget ${budget.perSecond}), p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (budget ${budget.p99Ms})\n`,
  );
  agent.destroy();
}

function child(role: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['bench/library-list.ts', role], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function measure(): Promise<void> {
  const cluster = await startCluster('bench-library');
  const database = 'library';
  await runSql(`${cluster.adminUrl}/postgres`, `create database ${database} owner salero`);
  const urls = {
    DATABASE_URL: `${cluster.ownerUrl}/${database}`,
    ADMIN_URL: `${cluster.adminUrl}/${database}`,
  };
  const server = child('serve', urls);
  try {
    const [line] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    const loader = child('load', { TARGET: String(line) });
    loader.stdout?.pipe(process.stdout);
    await once(loader, 'exit');
  } finally {
    server.kill();
    await cluster.stop();
  }
}

const roles: Record<string, () => Promise<void>> = { serve, load };
await (roles[process.argv[2] ?? ''] ?? measure)();
