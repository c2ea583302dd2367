import { newId } from '../ids.server.ts';
import { keep } from '../ledger.server.ts';
import { listShape, pageOf } from '../lists.server.ts';
import { newWebhookEndpoint } from '../objects.server.ts';
import { listOf, readParams, requiredText, text, url } from '../params.server.ts';
import { newestFirst, requireRow } from '../tables.server.ts';
import type { Endpoints } from './endpoint.server.ts';

const events = listOf(requiredText);

export const webhooks: Endpoints = {
  'POST /v1/webhook_endpoints': ({ ledger, form }) => {
    const params = readParams(
      form,
      { url, enabled_events: events, description: text, api_version: requiredText },
      ['url', 'enabled_events'],
    );
    const endpoint = newWebhookEndpoint(ledger.at(), params.url ?? '', params.enabled_events ?? []);
    endpoint.description = params.description ?? null;
    endpoint.api_version = params.api_version ?? endpoint.api_version;
    const secret = newId('whsec_', 32);
    ledger.state.secrets[endpoint.id] = secret;
    keep(ledger, 'webhook_endpoint', endpoint);
    // Its secret is shown this once.
    return { ...endpoint, secret };
  },

  'GET /v1/webhook_endpoints': ({ ledger, form, path }) =>
    pageOf(
      path,
      'webhook_endpoint',
      newestFirst(ledger.state.rows, 'webhook_endpoint'),
      readParams(form, listShape),
    ),

  'POST /v1/webhook_endpoints/:id': ({ ledger, form, id }) => {
    const endpoint = requireRow(ledger.state.rows, 'webhook_endpoint', id);
    const params = readParams(form, { enabled_events: events });
    endpoint.enabled_events = params.enabled_events ?? endpoint.enabled_events;
    return endpoint;
  },
};
