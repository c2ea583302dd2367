import { ApiError } from '../api-error.server.ts';
import { catalogue } from './catalogue.server.ts';
import { checkoutSessions } from './checkout-sessions.server.ts';
import { customers } from './customers.server.ts';
import type { Call, Endpoints } from './endpoint.server.ts';
import { money } from './money.server.ts';
import { portal } from './portal.server.ts';
import { subscriptions } from './subscriptions.server.ts';
import { webhooks } from './webhooks.server.ts';

const endpoints: Endpoints = {
  ...customers,
  ...catalogue,
  ...checkoutSessions,
  ...subscriptions,
  ...money,
  ...portal,
  ...webhooks,
};

const table = Object.entries(endpoints).map(([name, answer]) => {
  const [method = '', path = ''] = name.split(' ');
  const named = !path.includes(':');
  return { method, pattern: new RegExp(`^${path.replace(':id', '([^/]+)')}$`), named, answer };
});
// `/customers/search` is a path of its own, not the customer called "search".
table.sort((left, right) => Number(right.named) - Number(left.named));

interface Match {
  id: string;
  answer(call: Call): object;
}

export function requireEndpoint(method: string, path: string): Match {
  for (const { pattern, answer, ...row } of table) {
    const match = row.method === method ? pattern.exec(path) : null;
    if (match) return { id: match[1] ?? '', answer };
  }
  throw new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  });
}
