/**
 * What the server adds to a model's first token (sign-in check, limits, quota, prompt, parsing) against direct calls to the same mock,
 * interleaved; and how many structured streams a second it writes against a plain relay of the same stream.
 * `node bench/first-token.ts`, on PostgreSQL and on PGlite. About a minute.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSql, startCluster } from '../test/postgres.ts';

const samples = 400;
const warmUp = 60;
const throughputMs = 5_000;
const inParallel = 16;

interface Target {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** The first bytes that hold written text. */
  first: RegExp;
}

async function spawned(role: string, env: Record<string, string>): Promise<[ChildProcess, string]> {
  const child = spawn(process.execPath, ['bench/first-token-servers.ts', role], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return [child, String(line).trim()];
}

async function firstTokenMs({ url, headers, body, first }: Target): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, { method: 'POST', headers, body });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let at = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (!at && first.test(text)) at = performance.now() - started;
  }
  if (!at) throw new Error(`no first token: ${response.status} ${text.slice(0, 200)}`);
  return at;
}

async function streamsPerSecond(target: Target): Promise<number> {
  const end = performance.now() + throughputMs;
  let streams = 0;
  const loop = async () => {
    while (performance.now() < end) {
      await firstTokenMs(target);
      streams += 1;
    }
  };
  await Promise.all(Array.from({ length: inParallel }, loop));
  return streams / (throughputMs / 1_000);
}

const quantile = (values: number[], q: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN;

async function measure(engine: string, settings: Record<string, string>) {
  const [mock, mockOrigin] = await spawned('mock', {});
  const [server, line] = await spawned('server', {
    ...settings,
    RATE_LIMIT_SCALE: '0',
    AI_MODELS: 'compatible/mock',
    AI_BASE_URL: `${mockOrigin}/v1`,
  });
  const { origin, cookie } = JSON.parse(line) as { origin: string; cookie: string };
  const direct: Target = {
    url: `${mockOrigin}/v1/chat/completions`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'mock', stream: true, messages: [{ role: 'user', content: 'hola' }] }),
    first: /palabra/,
  };
  const through: Target = {
    url: `${origin}/api/functions/do-counted`,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
    body: JSON.stringify({ say: 'hola' }),
    first: /event: partial\ndata: .*palabra/,
  };
  const relay: Target = { ...direct, url: `${origin}/relay` };
  const [base, seen]: [number[], number[]] = [[], []];
  for (let i = 0; i < warmUp + samples; i++) {
    const [a, b] = [await firstTokenMs(direct), await firstTokenMs(through)];
    if (i < warmUp) continue;
    base.push(a);
    seen.push(b);
  }
  const added = seen.map((ms, i) => ms - (base[i] ?? 0));
  // From here on the mock does not think before it writes.
  mock.kill('SIGUSR2');
  const relayed = await streamsPerSecond(relay);
  const structured = await streamsPerSecond(through);
  server.kill();
  mock.kill();
  return {
    database: engine,
    'direct p50 ms': quantile(base, 0.5).toFixed(2),
    'through p50 ms': quantile(seen, 0.5).toFixed(2),
    'added p50 ms': quantile(added, 0.5).toFixed(2),
    'added p99 ms': quantile(added, 0.99).toFixed(2),
    'relayed /s': relayed.toFixed(0),
    'structured /s': structured.toFixed(0),
  };
}

const scratch = mkdtempSync(join(tmpdir(), 'salero-bench-'));
const cluster = await startCluster();
try {
  await runSql(`${cluster.adminUrl}/postgres`, 'create database bench owner salero');
  console.table([
    await measure('PostgreSQL', { DATABASE_URL: `${cluster.ownerUrl}/bench`, DATA_DIR: scratch }),
    await measure('PGlite', { DATA_DIR: scratch }),
  ]);
} finally {
  await cluster.stop();
  rmSync(scratch, { recursive: true, force: true });
}
