/**
 * How many people this machine holds at once. `npm run load` starts everything
 * itself, doubles the number of people until a bar is missed, takes some four minutes and writes bench/LOAD.md.
 */
import { writeFileSync } from 'node:fs';
import { bytesOf } from '../test/rig/processes.ts';
import { Bench } from './kit/bench.ts';
import { machine, reportOf, shown, tableOf } from './kit/figures.ts';
import type { LoadResult } from './kit/load-process.ts';
import { load, startHelper, startServer } from './kit/processes.ts';
import { addUsers } from './kit/seed.ts';
import { modelGapMs, modelThinkMs, visitOf } from './kit/visit.ts';

const bar = { p99Ms: 100, firstWordsP99Ms: 300, refusedP99Ms: 100 };
const atMost = 16_000;
const measureMs = 20_000;

interface Round extends LoadResult {
  users: number;
  visits: number;
  memory: number;
}

async function simulate(bench: Bench): Promise<void> {
  const settings = await bench.database('PostgreSQL', (run) => addUsers(run, 1, atMost, 6));
  await using model = await startHelper('model-server');
  await using server = await startServer({
    ...settings,
    RATE_LIMIT_SCALE: '1',
    AI_MODELS: 'compatible/mock',
    AI_BASE_URL: `http://127.0.0.1:${model.port}/think-${modelThinkMs}/gap-${modelGapMs}/v1`,
  });
  const rounds: Round[] = [];
  const steps = visitOf(await assetsOf(server.url));
  const round = async (users: number): Promise<boolean> => {
    const times = { warmUpMs: 8_000, measureMs };
    const result = await load({ port: server.port, steps, connections: users, asPeople: true, ...times });
    rounds.push({
      ...result,
      users,
      visits: result.count / steps.length,
      memory: bytesOf(server.child.pid),
    });
    console.table(rounds.map(rowOf));
    return isHeld(result);
  };
  let users = 250;
  while (users <= atMost && (await round(users))) users *= 2;
  if (users > 250 && users <= atMost) await round(users * 0.75);
  const best = rounds.filter(isHeld).sort((a, b) => b.users - a.users)[0];
  if (best && !rounds.some(({ users }) => users === best.users * 2)) await round(best.users * 2);
  writeFileSync('bench/LOAD.md', textOf(rounds, best));
}

/** What first words take beyond the model's own time. */
const lateWords = ({ markedP99 }: LoadResult) => markedP99 - modelThinkMs;

function holds(result: LoadResult): boolean {
  const { p99, errors, refusedP99 } = result;
  const inTime =
    p99 <= bar.p99Ms && lateWords(result) <= bar.firstWordsP99Ms && refusedP99 <= bar.refusedP99Ms;
  return errors === 0 && inTime;
}

const isHeld = (result: LoadResult) => holds(result) && result.refused <= result.count / 100;

async function assetsOf(url: string): Promise<string[]> {
  const pages = await Promise.all(['/', '/rompehielos', '/mis-guardados'].map((path) => fetch(url + path)));
  const texts = await Promise.all(pages.map((page) => page.text()));
  return [...new Set(texts.join('').match(/\/assets\/[\w~.-]+\.(?:js|css|woff2)/g))];
}

function rowOf(round: Round): Record<string, string> {
  return {
    'people at once': shown(round.users),
    'requests /s': shown(round.perSecond),
    'p50 ms': shown(round.p50),
    'p99 ms': shown(round.p99),
    'first words, p99 ms': shown(lateWords(round)),
    errors: String(round.errors),
    refused: `${((round.refused / (round.count + round.refused)) * 100).toFixed(1)} %`,
    'refused, p99 ms': shown(round.refusedP99),
    'server, MiB': shown(round.memory / 2 ** 20),
    bar: holds(round) ? 'holds' : 'missed',
  };
}

function textOf(rounds: readonly Round[], best: Round | undefined): string {
  const held = best
    ? `**${shown(best.users)} people at once** hold the bar: ${shown(best.visits / (measureMs / 1_000))} visits a second.`
    : 'Even the fewest of these miss the bar.';
  return reportOf('load', {
    ...{ thinkMs: modelThinkMs, p99: bar.p99Ms, firstWords: bar.firstWordsP99Ms, refused: bar.refusedP99Ms },
    machine: machine(),
    table: tableOf(rounds.map(rowOf)),
    held,
  });
}

await using bench = new Bench();
await simulate(bench);
