import Stripe from 'stripe';
import { newId } from '../ids.server.ts';

export function newWebhookEndpoint(created: number, url: string, events: string[]): Stripe.WebhookEndpoint {
  return {
    id: newId('we_1', 23),
    object: 'webhook_endpoint',
    api_version: Stripe.API_VERSION,
    application: null,
    created,
    description: null,
    enabled_events: events,
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
  };
}
