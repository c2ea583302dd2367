import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';

const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
} as const;

const held = new WeakMap<AbortSignal, Promise<void>>();

/** A call with this signal does not leave before. The adapters hand on nothing else of ours. */
export function holdBack(signal: AbortSignal, until: Promise<void>): void {
  held.set(signal, until);
}

/** It has not left, and perhaps never will. */
export const isHeldBack = (signal: AbortSignal | undefined) => signal !== undefined && held.has(signal);

/**
 * What the providers' adapters call instead of `fetch`: a kept connection and little around it, so that a model's first word
 * is not held up. It follows no redirect, so that a key goes to no address but the one that was set.
 */
export const modelFetch: typeof fetch = async (input, asked = {}) => {
  const { body = null, headers, method = 'GET', signal } = asked;
  const url = new URL(String(input));
  const { protocol } = url;
  if (protocol !== 'http:' && protocol !== 'https:') throw new TypeError('not an address of the web');
  if (body !== null && typeof body !== 'string') throw new TypeError('not a text');
  const options = {
    agent: agents[protocol],
    method,
    headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
    ...(signal && { signal }),
  };
  if (signal && isHeldBack(signal)) {
    await held.get(signal);
    held.delete(signal);
  }
  const send = () => {
    const call = (protocol === 'https:' ? https : http).request(url, options);
    // What breaks after the answer has begun is told by the answer; unheard here, it would end the process.
    call.on('error', () => {});
    call.end(body ?? undefined);
    return call;
  };
  let call = send();
  try {
    return responseOf(await answerTo(call));
  } catch (error) {
    signal?.throwIfAborted();
    const { code = '' } = error as NodeJS.ErrnoException;
    // The other side let go of a kept connection in the moment in which it was taken: most likely it has read nothing of the call.
    if (!(call.reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE'))) throw error;
  }
  call = send();
  return responseOf(await answerTo(call));
};

async function answerTo(call: http.ClientRequest): Promise<http.IncomingMessage> {
  const [answer] = await once(call, 'response');
  return answer;
}

function responseOf(answer: http.IncomingMessage): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      answer.on('data', (chunk: Buffer) => {
        controller.enqueue(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength));
        if ((controller.desiredSize ?? 0) <= 0) answer.pause();
      });
      answer.on('end', () => controller.close());
      answer.on('error', (error) => controller.error(error));
    },
    pull: () => void answer.resume(),
    cancel: () => void answer.destroy(),
  });
  const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return new Response(body, { status: answer.statusCode ?? 502, headers });
}
