import type { Logger } from '../../platform/log.server.ts';
import { isLoopback } from '../../platform/loopback.server.ts';
import type { Ledger } from './ledger.server.ts';
import { signPayload } from './secrets.server.ts';
import type { Delivery } from './state.server.ts';

export interface DeliveryParts {
  ledger: Ledger;
  log: Logger;
  secretOf(endpoint: string): string;
  save(): Promise<void>;
  /** How long to wait after each failed attempt; after the last one the event is given up. */
  retryDelaysMs: number[];
}

const mostAtOnce = 8;
const answerWithinMs = 20_000;

/** Takes each event to its endpoints until they answer 2xx, later and later. */
export function createDeliveries({ ledger, log, secretOf, save, retryDelaysMs }: DeliveryParts) {
  const underWay = new Map<Delivery, Promise<void>>();
  const stop = new AbortController();
  let held = false;
  let timer: NodeJS.Timeout | undefined;

  function waiting(): Delivery[] {
    return ledger.state.deliveries.filter((delivery) => !underWay.has(delivery));
  }

  function kick(): void {
    if (held || stop.signal.aborted) return;
    const now = Date.now();
    for (const delivery of waiting()) {
      if (underWay.size >= mostAtOnce) break;
      if (delivery.dueAt <= now) void start(delivery);
    }
    clearTimeout(timer);
    const next = Math.min(...waiting().map(({ dueAt }) => dueAt));
    if (underWay.size < mostAtOnce && Number.isFinite(next))
      timer = setTimeout(kick, Math.max(0, next - now)).unref();
  }

  function start(delivery: Delivery): Promise<void> {
    const attempt = take(delivery).finally(() => {
      underWay.delete(delivery);
      kick();
    });
    underWay.set(delivery, attempt);
    return attempt;
  }

  async function take(delivery: Delivery): Promise<void> {
    const { state } = ledger;
    const event = state.rows.event[delivery.event];
    const endpoint = state.rows.webhook_endpoint[delivery.endpoint];
    const accepted = event && endpoint ? await post(endpoint.url, delivery) : true;
    if (stop.signal.aborted) return;
    delivery.attempts += 1;
    const wait = retryDelaysMs[delivery.attempts - 1];
    if (accepted || wait === undefined) {
      state.deliveries = state.deliveries.filter((other) => other !== delivery);
      if (accepted && event) event.pending_webhooks = Math.max(0, event.pending_webhooks - 1);
      if (!accepted) log.warn('local payments gave a webhook up', { id: delivery.event });
    } else delivery.dueAt = Date.now() + wait;
    await save();
  }

  async function post(url: string, { event, endpoint }: Delivery): Promise<boolean> {
    // Whatever address was registered, nothing leaves this machine.
    if (!isLoopback(new URL(url).hostname)) return true;
    const signed = sign(event, endpoint);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signed.header,
        'User-Agent': 'Salero-pago-local/1.0',
      },
      body: signed.payload,
      redirect: 'manual',
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(answerWithinMs)]),
    }).catch(() => null);
    await response?.arrayBuffer().catch(() => undefined);
    return response?.ok ?? false;
  }

  function sign(event: string, endpoint: string): { payload: string; header: string } {
    const payload = JSON.stringify(ledger.state.rows.event[event], null, 2);
    // Who receives it compares with a real clock, or with the one that a test has moved.
    const at = Math.max(Math.floor(Date.now() / 1000), ledger.at());
    return { payload, header: signPayload(payload, secretOf(endpoint), at) };
  }

  return {
    kick,
    sign,
    hold(on: boolean): void {
      held = on;
      if (!on) kick();
    },
    /** One attempt now at everything that waits, held or not. */
    async flush(): Promise<void> {
      await Promise.all(underWay.values());
      for (const delivery of waiting()) await start(delivery);
    },
    async close(): Promise<void> {
      clearTimeout(timer);
      stop.abort();
      await Promise.allSettled(underWay.values());
    },
  };
}
