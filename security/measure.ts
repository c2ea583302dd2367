/**
 * Loaded before the server's own entry (`node --import`), so that the process under attack is the one that is shipped. Answers the
 * parent's questions over the line between them: memory as the system counts it, and how late a timer fires.
 */
import { createHistogram } from 'node:perf_hooks';

const everyMs = 5;
const sampleEveryMs = 25;

const lateness = createHistogram();
/** The main thread's own work from one tick to the next: unlike lateness, it does not grow with what else the machine does. */
const work = createHistogram();
const busyMicros = () => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};
let busy = busyMicros();
let peakBytes = process.memoryUsage.rss();
let due = performance.now() + everyMs;

function tick(): void {
  const now = performance.now();
  // Whole microseconds, because a histogram holds integers from one up.
  lateness.record(Math.max(1, Math.round((now - due) * 1_000)));
  const worked = busyMicros();
  work.record(Math.max(1, worked - busy));
  busy = worked;
  due = now + everyMs;
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
    lateness.reset();
    work.reset();
    busy = busyMicros();
    due = performance.now() + everyMs;
    peakBytes = process.memoryUsage.rss();
  }
  if (question === 'settle') collect?.();
  process.send?.({
    residentBytes: process.memoryUsage.rss(),
    peakBytes,
    p99Ms: lateness.count > 0 ? lateness.percentile(99) / 1_000 : 0,
    workP99Ms: work.count > 0 ? work.percentile(99) / 1_000 : 0,
    workMaxMs: work.count > 0 ? work.max / 1_000 : 0,
  });
});
