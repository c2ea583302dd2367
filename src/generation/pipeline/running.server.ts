import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../../platform/http-errors.server.ts';
import type { Ended, Ledger, ledgerTimes, Ticket } from './ledger.server.ts';

export interface Stop extends AbortController {
  /** What its person's stop does; true: it has ended. Only the process that runs it knows what was shown by then, and so what that costs. */
  ask?: () => Promise<boolean>;
}

interface Run {
  owner: string;
  outcome: Promise<unknown>;
  control: Stop;
}

const firstPollMs = 100;
const lastPollMs = 1_000;
const stopPatienceMs = 4_000;

/** The generations of this process, and how a second copy of a call finds out what became of the first, wherever that runs. Decision 0027. */
export function createRunning(ledger: Ledger, { waitMs, stopPollMs, renewEveryMs }: typeof ledgerTimes) {
  const runs = new Map<string, Run>();
  let poll: NodeJS.Timeout | undefined;
  let renewedAt = Number.NEGATIVE_INFINITY;
  const ownerOf = (userId: string, key: string) => `${userId} ${key}`;

  function pollForStops(): void {
    poll = setTimeout(async () => {
      const ids = [...runs.keys()];
      if (performance.now() - renewedAt >= renewEveryMs) {
        renewedAt = performance.now();
        await ledger.renew(ids).catch(() => {});
      }
      const { marked, gone } = await ledger.stopRequested(ids).catch(() => ({ marked: [], gone: [] }));
      for (const id of gone) runs.get(id)?.control.abort();
      await Promise.allSettled(marked.map((id) => runs.get(id)?.control.ask?.()));
      poll = undefined;
      if (runs.size > 0) pollForStops();
    }, stopPollMs).unref();
  }

  return {
    async run(ticket: Ticket, work: (control: Stop) => Promise<unknown>): Promise<unknown> {
      const control: Stop = new AbortController();
      const outcome = work(control);
      runs.set(ticket.id, { owner: ownerOf(ticket.claim.userId, ticket.claim.key), outcome, control });
      if (!poll) pollForStops();
      try {
        return await outcome;
      } finally {
        runs.delete(ticket.id);
        if (runs.size === 0) {
          clearTimeout(poll);
          poll = undefined;
        }
      }
    },

    find(userId: string, key: string): Run | undefined {
      const owner = ownerOf(userId, key);
      return [...runs.values()].find((run) => run.owner === owner);
    },

    async stopElsewhere(id: string): Promise<void> {
      await ledger.markStop(id, true);
      const deadline = performance.now() + stopPatienceMs + stopPollMs;
      while (performance.now() < deadline) {
        await pause(firstPollMs, undefined, { ref: false });
        const over = await ledger.result(id).then(Boolean, () => true);
        if (over || (await ledger.stopRequested([id])).marked.length === 0) return;
      }
    },

    async wait(id: string, gone: AbortSignal): Promise<Ended> {
      const deadline = performance.now() + waitMs;
      let pollMs = firstPollMs;
      while (performance.now() < deadline) {
        const found = await ledger.result(id);
        if (found) return found;
        await pause(pollMs, undefined, { signal: gone, ref: false });
        pollMs = Math.min(lastPollMs, pollMs * 1.5);
      }
      throw new Failure('in_progress');
    },
  };
}
