import type { Answer } from '../test/rig/http.ts';
import type { Person } from './person.ts';
import type { Server } from './server.ts';
import type { Exchange } from './wire.ts';

/** Where attacks find what they attack. All are shipped entries; they differ in their settings alone. */
export interface Targets {
  /** No rate limits, and a model that can see photos, so that nothing stops an attack before it arrives. */
  open: Server;
  /** For attacks that take their time beside the others. */
  quiet: Server;
  /** As an operator has it: limits on, no proxy in front. */
  limited: Server;
  /** Limits on, behind one proxy. */
  proxied: Server;
  /** Public: https, OpenID provider, Stripe and legal data set. */
  published: Server;
  attacker: Person;
  victim: Person;
  /** The attacker's account on `limited`. */
  guest: Person;
  /** What the victim keeps: in no answer to anybody else. */
  secret: string;
  /** What the model was sent. */
  photos: { body: Record<string, unknown> }[];
}

export interface Attack {
  group: string;
  /** What the attacker gets. */
  name: string;
  /** Default: `open`. */
  on?: keyof Pick<Targets, 'quiet' | 'limited' | 'proxied' | 'published'>;
  /** Seconds it may take on a machine that is shared. Default 20. */
  seconds?: number;
  /** Megabytes of short-lived memory beyond the common bound that are known and bounded by design. */
  passingMegabytes?: number;
  /** Megabytes that stay beyond the common bound, once: patterns that grow hot are compiled to machine code. */
  warmMegabytes?: number;
  /** Milliseconds of work in one stretch, where what arrives is hundreds of megabytes. */
  workMs?: number;
  /** Throws when the answer is wrong; says in a few words what was seen. */
  run(targets: Targets, seen: Seen): Promise<string>;
}

/** Everything that came back, to be searched for what must not leave. */
export class Seen {
  readonly texts: string[] = [];

  add(...answers: (Answer | Exchange)[]): void {
    for (const answer of answers) {
      const head = 'headers' in answer ? JSON.stringify(answer.headers) : '';
      this.texts.push(head + answer.text);
    }
  }
}

export function must(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}

/** `413 ×3, 400`: for the table. */
export function tally(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => (count > 1 ? `${status} ×${count}` : String(status)))
    .join(', ');
}

export function mustAll(statuses: readonly number[], allowed: readonly number[]): string {
  must(
    statuses.every((status) => allowed.includes(status)),
    `${tally(statuses)} instead of ${allowed}`,
  );
  return tally(statuses);
}
