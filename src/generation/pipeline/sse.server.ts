import { failureStatus, presentFailure, toFailure } from '../../platform/http-errors.server.ts';

/** At least, between two partial answers: writing them costs more than the call itself, and nobody reads faster than ten a second. */
const gapMs = 100;
const heartbeatMs = 10_000;
const bufferBytes = 64 * 1024;

interface Hooks {
  onStart(): void;
  onPartial(answer: () => unknown): void;
  gone: AbortSignal;
}

export function eventStream(
  client: AbortSignal,
  work: (hooks: Hooks) => Promise<unknown>,
): Promise<{ body: ReadableStream<Uint8Array>; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    const gone = new AbortController();
    const encoder = new TextEncoder();
    let sink: ReadableStreamDefaultController<Uint8Array> | undefined;
    let heartbeat: NodeJS.Timeout | undefined;
    let nextPartialAt = Number.NEGATIVE_INFINITY;
    const leave = () => {
      clearInterval(heartbeat);
      sink = undefined;
      gone.abort();
    };
    if (client.aborted) gone.abort();
    else client.addEventListener('abort', leave, { once: true });

    const send = (event: string, data: unknown) =>
      sink?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    let refused = false;
    const open = () => {
      if (heartbeat || refused) return;
      const body = new ReadableStream<Uint8Array>(
        {
          start: (controller) => {
            sink = controller;
          },
          cancel: leave,
        },
        new ByteLengthQueuingStrategy({ highWaterMark: bufferBytes }),
      );
      // A line on which nothing moves is cut by proxies on the way.
      heartbeat = setInterval(() => sink?.enqueue(encoder.encode(': sigo aquí\n\n')), heartbeatMs).unref();
      resolve({ body, headers });
    };
    const close = () => {
      clearInterval(heartbeat);
      client.removeEventListener('abort', leave);
      sink?.close();
      sink = undefined;
    };

    work({
      // What is on its way to the model leaves first.
      onStart: () => void setImmediate(open),
      gone: gone.signal,
      onPartial: (answer) => {
        open();
        const at = performance.now();
        if (!sink || at < nextPartialAt || (sink.desiredSize ?? 0) <= 0) return;
        send('partial', answer());
        const over = performance.now();
        // One that took long leaves as long to everybody else.
        nextPartialAt = over + Math.max(gapMs, over - at);
      },
    }).then(
      (result) => {
        open();
        send('result', result);
        close();
      },
      (error: unknown) => {
        if (!heartbeat) {
          refused = true;
          return reject(error);
        }
        const failure = toFailure(error);
        send('error', { ...presentFailure(failure), status: failureStatus[failure.code] });
        close();
      },
    );
  });
}

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // For nginx, which would otherwise keep the events until there are enough of them.
  'X-Accel-Buffering': 'no',
};
