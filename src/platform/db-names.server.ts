import { createHash } from 'node:crypto';
import { databaseCause } from './db-errors.server.ts';

const mostNames = 300;

const strangerState = /^(26000|42P05)$/;

/**
 * A prepared statement has a name, and each connection plans it once: planning takes PostgreSQL longer than most of our statements.
 * A proxy that lends another connection to each transaction may not know the name there; then statements are no longer named.
 * Names are made of the text, so that one never stands for another statement, whoever else uses the proxy.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #areKnown = true;

  get(text: string): string | undefined {
    if (!this.#areKnown) return undefined;
    const known = this.#names.get(text);
    if (known || this.#names.size >= mostNames) return known;
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    this.#names.set(text, name);
    return name;
  }

  learnFrom(error: unknown): boolean {
    const isWhy = strangerState.test(databaseCause(error).code ?? '');
    if (isWhy) this.#areKnown = false;
    return isWhy;
  }
}
