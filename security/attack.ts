import { type Answer, type Call, send } from '../test/rig/http.ts';
import type { Person } from '../test/rig/sign-in.ts';
import type { Server } from './server.ts';
import { type Exchange, exchange, type Sending } from './wire.ts';

/** Where attacks find what they attack. All are shipped entries; they differ in their settings alone. */
export interface Targets {
  /** No rate limits, and a model that can see photos, so that nothing stops an attack before it arrives. */
  open: Server;
  quiet: Server;
  /** As an operator has it: limits on, no proxy in front. */
  limited: Server;
  /** Public: https, OpenID provider, Stripe and legal data set. */
  published: Server;
  attacker: Person;
  victim: Person;
  /** The attacker's account on `limited`. */
  guest: Person;
  /** What the victim keeps: in no answer to anybody else. */
  secret: string;
  photos: { body: Record<string, unknown> }[];
}

export interface Attack {
  name: string;
  on?: keyof Pick<Targets, 'quiet' | 'limited' | 'published'>;
  /** Seconds it may take on a machine that is shared. Default 20. */
  seconds?: number;
  /** Megabytes of short-lived memory beyond the common bound that are known and bounded by design. */
  passingMegabytes?: number;
  /** Measured the second time: in the first, patterns that grow hot are compiled and the heap for what is young grows, once. */
  warmed?: true;
  /** Milliseconds of work in one stretch, where what arrives is hundreds of megabytes. */
  workMs?: number;
  /** Throws when the answer is wrong; says in a few words what was seen. */
  run(targets: Targets, tried: Tried): Promise<string>;
}

export interface GroupedAttack extends Attack {
  group: string;
}

/** What one attack sent, and got back: to be counted, and to be searched for what must not leave. */
export class Tried {
  readonly texts: string[] = [];
  readonly statuses: number[] = [];

  async call(server: Server, path: string, made: Call = {}): Promise<Answer> {
    const answer = await send(server, path, made);
    this.texts.push(JSON.stringify(answer.headers) + answer.text);
    this.statuses.push(answer.status);
    return answer;
  }

  /** A line that is closed without an answer counts as 0. */
  async exchange(server: Server, sending: Sending): Promise<Exchange> {
    const done = await exchange(server.port, sending);
    this.texts.push(done.text);
    this.statuses.push(...(done.answers.length > 0 ? done.answers.map(({ status }) => status) : [0]));
    return done;
  }

  tally(): string {
    return tally(this.statuses);
  }

  mustAll(...allowed: number[]): string {
    const isWell = this.statuses.every((status) => allowed.includes(status));
    must(isWell, `${this.tally()} instead of ${allowed}`);
    return this.tally();
  }

  mustNeverFail(): string {
    const isWell = this.statuses.every((status) => status < 500);
    must(isWell, this.tally());
    return this.tally();
  }
}

export function must(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}

export function tally(statuses: readonly number[]): string {
  return [...Map.groupBy(statuses, (status) => status)]
    .sort(([a], [b]) => a - b)
    .map(([status, { length }]) => `${status || 'cut'}${length > 1 ? ` ×${length}` : ''}`)
    .join(', ');
}
