import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';

type Row = Record<string, unknown> & { id: string; object: string; created: number };

export interface ScriptedStripe {
  stripe: Stripe;
  readonly webhookSecret: string;
  /** Seconds, as Stripe counts. The test moves it. */
  clock: { at: number };
  rows: Map<string, Row>;
  /** `POST /v1/customers` and the like, in order. */
  calls: string[];
  /** Answers a request with this status when it is not null. The last is how often the same key was asked. */
  failWith: (call: string) => number | null;
  /** Keeps an answer, made by then, from leaving until the promise resolves. */
  hold: (call: string) => Promise<void> | null;
  /** What a person does on the pages of Stripe. Each answers the events that Stripe would send. */
  pay(sessionUrl: string): Row[];
  renew(subscription: string, paid: boolean): Row[];
  set(id: string, fields: Record<string, unknown>): Row[];
  all(object: string): Row[];
  subscriptionOf(customer: string): Row;
  event(type: string, object: Row): Row;
  sign(event: unknown, options?: { secret?: string; at?: number }): { body: string; signature: string };
  close(): Promise<void>;
}

const month = 30 * 24 * 3_600;

/** As much of Stripe as billing calls, over real HTTP, doing what the test says. */
export async function startScriptedStripe(clock: { at: number }): Promise<ScriptedStripe> {
  const rows = new Map<string, Row>();
  const kept = new Map<string, unknown>();
  const seconds = () => Math.floor(clock.at / 1_000);
  const add = (object: string, prefix: string, fields: Record<string, unknown>): Row => {
    const row = {
      id: `${prefix}_${randomUUID().replaceAll('-', '')}`,
      object,
      created: seconds(),
      ...fields,
    };
    rows.set(row.id, row);
    return row;
  };
  const all = (object: string) => [...rows.values()].filter((row) => row.object === object).reverse();
  const need = (id: string) => {
    const row = rows.get(id);
    if (!row) throw new Refused(404, 'resource_missing');
    return row;
  };
  const charge = (customer: unknown) =>
    add('charge', 'ch', {
      customer,
      amount: 500,
      amount_refunded: 0,
      paid: true,
      refunded: false,
      disputed: false,
    });

  function answer(method: string, path: string, form: URLSearchParams): unknown {
    const parts = path.split('/').slice(2);
    const id = parts.find(isId) ?? '';
    const field = (name: string) => form.get(name);
    const customer = field('customer');
    if (customer !== null && !rows.has(customer)) throw new Refused(400, 'resource_missing', 'customer');
    const where = (object: string, ...names: string[]) => ({
      object: 'list',
      has_more: false,
      url: path,
      data: all(object).filter((row) =>
        names.every((name) => field(name) === null || row[name] === field(name)),
      ),
    });
    const route = `${method} ${parts.map((part) => (isId(part) ? ':id' : part)).join('/')}`;
    switch (route) {
      case 'POST customers':
        return add('customer', 'cus', {
          email: field('email'),
          metadata: { user_id: field('metadata[user_id]') },
        });
      case 'GET subscriptions':
        return where('subscription', 'customer');
      case 'GET subscriptions/:id':
        return need(id);
      case 'DELETE subscriptions/:id': {
        const row = need(id);
        if (row.status === 'canceled') throw new Refused(404, 'resource_missing');
        return Object.assign(row, { status: 'canceled', ended_at: seconds(), canceled_at: seconds() });
      }
      case 'GET charges':
        return where('charge', 'customer');
      case 'GET charges/:id':
        return need(id);
      case 'GET disputes':
        return where('dispute', 'charge');
      case 'POST refunds': {
        const paid = need(field('charge') ?? '');
        if (paid.refunded) throw new Refused(400, 'charge_already_refunded');
        Object.assign(paid, { refunded: true, amount_refunded: paid.amount });
        return add('refund', 're', { charge: paid.id, amount: paid.amount, status: 'succeeded' });
      }
      case 'GET billing_portal/configurations':
        return where('billing_portal.configuration');
      case 'POST billing_portal/sessions':
        return add('billing_portal.session', 'bps', {
          customer: field('customer'),
          url: 'https://portal.example/',
          return_url: field('return_url'),
        });
      case 'POST checkout/sessions':
        return openSession(form);
      case 'GET checkout/sessions':
        return where('checkout.session', 'customer', 'status');
      case 'GET checkout/sessions/:id':
        return need(id);
      case 'POST checkout/sessions/:id/expire':
        return Object.assign(need(id), { status: 'expired', url: null });
      default:
        throw new Refused(404, `no route ${route}`);
    }
  }

  function openSession(form: URLSearchParams): Row {
    const expires = Number(form.get('expires_at'));
    if (expires < seconds() + 1_800) throw new Refused(400, 'expires_at is too soon');
    const session = add('checkout.session', 'cs_test', {
      customer: form.get('customer'),
      client_reference_id: form.get('client_reference_id'),
      mode: form.get('mode'),
      price: form.get('line_items[0][price]'),
      success_url: form.get('success_url'),
      cancel_url: form.get('cancel_url'),
      metadata: { user_id: form.get('metadata[user_id]') },
      status: 'open',
      expires_at: expires,
    });
    return Object.assign(session, { url: `https://checkout.example/${session.id}` });
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const form =
      request.method === 'GET' ? searchParams : new URLSearchParams(Buffer.concat(chunks).toString());
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    const call = `${request.method} ${pathname}`;
    scripted.calls.push(call);
    const broken = scripted.failWith(call);
    if (broken !== null) return send(broken, { error: { type: 'api_error', message: 'scripted' } });
    const key = request.headers['idempotency-key'];
    try {
      const known = typeof key === 'string' ? kept.get(key) : undefined;
      const result = known ?? answer(request.method ?? '', pathname, form);
      // As it was then: a repeated request is told nothing newer.
      if (typeof key === 'string') kept.set(key, structuredClone(result));
      const answered = structuredClone(result);
      await scripted.hold(call);
      send(200, answered);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      send(error.status, {
        error: {
          type: 'invalid_request_error',
          code: error.message,
          message: error.message,
          param: error.param,
        },
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const webhookSecret = 'whsec_scripted';
  const stripe = new Stripe('sk_test_scripted', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 2,
    telemetry: false,
  });

  const event = (type: string, object: Row): Row =>
    add('event', 'evt', { type, livemode: false, data: { object: structuredClone(object) } });

  const scripted: ScriptedStripe = {
    stripe,
    webhookSecret,
    clock,
    rows,
    calls: [],
    failWith: () => null,
    hold: () => null,
    all,
    event,
    pay(url) {
      const session = need(url.split('/').at(-1) ?? '');
      if (session.status !== 'open') throw new Error(`cannot pay a session that is ${session.status}`);
      const paid = charge(session.customer);
      const subscription = add('subscription', 'sub', {
        customer: session.customer,
        status: 'active',
        start_date: seconds(),
        cancel_at_period_end: false,
        cancel_at: null,
        canceled_at: null,
        ended_at: null,
        metadata: session.metadata,
        items: {
          object: 'list',
          data: [
            {
              id: 'si_1',
              current_period_start: seconds(),
              current_period_end: seconds() + month,
              price: { id: session.price, recurring: {} },
            },
          ],
        },
      });
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        subscription: subscription.id,
        url: null,
      });
      return [
        event('checkout.session.completed', session),
        event('customer.subscription.created', subscription),
        event('charge.succeeded', paid),
      ];
    },
    renew(id, paid) {
      const subscription = need(id);
      const [item] = (subscription.items as { data: Record<string, number>[] }).data;
      if (item)
        Object.assign(item, {
          current_period_start: item.current_period_end,
          current_period_end: (item.current_period_end ?? 0) + month,
        });
      Object.assign(subscription, { status: paid ? 'active' : 'past_due' });
      if (paid) charge(subscription.customer);
      return [event('customer.subscription.updated', subscription)];
    },
    set(id, fields) {
      const row = Object.assign(need(id), fields);
      return [
        event(row.object === 'subscription' ? 'customer.subscription.updated' : `${row.object}.updated`, row),
      ];
    },
    subscriptionOf(customer) {
      const found = all('subscription').find((row) => row.customer === customer);
      if (!found) throw new Error('no subscription');
      return found;
    },
    sign(payload, { secret = webhookSecret, at = clock.at } = {}) {
      const body = JSON.stringify(payload);
      const timestamp = Math.floor(at / 1_000);
      return {
        body,
        signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }),
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return scripted;
}

class Refused extends Error {
  readonly status: number;
  readonly param: string | undefined;
  constructor(status: number, code: string, param?: string) {
    super(code);
    this.status = status;
    this.param = param;
  }
}

const isId = (part: string) => /_[0-9a-f]{32}$/.test(part);
