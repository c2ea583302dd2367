import { Hono } from 'hono';
import { silentLog } from '../../../test/rig/silent-log.ts';
import type { Database } from '../../platform/db.server.ts';
import { parseEnv } from '../../platform/env.server.ts';
import { answerError } from '../../platform/http-errors.server.ts';
import { createRateLimits } from '../../platform/rate-limits.server.ts';
import { createIdentityProvider } from '../identity-provider.server.ts';
import { requireSameOrigin } from '../origin.server.ts';
import { accountRoutes } from '../routes.server.ts';
import type { SessionAnswer, Writers } from '../session-contract.ts';
import { createSessions } from '../sessions.server.ts';
import type { ScriptedProvider } from './scripted-provider.server.ts';

export interface Clock {
  at: number;
}

const writers: Writers = { engine: 'embedded', sees: false, seenBy: [], byTool: {} };

/** The account part of the server by itself, with a clock that the test moves. */
export function openAccount(db: Database, settings: Record<string, string>, clock: Clock) {
  const env = parseEnv({ RATE_LIMIT_SCALE: '0', ...settings });
  const services = { env, db, log: silentLog, now: () => new Date(clock.at) };
  const app = new Hono();
  app.onError((error, c) => answerError(error, c, silentLog));
  const api = new Hono();
  api.use(requireSameOrigin(services));
  const [sessions, provider] = [createSessions(services), createIdentityProvider(services)];
  api.route('/', accountRoutes(services, sessions, provider, createRateLimits(services), writers));
  app.route('/api', api);
  return { app, services };
}

export type Account = ReturnType<typeof openAccount>;

interface Call {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A browser: it keeps cookies and sends them back, and says where its calls come from. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly setCookies: string[] = [];
  readonly #account: Account;
  readonly #provider: ScriptedProvider;

  constructor(account: Account, provider: ScriptedProvider) {
    this.#account = account;
    this.#provider = provider;
  }

  async call(path: string, { method = 'GET', body, headers = {} }: Call = {}): Promise<Response> {
    const all: Record<string, string> = {
      Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(method !== 'GET' && { Origin: new URL(this.#account.services.env.PUBLIC_URL).origin }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await this.#account.app.request(path, {
      method,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      // As bytes: of a text the platform would say the type where the caller says none.
      ...(body !== undefined && { body: new TextEncoder().encode(text) }),
    });
    for (const line of response.headers.getSetCookie()) this.#store(line);
    return response;
  }

  #store(line: string): void {
    this.setCookies.push(line);
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    if (/max-age=0(;|$)/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  /** As far as coming back from the provider: what the callback page would send. */
  async comeBack(returnTo = '/') {
    const start = await this.call(`/api/auth/sign-in?${new URLSearchParams({ returnTo })}`);
    return this.#provider.approve(start.headers.get('Location') ?? '');
  }

  finish(answer: object): Promise<Response> {
    return this.call('/api/auth/callback', { method: 'POST', body: answer });
  }

  async signIn(returnTo?: string): Promise<Response> {
    return this.finish(await this.comeBack(returnTo));
  }

  async session(): Promise<SessionAnswer> {
    return (await (await this.call('/api/session')).json()) as SessionAnswer;
  }
}
