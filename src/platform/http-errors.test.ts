import { DrizzleQueryError } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerError, Failure } from './http-errors.server.ts';
import { createLogger } from './log.server.ts';

async function logOf(error: Error, signal?: AbortSignal): Promise<string> {
  let log = '';
  const logger = createLogger((line) => {
    log += line;
  });
  const app = new Hono().onError((thrown, c) => answerError(thrown, c, logger));
  app.get('/x', () => {
    throw error;
  });
  const response = await app.request('/x', { ...(signal && { signal }) });
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain('secreto');
  return log;
}

const query = () =>
  new DrizzleQueryError('insert into t values ($1)', ['ana@secreto.es\n    at secreto'], undefined);

test('what a user wrote stays out of the log when a query fails', async () => {
  const log = await logOf(query());
  expect(log).not.toContain('secreto');
  expect(JSON.parse(log)).toMatchObject({
    path: '/x',
    at: expect.stringMatching(/^at .*http-errors\.test\.ts/),
  });
});

test('what fails for somebody who has left is no error', async () => {
  expect(JSON.parse(await logOf(query()))).toMatchObject({ level: 'error' });
  expect(JSON.parse(await logOf(query(), AbortSignal.abort()))).toMatchObject({ level: 'info' });
});

test('nor does it come in as the cause of a failure', async () => {
  expect(await logOf(new Failure('unavailable', { cause: query() }))).not.toContain('secreto');
});

test('what is not available now says when to come back', async () => {
  const app = new Hono().onError((thrown, c) =>
    answerError(
      thrown,
      c,
      createLogger(() => {}),
    ),
  );
  app.get('/x', () => {
    throw new Failure('unavailable');
  });
  expect((await app.request('/x')).headers.get('Retry-After')).toBe('3');
});
