import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/**
 * The end of a connection to PGlite that the driver of PostgreSQL holds: what it writes is answered in this very thread, one message
 * in each turn of the event loop, so that others come to theirs.
 */
export class PgliteLine extends Duplex {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  /** PGlite has one session for ever. The connection before this one may have left a transaction and statements of its own. */
  connect(): this {
    this.#pglite.exec('rollback; deallocate all').then(
      () => this.emit('connect'),
      (error) => this.destroy(error),
    );
    return this;
  }

  // What the driver calls of a socket.
  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#answer(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#answer(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #answer(message: Buffer, done: (error?: Error | null) => void): void {
    setImmediate(() => {
      // What was still to be said would be said in the session of the next one.
      if (this.destroyed) return done();
      this.#pglite.execProtocolRaw(message).then((answer) => {
        if (answer.length > 0 && !this.destroyed) this.push(answer);
        done();
      }, done);
    });
  }
}
