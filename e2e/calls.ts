/** What a page asks the server, and what is asked behind its back. */
import { expect, type Page } from '@playwright/test';

/** The bodies of what this page asks a tool for, as they are sent. */
export function sentToTools(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/functions/')) sent.push(request.postDataJSON());
  });
  return sent;
}

export const answerTo = async (page: Page, path: string) => (await page.request.get(path)).json();

/** Sent behind the page's back, as a page of ours would, or another device. */
export async function send(
  page: Page,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
) {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.fetch(path, { method, data, headers });
  expect(answer.ok()).toBe(true);
  return answer.json().catch(() => null);
}

export const post = (page: Page, path: string, data: object): Promise<{ id: string; helpLines?: unknown }> =>
  send(page, 'POST', path, data);

/** Answers these calls as a server that is away, until the function that comes back is called. */
export async function takeAway(page: Page, calls: string): Promise<() => Promise<void>> {
  await page.route(calls, (route) =>
    route.fulfill({ status: 503, json: { error: 'unavailable', message: 'Ahora no.' } }),
  );
  return () => page.unroute(calls);
}

/** These calls wait until the function that comes back is called. */
export async function holdBack(page: Page, calls: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

export const modelFailed = { status: 502, json: { error: 'model_failed', message: 'No ha podido ser.' } };

/** What the server answers to these calls, and `change` instead of some of it. */
export const changeAnswer = (page: Page, calls: string, change: object) =>
  page.route(calls, async (route) => {
    // A test may end before its page has its answer.
    const response = await route.fetch().catch(() => null);
    const answer = await response?.json().catch(() => null);
    if (response && answer) await route.fulfill({ response, json: { ...answer, ...change } });
  });

/** The page is told that a model which sees writes everything here. */
export const sayModel = (page: Page) =>
  changeAnswer(page, '**/api/session', { engine: 'model', sees: true, seenBy: ['Google'] });
