import { setTimeout as sleep } from 'node:timers/promises';
import type { StopMode } from '../../test/rig/cluster.ts';
import { underLoad } from '../load.ts';
import { type Report, seconds } from '../report.ts';
import { openWorld } from '../world.ts';

const modes: StopMode[] = ['fast', 'immediate', 'fast', 'crash'];

export async function restarts(
  report: Report,
  { times, ...bounds }: { times: number; people: number; boundMs: number | null },
): Promise<void> {
  await using world = await openWorld({ name: 'restarts', instances: 2 });
  const { cluster } = world;
  await underLoad(report, world, bounds, async () => {
    await sleep(2_000);
    const started = performance.now();
    for (let n = 0; n < times; n += 1) {
      await cluster.stop(modes[n % modes.length] ?? 'fast');
      await sleep(Math.random() * 500);
      await cluster.start();
      await sleep(600 + Math.random() * 800);
    }
    report.figure('restarts', `${times} in ${seconds(performance.now() - started)}`);
  });
}
