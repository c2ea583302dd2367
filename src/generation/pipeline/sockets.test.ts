import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import { describeAnswers } from '../../../test/engines.ts';
import { type Functions, openFunctions, uses } from '../../../test/models/open-functions.ts';
import { startStandIn } from '../../../test/models/stand-in.ts';
import { serve } from '../../../test/serve.ts';

const listen = async ({ app }: Functions) =>
  `${await serve(getRequestListener(app.fetch, { overrideGlobalObjects: false }))}/api/functions/do-counted`;

describeAnswers('over a real connection', (open) => {
  test.each(['application/json', 'text/event-stream'])(
    'a caller without a key who hangs up on %s stops the provider and keeps the use',
    async (accept) => {
      const { db, user } = await open.withUser();
      const standIn = await startStandIn();
      onTestFinished(() => standIn.close());
      standIn.script({ does: 'hang', after: '{"text": "Hola, ¿q' });
      const functions = openFunctions(db, {
        settings: { AI_MODELS: 'compatible/m', AI_BASE_URL: `${standIn.origin}/v1` },
      });
      const url = await listen(functions);
      const control = new AbortController();
      const call = fetch(url, {
        method: 'POST',
        headers: { 'x-user': user, accept },
        body: '{"say": "hola"}',
        signal: control.signal,
      });
      if (accept === 'text/event-stream') await (await call).body?.getReader().read();
      else while (standIn.calls.length === 0) await pause(5);
      expect(await uses(db, user)).toBe(1);
      control.abort();
      await call.catch(() => {});
      await standIn.calls[0]?.dropped;
      for (let i = 0; i < 100 && (await uses(db, user)) > 0; i++) await pause(10);
      expect(await uses(db, user)).toBe(0);
      expect(functions.logged.join('')).not.toContain('request failed');
    },
  );

  test('a chunked body without end is cut off at the limit', async () => {
    const { db, user } = await open.withUser();
    const url = await listen(openFunctions(db));
    const status = await new Promise<number>((resolve, reject) => {
      const request = httpRequest(url, { method: 'POST', headers: { 'x-user': user } }, (response) => {
        resolve(response.statusCode ?? 0);
        request.destroy();
      });
      request.on('error', reject);
      const chunk = Buffer.alloc(1 << 20, 'a');
      const more = () => {
        while (!request.destroyed && request.write(chunk));
        if (!request.destroyed) request.once('drain', more);
      };
      more();
    });
    expect(status).toBe(413);
  });

  test('a body in pieces of a letter each is refused long before its letters are too many: each piece takes its time', async () => {
    const { db, user } = await open.withUser();
    const { port } = new URL(await listen(openFunctions(db)));
    const answered = (pieces: string[]) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1');
        socket.once('data', (data) => {
          resolve(data.toString().slice(9, 12));
          socket.destroy();
        });
        socket.on('error', reject);
        const head = `POST /api/functions/do-uncounted HTTP/1.1\r\nHost: localhost\r\nX-User: ${user}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
        const chunks = [...pieces, ''].map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`);
        socket.write(head + chunks.join(''));
      });
    const body = JSON.stringify({ say: 'hola' }).padStart(9_000);
    expect(await answered([body])).toBe('200');
    expect(await answered([...body])).toBe('413');
  });
});
