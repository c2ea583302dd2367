import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type Call, endOfStream, send } from '../test/rig/http.ts';
import { comeBack, Jar, pathOf } from '../test/rig/sign-in.ts';
import type { examples } from '../test/tool-examples.ts';
import type { Journal, Saved, SignedIn } from './journal.ts';

export interface Product {
  publicUrl: string;
  /** Where this call goes: an instance, or what stands in front of them. */
  url(): string;
  allowBroken: boolean;
  journal: Journal;
}

/** Longer than the server may ever take: an answer that has not come by then is a hang. */
const withinMs = 60_000;
const patienceMs = 90_000;
const pauseMs = 200;
/** Worth trying again with the same key, as the browser does. */
const passing = new Set([0, 409, 502, 503, 504]);

/** Someone with a browser who does not give up: every step is repeated under its own key until it is acknowledged. */
export class Person {
  readonly email: string;
  readonly #product: Product;
  readonly #jar = new Jar();
  session: SignedIn | null = null;
  /** Of one's own, for limits that count by address; believed where a proxy is said to stand in front. */
  readonly #address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

  /** `cookie`: of whoever is signed in already. */
  constructor(product: Product, email: string, cookie?: string) {
    this.#product = product;
    this.email = email;
    if (cookie) this.#jar.take(cookie);
  }

  get #journal(): Journal {
    return this.#product.journal;
  }

  async #call(name: string, path: string, call: Call = {}): Promise<Answer> {
    const { publicUrl } = this.#product;
    const outside = /^\/(identidad|pago)-local/.test(path);
    const place = { url: outside ? publicUrl : this.#product.url(), origin: publicUrl };
    const answer = await send(place, path, {
      cookie: this.#jar.line,
      ...call,
      kept: true,
      withinMs,
      headers: { ...(!outside && { 'X-Forwarded-For': this.#address }), ...call.headers },
    });
    if (!outside) this.#journal.answered(name, answer, this.#product.allowBroken);
    this.#jar.keep(answer);
    return answer;
  }

  async insist(
    name: string,
    path: string,
    call: Call = {},
    statusOf = ({ status }: Answer) => status,
  ): Promise<Answer> {
    const until = performance.now() + patienceMs;
    for (;;) {
      const answer = await this.#call(name, path, call);
      if (!passing.has(statusOf(answer)) || isDuplicate(answer)) return answer;
      if (performance.now() > until) {
        this.#journal.complain(`${name}: no end, ${answer.status} ${answer.text.slice(0, 80)}`);
        return answer;
      }
      await sleep(pauseMs + Math.random() * pauseMs);
    }
  }

  async signIn(): Promise<void> {
    const until = performance.now() + patienceMs;
    while (!(await this.#trySignIn())) {
      if (performance.now() > until) return this.#journal.complain('sign-in: no end');
      await sleep(pauseMs);
    }
  }

  async #trySignIn(): Promise<boolean> {
    const visit = (path: string, call?: Call) => this.#call('sign-in', path, call);
    const { code, state, iss } = await comeBack(visit, this.email);
    if (!code) return false;
    const body = { code, state, iss };
    const done = await this.#call('callback', '/api/auth/callback', { method: 'POST', body });
    const token = this.#jar.get('salero');
    if (done.status !== 200 || !token) return false;
    this.session = { email: this.email, cookie: token, ended: 'no' };
    this.#journal.sessions.push(this.session);
    return true;
  }

  async signOut(): Promise<void> {
    const { session } = this;
    if (!session) return;
    session.ended = 'asked';
    const answer = await this.insist('sign-out', '/api/auth/sign-out', { method: 'POST' });
    if (answer.status !== 204) return this.#journal.complain(`sign-out: ${answer.status}`);
    session.ended = 'acknowledged';
    this.session = null;
    const after = await this.#call('session', '/api/session', { cookie: `salero=${session.cookie}` });
    if (after.status === 200 && JSON.parse(after.text).user !== null)
      this.#journal.complain('sign-out: acknowledged, and the session still opens the door');
  }

  async save(text = `Bio ${randomUUID()}`): Promise<void> {
    const saved: Saved = {
      email: this.email,
      key: randomUUID(),
      text,
      id: null,
      deleted: 'no',
    };
    this.#journal.saves.push(saved);
    const answer = await this.insist('save', '/api/saved/bios', {
      method: 'POST',
      headers: { 'Idempotency-Key': saved.key },
      body: { bio_text: saved.text, keywords: saved.key, bio_style: 'casual' },
    });
    if (answer.status !== 200 && answer.status !== 201)
      return this.#journal.complain(`save: ${answer.status} ${answer.text.slice(0, 80)}`);
    saved.id = String(JSON.parse(answer.text).id);
  }

  async deleteOne(): Promise<void> {
    const saved = this.#journal.saves.find(
      (one) => one.email === this.email && one.id !== null && one.deleted === 'no',
    );
    if (!saved) return;
    saved.deleted = 'asked';
    const answer = await this.insist('delete', `/api/saved/bios/${saved.id}`, { method: 'DELETE' });
    // Gone already: the first try did it and its answer was lost.
    if (answer.status === 204 || answer.status === 404) saved.deleted = 'acknowledged';
    else this.#journal.complain(`delete: ${answer.status}`);
  }

  /** Everything acknowledged is there at once, also after a failover. */
  async look(): Promise<void> {
    const answer = await this.insist('list', '/api/saved/bios?limit=50');
    if (answer.status !== 200) return this.#journal.complain(`list: ${answer.status}`);
    const shown = new Set((JSON.parse(answer.text).items as { id: string }[]).map(({ id }) => id));
    for (const { email, id, deleted } of this.#journal.saves) {
      if (email !== this.email || id === null || deleted === 'asked') continue;
      if (shown.has(id) !== (deleted === 'no')) this.#journal.complain(`list: ${id} is wrong (${deleted})`);
    }
  }

  /** One use, streamed, under one key until its result is read. */
  async use({ functionName, example: { body } }: (typeof examples)[number]): Promise<void> {
    const used = { key: randomUUID(), generationId: null as string | null };
    this.#journal.uses.push(used);
    const headers = { 'Idempotency-Key': used.key, Accept: 'text/event-stream' };
    const path = `/api/functions/${functionName}`;
    const answer = await this.insist('use', path, { method: 'POST', headers, body }, statusOfStream);
    const status = statusOfStream(answer);
    if (status === 200) used.generationId = String(endOfStream(answer.text).body.generationId);
    else if (status === 402) this.#journal.uses.splice(this.#journal.uses.indexOf(used), 1);
    else this.#journal.complain(`use: ${status} ${answer.text.slice(-120)}`);
  }

  /** Checkout, the payment page, and back. Paid is what the page said so. */
  async pay(): Promise<void> {
    const paid = { email: this.email, acknowledged: false };
    this.#journal.payments.push(paid);
    const opened = await this.insist('checkout', '/api/functions/create-checkout', { method: 'POST' });
    if (opened.status !== 200)
      return this.#journal.complain(`checkout: ${opened.status} ${opened.text.slice(0, 80)}`);
    const at = pathOf(String(JSON.parse(opened.text).url));
    const page = await this.#call('payment page', at);
    const token = /name="token" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const body = new URLSearchParams({ token });
    const done = await this.#call('payment', at, { method: 'POST', body });
    if (done.status !== 303 && done.status !== 302) return this.#journal.complain(`payment: ${done.status}`);
    paid.acknowledged = true;
    const checked = await this.insist('check', '/api/functions/check-subscription', { method: 'POST' });
    if (checked.status !== 200 || JSON.parse(checked.text).subscribed !== true)
      this.#journal.complain(`check: ${checked.status} ${checked.text.slice(0, 80)}`);
  }
}

/** That of the failure which a stream ended with; 0 where it was cut. */
function statusOfStream({ status, text }: Answer): number {
  if (status !== 200) return status;
  const { event, body } = endOfStream(text);
  return { result: 200, error: Number(body.status), broken: 0 }[event];
}

function isDuplicate({ status, text }: Answer): boolean {
  return status === 409 && text.includes('"duplicate"');
}
