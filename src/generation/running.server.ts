import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../platform/http-errors.server.ts';
import type { Ledger, ledgerTimes, Ticket } from './quota.server.ts';

interface Run {
  owner: string;
  outcome: Promise<unknown>;
  control: AbortController;
}

const firstPollMs = 100;
const lastPollMs = 1_000;

/** The generations of this process, and how a second copy of a call finds out what became of the first, wherever that runs. */
export function createRunning(ledger: Ledger, { waitMs }: typeof ledgerTimes) {
  const runs = new Map<string, Run>();
  const ownerOf = (userId: string, key: string) => `${userId} ${key}`;

  return {
    async run(ticket: Ticket, work: (control: AbortController) => Promise<unknown>): Promise<unknown> {
      const control = new AbortController();
      const outcome = work(control);
      runs.set(ticket.id, { owner: ownerOf(ticket.claim.userId, ticket.claim.key), outcome, control });
      try {
        return await outcome;
      } finally {
        runs.delete(ticket.id);
      }
    },

    find(userId: string, key: string): Run | undefined {
      const owner = ownerOf(userId, key);
      return [...runs.values()].find((run) => run.owner === owner);
    },

    async wait(id: string, gone: AbortSignal): Promise<unknown> {
      const deadline = performance.now() + waitMs;
      for (
        let pollMs = firstPollMs;
        performance.now() < deadline;
        pollMs = Math.min(lastPollMs, pollMs * 1.5)
      ) {
        gone.throwIfAborted();
        const here = runs.get(id)?.outcome;
        const patience = pause(here ? deadline - performance.now() : pollMs, nobody, {
          signal: gone,
          ref: false,
        });
        const outcome = await Promise.race(here ? [here, patience] : [patience]);
        if (outcome !== nobody) return outcome;
        const found = here ? undefined : await ledger.result(id);
        if (found) return found.result;
      }
      throw new Failure('in_progress');
    },
  };
}

const nobody = Symbol('no outcome yet');
