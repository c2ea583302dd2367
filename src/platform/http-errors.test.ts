import { DrizzleQueryError } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { silentLog } from '../../test/rig/silent-log.ts';
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
    route: '/x',
    at: expect.stringMatching(/^at .*http-errors\.test\.ts/),
  });
});

test('the line says the route, and neither the id of a row nor what the caller wrote', async () => {
  let log = '';
  const logger = createLogger((line) => {
    log += line;
  });
  const app = new Hono().onError((thrown, c) => answerError(thrown, c, logger));
  const api = new Hono();
  api.get('/threads/:id', () => {
    throw query();
  });
  app.route('/api', api);
  await app.request('/api/threads/0f8fad5b-d9cb-469f-a165-70867728950e?q=secreto');
  expect(JSON.parse(log)).toMatchObject({ event: 'request failed', route: '/api/threads/:id' });
  expect(log).not.toMatch(/0f8fad5b|secreto/);
});

test('what fails for somebody who has left is no error', async () => {
  expect(JSON.parse(await logOf(query()))).toMatchObject({ level: 'error' });
  expect(JSON.parse(await logOf(query(), AbortSignal.abort()))).toMatchObject({ level: 'info' });
});

test('nor does it come in as the cause of a failure', async () => {
  expect(await logOf(new Failure('unavailable', { cause: query() }))).not.toContain('secreto');
});

test('what is not available now says when to come back', async () => {
  const app = new Hono().onError((thrown, c) => answerError(thrown, c, silentLog));
  app.get('/x', () => {
    throw new Failure('unavailable');
  });
  expect((await app.request('/x')).headers.get('Retry-After')).toBe('3');
});
