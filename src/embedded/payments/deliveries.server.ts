import { createHmac } from 'node:crypto';
import type { Logger } from '../../platform/log.server.ts';
import { isLoopback } from '../../platform/loopback.server.ts';
import { type Ledger, requireRow } from './ledger.server.ts';

const answerWithinMs = 20_000;

/** Takes each event to the product until it answers 2xx: once now, and again at each wake. */
export function createDeliveries(ledger: Ledger, log: Logger, secret: string) {
  const { state } = ledger;
  const stop = new AbortController();
  let held = false;
  let running: Promise<void> | null = null;

  function start(): Promise<void> {
    running ??= round()
      .catch(() => log.error('local payments failed', { kind: 'webhooks' }))
      .finally(() => {
        running = null;
      });
    return running;
  }

  async function round(): Promise<void> {
    const tried = new Set<string>();
    const next = () => state.undelivered.find((event) => !tried.has(event));
    for (let event = next(); event && !stop.signal.aborted; event = next()) {
      tried.add(event);
      if (!(await post(event))) continue;
      state.undelivered = state.undelivered.filter((other) => other !== event);
      await ledger.save();
    }
  }

  async function post(event: string): Promise<boolean> {
    const url = new URL('/api/webhooks/stripe', ledger.publicUrl());
    if (!isLoopback(url.hostname)) return true;
    const payload = JSON.stringify(requireRow(ledger, 'event', event), null, 2);
    // Who receives it compares with a real clock, or with the one that a test has moved.
    const at = Math.max(Math.floor(Date.now() / 1000), ledger.at());
    const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': `t=${at},v1=${signature}`,
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(answerWithinMs)]),
    }).catch(() => null);
    await response?.arrayBuffer().catch(() => undefined);
    return response?.ok ?? false;
  }

  return {
    kick(): void {
      if (!held) void start();
    },
    hold(on: boolean): void {
      held = on;
    },
    async flush(): Promise<void> {
      await running;
      await start();
    },
    async close(): Promise<void> {
      stop.abort();
      await running;
    },
  };
}
