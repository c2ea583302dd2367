import { DrizzleQueryError } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerError, Failure } from './http-errors.server.ts';
import { createLogger } from './log.server.ts';

/** What is answered and what is logged when this goes wrong in a route that has an id in it. */
async function failWith(error: Error, signal?: AbortSignal) {
  let text = '';
  const logger = createLogger((line) => {
    text += line;
  });
  const app = new Hono().onError((thrown, c) => answerError(thrown, c, logger));
  const api = new Hono().get('/threads/:id', () => {
    throw error;
  });
  app.route('/api', api);
  const path = '/api/threads/0f8fad5b-d9cb-469f-a165-70867728950e?q=secreto';
  const response = await app.request(path, { ...(signal && { signal }) });
  expect(response.status).toBe(503);
  expect(text + (await response.text())).not.toMatch(/0f8fad5b|secreto/);
  return { line: JSON.parse(text), retryAfter: response.headers.get('Retry-After') };
}

const query = () =>
  new DrizzleQueryError('insert into t values ($1)', ['ana@secreto.es\n    at secreto'], undefined);

test('what a user wrote stays out of the log when a query fails', async () => {
  const { line } = await failWith(query());
  expect(line).toMatchObject({
    level: 'error',
    event: 'request failed',
    route: '/api/threads/:id',
    at: expect.stringMatching(/^at .*http-errors\.test\.ts/),
  });
  await failWith(new Failure('unavailable', { cause: query() }));
});

test('what fails for somebody who has left is no error', async () => {
  expect((await failWith(query(), AbortSignal.abort())).line).toMatchObject({ level: 'info' });
});

test('what is not available now says when to come back', async () => {
  expect((await failWith(new Failure('unavailable'))).retryAfter).toBe('3');
});
