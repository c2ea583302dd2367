import { hash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Env } from '../platform/env.server.ts';
import { getNewSessionToken, getTokenCookie } from './cookies.server.ts';

export type Visit = { who?: string; began?: true };

/** Tells which requests of a day are one session's. The key never leaves the process, so nobody can work out whose. Decision 0047. */
export function createPseudonyms(env: Env, now: () => Date): (c: Context) => Visit {
  let day = '';
  let key = newKey();
  return (c) => {
    const came = getTokenCookie(c, env, 'session');
    const given = c.finalized ? getNewSessionToken(c, env) : null;
    const token = given ?? came;
    if (!token) return {};
    const today = now().toISOString().slice(0, 10);
    if (today !== day) [day, key] = [today, newKey()];
    const who = hash('sha256', key + token, 'base64url').slice(0, 8);
    return given && given !== came ? { who, began: true } : { who };
  };
}

const newKey = () => randomBytes(32).toString('base64url');
