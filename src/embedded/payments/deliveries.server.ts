import { createHmac } from 'node:crypto';
import type { Logger } from '../../platform/log.server.ts';
import { isLoopback } from '../../platform/loopback.server.ts';
import { type Delivery, type Ledger, requireRow } from './ledger.server.ts';

interface DeliveryParts {
  ledger: Ledger;
  log: Logger;
  secret: string;
  /** How long to wait after each failed attempt; after the last one the event is given up. */
  retryDelaysMs: number[];
}

const answerWithinMs = 20_000;
/** A timer that is set for more than 24 days goes off at once. */
const longestTimerMs = 24 * 60 * 60 * 1_000;

/** Takes each event to the product until it answers 2xx, later and later. */
export function createDeliveries({ ledger, log, secret, retryDelaysMs }: DeliveryParts) {
  const { state } = ledger;
  const stop = new AbortController();
  let held = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function kick(): void {
    clearTimeout(timer);
    const next = Math.min(...state.deliveries.map(({ dueAt }) => dueAt));
    if (held || running || stop.signal.aborted || next === Number.POSITIVE_INFINITY) return;
    const wait = Math.min(longestTimerMs, Math.max(0, next - Date.now()));
    timer = setTimeout(() => void start(Date.now()), wait).unref();
  }

  function start(dueUntil: number): Promise<void> {
    clearTimeout(timer);
    running = round(dueUntil)
      .catch(() => log.error('local payments failed', { kind: 'webhooks' }))
      .finally(() => {
        running = null;
        kick();
      });
    return running;
  }

  async function round(dueUntil: number): Promise<void> {
    for (const delivery of state.deliveries.filter(({ dueAt }) => dueAt <= dueUntil)) await take(delivery);
  }

  async function take(delivery: Delivery): Promise<void> {
    const accepted = await post(delivery.event);
    if (stop.signal.aborted) return;
    const wait = retryDelaysMs[delivery.attempts];
    delivery.attempts += 1;
    if (wait !== undefined) delivery.dueAt = Date.now() + wait;
    if (accepted || wait === undefined)
      state.deliveries = state.deliveries.filter((other) => other !== delivery);
    if (!accepted && wait === undefined) log.warn('local payments gave a webhook up', { id: delivery.event });
    await ledger.save();
  }

  async function post(event: string): Promise<boolean> {
    const url = new URL('/api/webhooks/stripe', ledger.publicUrl());
    // Nothing leaves this machine.
    if (!isLoopback(url.hostname)) return true;
    const { payload, header } = sign(event);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': header },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(answerWithinMs)]),
    }).catch(() => null);
    await response?.arrayBuffer().catch(() => undefined);
    return response?.ok ?? false;
  }

  function sign(event: string): { payload: string; header: string } {
    const payload = JSON.stringify(requireRow(ledger, 'event', event), null, 2);
    // Who receives it compares with a real clock, or with the one that a test has moved.
    const at = Math.max(Math.floor(Date.now() / 1000), ledger.at());
    const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
    return { payload, header: `t=${at},v1=${signature}` };
  }

  return {
    kick,
    sign,
    hold(on: boolean): void {
      held = on;
      kick();
    },
    /** One attempt now at everything that waits, held or not. */
    async flush(): Promise<void> {
      await running;
      await start(Number.POSITIVE_INFINITY);
    },
    async close(): Promise<void> {
      stop.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
