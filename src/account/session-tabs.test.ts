import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from './api.ts';
import { announceSignIn } from './session.ts';
import type { SessionAnswer } from './session-contract.ts';
import { followSession, sessionKey, tellTabs } from './session-tabs.ts';

const answerFor = (id: string | null, expiresAt = Date.now() + 3_600_000): SessionAnswer => ({
  user: id === null ? null : { id, email: null, name: id, picture: null },
  profile: null,
  expiresAt: id === null ? null : new Date(expiresAt).toISOString(),
});

let client: QueryClient;
let leave: () => void;
let rooms: number;
let otherTab: BroadcastChannel;
beforeEach(() => {
  client = new QueryClient();
  rooms = 0;
  leave = followSession(client, () => {
    rooms += 1;
  });
  otherTab = new BroadcastChannel('salero-session');
});
afterEach(() => {
  leave();
  otherTab.close();
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const known = () => client.getQueryData<SessionAnswer>(sessionKey);
const serve = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());

test('signing out in one tab shows in the others, and what was private is gone', async () => {
  client.setQueryData(sessionKey, answerFor('ana'));
  client.setQueryData(['saved'], ['something private']);
  otherTab.postMessage('signed-out');
  await vi.waitFor(() => expect(known()).toEqual(answerFor(null)));
  expect(client.getQueryData(['saved'])).toBeUndefined();
  expect(rooms).toBe(1);
});

test('the tab in which somebody signs out is emptied at once, like the others', () => {
  tellTabs('signed-in');
  expect(rooms).toBe(0);
  tellTabs('signed-out');
  expect(rooms).toBe(1);
});

test('any call that finds the session ended signs this tab out', async () => {
  client.setQueryData(sessionKey, answerFor('ana'));
  serve(() => Response.json({ error: 'unauthenticated', message: 'x' }, { status: 401 }));
  await callApi('/api/saved').catch(() => {});
  expect(known()?.user).toBeNull();
});

test('after the callback the session is asked for anew; somebody else’s data does not survive it', async () => {
  client.setQueryData(sessionKey, answerFor('ana'));
  client.setQueryData(['saved'], ['hers']);
  serve(() => Response.json(answerFor('eva')));
  expect((await announceSignIn(client))?.id).toBe('eva');
  expect(known()?.user?.id).toBe('eva');
  expect(client.getQueryData(['saved'])).toBeUndefined();
});

test('the session is asked for again when ninety seconds of it are left, and not before', () => {
  leave();
  vi.useFakeTimers();
  leave = followSession(client, () => {});
  client.setQueryData(sessionKey, answerFor('ana', Date.now() + 150_000));
  const asked = () => client.getQueryState(sessionKey)?.isInvalidated;
  vi.advanceTimersByTime(30_000);
  expect(asked()).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(asked()).toBe(true);
});
