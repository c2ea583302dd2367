import { afterEach, expect, test, vi } from 'vitest';
import { redeemOnce } from './callback-page.tsx';

afterEach(() => vi.unstubAllGlobals());

function serve(answer: () => Response) {
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a page that mounts twice redeems its code once', async () => {
  const fetch = serve(() => Response.json({ returnTo: '/bio' }));
  const results = await Promise.all([
    redeemOnce('?code=c&state=s&iss=i'),
    redeemOnce('?code=c&state=s&iss=i'),
  ]);
  expect(results).toEqual([
    { kind: 'done', returnTo: '/bio' },
    { kind: 'done', returnTo: '/bio' },
  ]);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]?.[1].body).toBe('{"code":"c","state":"s","iss":"i"}');
});

test('whatever the server says, the page goes to a path of this site', async () => {
  serve(() => Response.json({ returnTo: '//evil.example' }));
  expect(await redeemOnce('?code=c2&state=s')).toEqual({ kind: 'done', returnTo: '/' });
});

test.each([
  ['?error=access_denied&state=s', 'cancelled'],
  ['?error=temporarily_unavailable&state=s', 'away'],
  ['?error=invalid_request&code=c&state=s', 'failed'],
  ['?code=c', 'failed'],
  ['', 'failed'],
])('what the provider says in "%s" is believed, and nothing is sent: %s', async (search, kind) => {
  const fetch = serve(() => Response.json({}));
  expect(await redeemOnce(search)).toEqual({ kind });
  expect(fetch).not.toHaveBeenCalled();
});
