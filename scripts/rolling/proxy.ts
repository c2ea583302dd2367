import { type ClientRequest, createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  port: number;
  /** By port: how many answers came from there. */
  answered: Map<number, number>;
  use(ports: number[]): void;
  isReady(port: number): boolean;
  close(): void;
}

const checkEveryMs = 200;

/** What any proxy with health checks does, and no more: to those that are ready, and to another when none picks up. */
export async function startProxy(): Promise<Proxy> {
  let ports: number[] = [];
  let turn = 0;
  const ready = new Set<number>();
  const answered = new Map<number, number>();

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const start = turn++;
      const candidates = ports.filter((port) => ready.has(port));
      const rotated = candidates.map((_, index) => candidates[(start + index) % candidates.length] ?? 0);
      const attempt = ([port, ...rest]: number[]): void => {
        if (port === undefined) return void response.writeHead(503).end('no instance');
        const headers = { ...request.headers, connection: 'close' };
        const upstream: ClientRequest = httpRequest(
          { port, host: '127.0.0.1', method: request.method, path: request.url, headers, agent: false },
          (answer: IncomingMessage) => {
            answered.set(port, (answered.get(port) ?? 0) + 1);
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(response);
            answer.on('error', () => response.destroy());
          },
        );
        upstream.on('error', (error: NodeJS.ErrnoException) => {
          if (error.code === 'ECONNREFUSED') attempt(rest);
          else if (response.headersSent) response.destroy();
          else response.writeHead(502).end(`${error.code} of ${port}`);
        });
        upstream.end(Buffer.concat(chunks));
      };
      attempt(rotated);
    });
  });

  const check = async () => {
    for (const port of ports) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      await answer?.arrayBuffer().catch(() => {});
      if (answer?.ok) ready.add(port);
      else ready.delete(port);
    }
  };
  const checking = setInterval(() => void check(), checkEveryMs);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    answered,
    use: (list) => {
      ports = list;
    },
    isReady: (port) => ready.has(port),
    close() {
      clearInterval(checking);
      server.close();
      server.closeAllConnections();
    },
  };
}
