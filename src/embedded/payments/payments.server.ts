import type { RequestListener } from 'node:http';
import type { Env } from '../../platform/env.server.ts';
import type { Logger } from '../../platform/log.server.ts';
import { createApi } from './api.server.ts';
import { type Control, createControl } from './control.server.ts';
import { createDeliveries } from './deliveries.server.ts';
import { brokenBody, type FaultChoice } from './faults.server.ts';
import type { Ledger } from './ledger.server.ts';
import { createPages } from './pages/pages.server.ts';
import { forgetOld, nextDue } from './passing-time.server.ts';
import { ownEndpoint, pointWebhook, seedAccount } from './seed.server.ts';
import { createKeeper, loadState } from './state.server.ts';

export interface LocalPaymentsOptions {
  env: Env;
  log: Logger;
  now: () => Date;
  fault?: FaultChoice;
  retryDelaysMs?: number[];
  afterLastFailure?: 'cancel' | 'unpaid';
}

export interface LocalPayments {
  listener: RequestListener;
  setFault(fault: FaultChoice | null): void;
  control: Control;
  close(): Promise<void>;
}

const minute = 60_000;
const stripeLikeDelaysMs = [1_000, 5_000, 30_000, 5 * minute, 30 * minute, 120 * minute, 480 * minute];
const longestTimerMs = 60 * minute;

export const localPaymentsPath = '/pago-local';
/** In front of `/v1/…` when it shares a server. On a server of its own the SDK needs no more than host and port. */
const apiPath = `${localPaymentsPath}/api`;

/** A server of the few endpoints of Stripe's API that the product uses. No money moves. Decision 0014. */
export async function createLocalPayments(options: LocalPaymentsOptions): Promise<LocalPayments> {
  const { env, log } = options;
  const state = await loadState(env.DATA_DIR);
  const keeper = createKeeper(env.DATA_DIR, state);
  let fault = options.fault ?? null;
  let reached = 0;
  let moment: number | null = null;
  let timer: NodeJS.Timeout | undefined;

  const clock = () => Math.max(Math.floor(options.now().getTime() / 1000), reached);
  const ledger: Ledger = {
    state,
    at: () => moment ?? clock(),
    publicUrl: () => env.PUBLIC_URL,
    afterLastFailure: options.afterLastFailure ?? 'cancel',
    request: null,
  };
  seedAccount(ledger, env.payments.priceId);

  const deliveries = createDeliveries({
    ledger,
    log,
    secretOf: (endpoint) => state.secrets[endpoint] ?? env.payments.webhookSecret,
    save: () => keeper.save(),
    retryDelaysMs: options.retryDelaysMs ?? stripeLikeDelaysMs,
  });

  /** Everything that fell due since the last look happens at its own time, in order. */
  function passTime(): boolean {
    const now = clock();
    let passed = false;
    try {
      for (let due = nextDue(ledger); due && due.at <= now; due = nextDue(ledger)) {
        moment = due.at;
        due.run();
        passed = true;
      }
    } finally {
      moment = null;
    }
    return passed;
  }

  async function settle(): Promise<void> {
    await keeper.save();
    deliveries.kick();
    plan();
  }

  function plan(): void {
    clearTimeout(timer);
    const due = nextDue(ledger);
    const wait = due ? Math.max(0, (due.at - clock()) * 1000) : longestTimerMs;
    timer = setTimeout(() => void wake(), Math.min(wait + 500, longestTimerMs)).unref();
  }

  async function wake(): Promise<void> {
    pointWebhook(ledger);
    forgetOld(ledger);
    try {
      if (passTime()) await keeper.save();
    } catch (error) {
      log.error('local payments failed', { kind: error instanceof Error ? error.name : typeof error });
    }
    deliveries.kick();
    plan();
  }

  const parts = { ledger, settle };
  const api = createApi({
    ...parts,
    secretKey: env.payments.secretKey,
    fault: (request) => fault?.(request) ?? null,
  });
  const pages = createPages(parts);
  plan();
  // What a stop left undelivered goes out once the product listens again.
  const resume = setTimeout(() => void wake(), 1_000).unref();

  return {
    listener(request, response) {
      const answer = async () => {
        pointWebhook(ledger);
        if (passTime()) await settle();
        const url = request.url ?? '/';
        if (url.startsWith(`${apiPath}/`)) request.url = url.slice(apiPath.length);
        return request.url?.startsWith('/v1/') ? api(request, response) : pages(request, response);
      };
      answer().catch((error: unknown) => {
        log.error('local payments failed', { kind: error instanceof Error ? error.name : typeof error });
        if (response.headersSent) return response.destroy();
        response.writeHead(500, { 'Content-Type': 'application/json' }).end(JSON.stringify(brokenBody));
      });
    },
    setFault(choice) {
      fault = choice;
    },
    control: createControl({
      ...parts,
      deliveries,
      endpoint: ownEndpoint,
      async advance(to) {
        reached = Math.max(reached, Math.floor(to.getTime() / 1000));
        pointWebhook(ledger);
        passTime();
        forgetOld(ledger);
        await settle();
      },
    }),
    async close() {
      clearTimeout(timer);
      clearTimeout(resume);
      await deliveries.close();
      await keeper.save();
    },
  };
}
