import { failureCodes } from '../src/platform/failures.ts';
import type { Answer } from '../test/rig/http.ts';

export interface Saved {
  email: string;
  key: string;
  text: string;
  id: string | null;
  deleted: 'no' | 'asked' | 'acknowledged';
}

export interface Used {
  key: string;
  generationId: string | null;
}

export interface SignedIn {
  email: string;
  cookie: string;
  ended: 'no' | 'asked' | 'acknowledged';
}

export interface Paid {
  email: string;
  acknowledged: boolean;
}

/** What the clients were told, kept outside of everything that fails. It is compared with the database at the end. */
export class Journal {
  readonly saves: Saved[] = [];
  readonly uses: Used[] = [];
  readonly sessions: SignedIn[] = [];
  readonly payments: Paid[] = [];
  readonly wrong: string[] = [];
  readonly statuses = new Map<string, number>();
  answers = 0;
  broken = 0;
  hung = 0;
  longestMs = 0;
  longestErrorMs = 0;
  longest = '';

  /** Looks at one answer: in time, and if it is a failure, one that a person can be shown. */
  answered(name: string, answer: Answer, allowBroken: boolean): void {
    this.answers += 1;
    const label = answer.status === 0 ? 'broken' : String(answer.status);
    this.statuses.set(label, (this.statuses.get(label) ?? 0) + 1);
    if (answer.ms > this.longestMs) {
      this.longestMs = answer.ms;
      this.longest = `${name} ${label}`;
    }
    const failed = answer.status === 0 || answer.status >= 500;
    if (failed) this.longestErrorMs = Math.max(this.longestErrorMs, answer.ms);
    if (answer.hung) this.hung += 1;
    else if (answer.status === 0) {
      this.broken += 1;
      if (!allowBroken) this.complain(`${name}: the line broke`);
    } else if (answer.status >= 500) this.#requireClean(name, answer);
  }

  #requireClean(name: string, { status, text, headers }: Answer): void {
    let body: { error?: unknown; message?: unknown } = {};
    try {
      body = JSON.parse(text);
    } catch {}
    const known = failureCodes.some((code) => code === body.error) && typeof body.message === 'string';
    if (!known) this.complain(`${name}: ${status} is not a failure of ours: ${text.slice(0, 80)}`);
    if (status === 503 && !/^\d+$/.test(headers['retry-after'] ?? ''))
      this.complain(`${name}: 503 without Retry-After`);
  }

  complain(what: string): void {
    if (this.wrong.length < 1_000) this.wrong.push(what);
  }

  summary(): string {
    const statuses = [...this.statuses].sort().map(([status, times]) => `${status}×${times}`);
    return statuses.join(' ');
  }
}
