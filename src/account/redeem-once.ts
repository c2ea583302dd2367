import { ApiFailure, callApi } from './api.ts';
import { toReturnPath } from './return-to.ts';

export type CallbackResult =
  | { kind: 'done'; returnTo: string }
  | { kind: 'cancelled' }
  | { kind: 'failed' }
  /** The provider or the database did not answer: a code, where there is one, may work in a moment. */
  | { kind: 'away' };

const redeemed = new Map<string, Promise<CallbackResult>>();

/** A code is good for one call: however often the page mounts, the same address is redeemed once, unless nobody answered. */
export function redeemOnce(search: string): Promise<CallbackResult> {
  const known = redeemed.get(search);
  if (known) return known;
  const result = redeem(new URLSearchParams(search));
  redeemed.set(search, result);
  void result.then(({ kind }) => kind === 'away' && redeemed.delete(search));
  return result;
}

async function redeem(answer: URLSearchParams): Promise<CallbackResult> {
  if (answer.get('error') === 'access_denied') return { kind: 'cancelled' };
  if (/^(server_error|temporarily_unavailable)$/.test(answer.get('error') ?? '')) return { kind: 'away' };
  const [code, state, iss] = [answer.get('code'), answer.get('state'), answer.get('iss')];
  if (answer.has('error') || !code || !state) return { kind: 'failed' };
  try {
    const body = { code, state, ...(iss !== null && { iss }) };
    const { returnTo } = await callApi<{ returnTo: string }>('/api/auth/callback', { method: 'POST', body });
    return { kind: 'done', returnTo: toReturnPath(returnTo) };
  } catch (error) {
    const refused = error instanceof ApiFailure && error.code === 'invalid_input';
    return { kind: refused ? 'failed' : 'away' };
  }
}
