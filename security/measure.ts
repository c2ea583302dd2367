/**
 * Loaded before the server's own entry (`node --import`), so that the process under attack is the one that is shipped. Answers the
 * parent's questions over the line between them: memory as the system counts it, and how long the thread was held.
 */
import { createHistogram } from 'node:perf_hooks';

const everyMs = 5;
const sampleEveryMs = 25;

/** The main thread's own work from one tick to the next: unlike a timer's lateness, it does not grow with what else the machine does. */
const work = createHistogram();
const busyMicros = () => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};
let busy = busyMicros();
let peakBytes = process.memoryUsage.rss();

function tick(): void {
  const worked = busyMicros();
  work.record(Math.max(1, worked - busy));
  busy = worked;
  setTimeout(tick, everyMs).unref();
}
setTimeout(tick, everyMs).unref();
setInterval(() => {
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
}, sampleEveryMs).unref();

const collect = (globalThis as { gc?: () => void }).gc;

process.on('message', (question) => {
  if (question === 'start') {
    collect?.();
    work.reset();
    busy = busyMicros();
    peakBytes = process.memoryUsage.rss();
  }
  if (question === 'settle') collect?.();
  process.send?.({
    residentBytes: process.memoryUsage.rss(),
    peakBytes,
    workP99Ms: work.count > 0 ? work.percentile(99) / 1_000 : 0,
    workMaxMs: work.count > 0 ? work.max / 1_000 : 0,
  });
});
