import { callApi } from './api.ts';
import { toReturnPath } from './return-to.ts';

export type CallbackResult = { kind: 'done'; returnTo: string } | { kind: 'cancelled' } | { kind: 'failed' };

const redeemed = new Map<string, Promise<CallbackResult>>();

/** A code is good for one call: however often the page mounts, the same address is redeemed once. */
export function redeemOnce(search: string): Promise<CallbackResult> {
  const known = redeemed.get(search);
  if (known) return known;
  const result = redeem(new URLSearchParams(search));
  redeemed.set(search, result);
  return result;
}

async function redeem(answer: URLSearchParams): Promise<CallbackResult> {
  if (answer.get('error') === 'access_denied') return { kind: 'cancelled' };
  const [code, state, iss] = [answer.get('code'), answer.get('state'), answer.get('iss')];
  if (answer.has('error') || !code || !state) return { kind: 'failed' };
  try {
    const body = { code, state, ...(iss !== null && { iss }) };
    const { returnTo } = await callApi<{ returnTo: string }>('/api/auth/callback', { method: 'POST', body });
    return { kind: 'done', returnTo: toReturnPath(returnTo) };
  } catch {
    return { kind: 'failed' };
  }
}
