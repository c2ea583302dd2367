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

test('a person who said no to the provider has cancelled; nothing is sent', async () => {
  const fetch = serve(() => Response.json({}));
  expect(await redeemOnce('?error=access_denied&state=s')).toEqual({ kind: 'cancelled' });
  expect(fetch).not.toHaveBeenCalled();
});

test.each(['', '?', '?code=c', '?state=s', '?error=invalid_request&code=c&state=s'])(
  'the address "%s" fails without asking the server',
  async (search) => {
    const fetch = serve(() => Response.json({}));
    expect(await redeemOnce(search)).toEqual({ kind: 'failed' });
    expect(fetch).not.toHaveBeenCalled();
  },
);

test('an answer that the server refuses has failed', async () => {
  serve(() => Response.json({ error: 'invalid_input', message: 'x' }, { status: 400 }));
  expect(await redeemOnce('?code=old&state=s')).toEqual({ kind: 'failed' });
});

test('where nobody answers, the person is not told that the link was used, and the same address works later', async () => {
  serve(() => Response.json({ error: 'unavailable', message: 'x' }, { status: 503 }));
  expect(await redeemOnce('?code=late&state=s')).toEqual({ kind: 'away' });
  serve(() => Response.json({ returnTo: '/bio' }));
  expect(await redeemOnce('?code=late&state=s')).toEqual({ kind: 'done', returnTo: '/bio' });
});

test('a provider that says that it is away is believed, and nothing is sent', async () => {
  const fetch = serve(() => Response.json({}));
  expect(await redeemOnce('?error=temporarily_unavailable&state=s')).toEqual({ kind: 'away' });
  expect(fetch).not.toHaveBeenCalled();
});
