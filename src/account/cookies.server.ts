import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Env } from '../platform/env.server.ts';
import { isToken } from './secret-token.server.ts';

export type CookiePurpose = 'session' | 'login';

const names: Record<CookiePurpose, string> = { session: 'salero', login: 'salero-login' };

/** `__Host-` keeps a neighbouring subdomain from planting one; browsers take it on https only. */
function nameOf(env: Env, purpose: CookiePurpose) {
  const secure = env.PUBLIC_URL.startsWith('https:');
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return { name: `${secure ? '__Host-' : ''}${names[purpose]}`, options };
}

export function getTokenCookie(c: Context, env: Env, purpose: CookiePurpose): string | null {
  const value = getCookie(c, nameOf(env, purpose).name);
  return isToken(value) ? value : null;
}

export function getNewSessionToken(c: Context, env: Env): string | null {
  const start = `${nameOf(env, 'session').name}=`;
  const line = c.res.headers.getSetCookie().findLast((one) => one.startsWith(start));
  const value = line?.slice(start.length).split(';')[0];
  return isToken(value) ? value : null;
}

export function setTokenCookie(
  c: Context,
  env: Env,
  purpose: CookiePurpose,
  token: string,
  seconds: number,
): void {
  const { name, options } = nameOf(env, purpose);
  setCookie(c, name, token, { ...options, maxAge: Math.max(1, Math.floor(seconds)) });
}

export function dropTokenCookie(c: Context, env: Env, purpose: CookiePurpose): void {
  const { name, options } = nameOf(env, purpose);
  deleteCookie(c, name, options);
}
