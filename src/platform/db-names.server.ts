import { createHash } from 'node:crypto';
import { databaseCause } from './db-errors.server.ts';

const mostNames = 300;

const strangerState = /^(26000|42P05)$/;

/** Planning takes longer than most statements, so each has a name, made of its text. A proxy may not know them: then none has. */
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
