import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../test/rig/http.ts';
import { type GroupedAttack, type Targets, Tried } from './attack.ts';
import { leaksIn } from './leaks.ts';

const megabyte = 1024 ** 2;

/** Memory that stays after an attack, and the most on the way. */
const most = { keptMegabytes: 50, peakMegabytes: 80 };
/** One stretch of work that holds up everybody else. Generous: the budget is 20 ms at the 99th percentile, and it is printed. */
const workMs = 400;
const defaultSeconds = 20;
const settleMs = 300;

export async function play(attack: GroupedAttack, targets: Targets) {
  const server = targets[attack.on ?? 'open'];
  const problems: string[] = [];
  if (attack.warmed) await attack.run(targets, new Tried()).catch(() => {});
  const tried = new Tried();
  const before = await server.ask('start');
  const started = performance.now();
  let result = '';
  try {
    result = await attack.run(targets, tried);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  const seconds = (performance.now() - started) / 1_000;
  if (seconds > (attack.seconds ?? defaultSeconds)) problems.push(`took ${seconds.toFixed(1)} s`);
  const alive = await send(server, '/healthz', { withinMs: 10_000 });
  if (!server.alive()) problems.push(`the server died: ${server.log().slice(-600)}`);
  else if (alive.status !== 200) problems.push(`then /healthz answers ${alive.status}`);
  const during = await server.ask('read');
  await server.ask('settle');
  await pause(settleMs);
  const after = await server.ask('settle');
  const kept = (after.residentBytes - before.residentBytes) / megabyte;
  const peak = (during.peakBytes - before.residentBytes) / megabyte;
  if (kept > most.keptMegabytes) problems.push(`keeps ${kept.toFixed(0)} MB`);
  const passing = most.peakMegabytes + (attack.passingMegabytes ?? 0);
  if (peak > passing) problems.push(`takes ${peak.toFixed(0)} MB of memory on the way`);
  if (during.workMaxMs > (attack.workMs ?? workMs))
    problems.push(`holds everybody up for ${during.workMaxMs.toFixed(0)} ms`);
  problems.push(...leaksIn(tried, targets));
  const memory = `${peak.toFixed(0)} MB on the way, ${kept.toFixed(0)} kept`;
  const work = `work ${during.workP99Ms.toFixed(1)} ms at p99, ${during.workMaxMs.toFixed(0)} at most`;
  return { problems, said: `${result}; ${seconds.toFixed(1)} s, ${memory}, ${work}` };
}
