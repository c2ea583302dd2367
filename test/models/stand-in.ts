import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../rig/listen.ts';
import { type Wire, wires } from './wires.ts';

export type Reply =
  | {
      does: 'answer';
      text: string;
      pieces?: number;
      everyMs?: number;
      ends?: 'stop' | 'length' | 'filter';
      tokens?: { input: number; output: number };
    }
  | { does: 'status'; status: number }
  | { does: 'refuse' }
  /** Nothing at all, or headers and this much text, and then silence. */
  | { does: 'hang'; after?: string }
  /** This much text, and then the connection is gone. */
  | { does: 'cut'; after: string }
  /** Closes in good order, without the protocol's own end. */
  | { does: 'stop short'; after: string }
  | { does: 'flood' };

interface Call {
  wire: string;
  body: Record<string, unknown>;
  headers: IncomingHttpHeaders;
  /** Resolves when the client has gone before the end. */
  dropped: Promise<void>;
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>;

/** A model provider on 127.0.0.1 that speaks every protocol and does as it is told. */
export async function startStandIn() {
  const calls: Call[] = [];
  let replies: Reply[] = [];
  const server = createServer(async (request, response) => {
    const wire = wires.find((one) => one.matches(request.url ?? ''));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>;
    const dropped = new Promise<void>((resolve) =>
      response.on('close', () => !response.writableFinished && resolve()),
    );
    calls.push({ wire: wire?.name ?? 'none', body, headers: request.headers, dropped });
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (!wire || !reply) response.writeHead(404).end();
    else await play(reply, wire, body, response).catch(() => response.destroy());
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    /** Replies in order; the last one repeats. */
    script: (...next: Reply[]) => {
      replies = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function play(reply: Reply, wire: Wire, body: object, response: ServerResponse): Promise<void> {
  if (reply.does === 'hang' && reply.after === undefined) return;
  if (reply.does === 'status') {
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(wire.error(reply.status)));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const frame of wire.open(body)) response.write(frame);
  if (reply.does === 'refuse') {
    for (const frame of wire.refusal('No puedo ayudarte con eso.', body)) response.write(frame);
    response.end();
    return;
  }
  if (reply.does === 'flood') {
    while (!response.destroyed) {
      response.write(wire.text(`{"text": "${'larguísimo '.repeat(200)}`, body));
      await pause(1);
    }
    return;
  }
  const text = reply.does === 'answer' ? reply.text : (reply.after ?? '');
  const pieces = reply.does === 'answer' ? (reply.pieces ?? 8) : 4;
  const size = Math.max(1, Math.ceil(text.length / pieces));
  for (let at = 0; at < text.length && !response.destroyed; at += size) {
    response.write(wire.text(text.slice(at, at + size), body));
    if (reply.does === 'answer' && reply.everyMs) await pause(reply.everyMs);
  }
  if (reply.does === 'hang') return;
  if (reply.does === 'cut') {
    await pause(20);
    response.destroy();
    return;
  }
  if (reply.does === 'answer')
    for (const frame of wire.end(reply.ends ?? 'stop', reply.tokens ?? { input: 100, output: 20 }, body))
      response.write(frame);
  response.end();
}
