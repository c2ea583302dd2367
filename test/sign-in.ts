/** Signs in at the embedded identity of a running server, as a browser does. Answers the session's cookie. */
export async function signIn(origin: string, person: { email: string; name: string }): Promise<string> {
  const cookies = new Map<string, { pair: string; path: string }>();
  const open = async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, origin);
    const sent = [...cookies.values()].filter(({ path }) => url.pathname.startsWith(path));
    const headers = { Accept: 'text/html', Cookie: sent.map(({ pair }) => pair).join('; '), ...init.headers };
    const response = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const pair = line.split(';')[0] ?? '';
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/';
      cookies.set(`${pair.split('=')[0]} ${path}`, { pair, path });
    }
    await response.arrayBuffer();
    return response;
  };
  const next = (response: Response) => response.headers.get('Location') ?? '';

  const start = await open('/api/auth/sign-in?returnTo=/');
  const form = next(await open(next(start)));
  const submitted = await open(form, { method: 'POST', body: new URLSearchParams(person) });
  const back = new URL(next(await open(next(submitted))));
  const session = await open('/api/auth/callback', {
    method: 'POST',
    body: JSON.stringify(Object.fromEntries(back.searchParams)),
    headers: { 'Content-Type': 'application/json', Origin: origin },
  });
  const pair = [...cookies.values()].find((one) => one.pair.startsWith('salero='))?.pair;
  if (session.status !== 200 || !pair) throw new Error(`sign-in answered ${session.status}`);
  return pair;
}
