import { setImmediate as immediately } from 'node:timers/promises';
import { type Engine, type EngineRequest, type Meter, newMeter } from '../models/engine.server.ts';

/** A call to a model that is put together while the database is asked for the use. Nothing of it is sent before `leave`. */
export interface Ready {
  meter: Meter;
  leave(signal: AbortSignal, onPartial: EngineRequest['onPartial']): Promise<unknown>;
  /** Unless it has left. */
  drop(): void;
}

/** `streams`: somebody will want what has been written so far. */
export function makeReady(
  engine: Engine,
  request: Omit<EngineRequest, 'meter' | 'signal' | 'onPartial' | 'leave'>,
  streams: boolean,
): Ready {
  const control = new AbortController();
  const { promise, resolve: go, reject: stay } = Promise.withResolvers<void>();
  promise.catch(() => {});
  const meter = newMeter();
  let left = false;
  let show: EngineRequest['onPartial'];
  // By then the question to the database is on its way.
  const written = immediately().then(() => {
    control.signal.throwIfAborted();
    const onPartial = streams ? { onPartial: (output: unknown) => show?.(output) } : {};
    return engine.generate({ ...request, ...onPartial, meter, signal: control.signal, leave: promise });
  });
  written.catch(() => {});
  return {
    meter,
    leave(signal, onPartial) {
      left = true;
      show = onPartial;
      const stop = () => control.abort(signal.reason);
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
      go();
      return written;
    },
    drop() {
      if (left) return;
      control.abort();
      stay(control.signal.reason);
    },
  };
}
