import { newId } from '../ids.server.ts';
import { emit, keep } from '../ledger.server.ts';
import { listShape, pageOf } from '../lists.server.ts';
import { newPortalConfiguration, newPortalSession, type PortalConfiguration } from '../objects.server.ts';
import {
  flag,
  mapOf,
  mergeMetadata,
  metadata,
  oneOf,
  readParams,
  requiredText,
  url,
} from '../params.server.ts';
import { newestFirst, requireRow } from '../tables.server.ts';
import type { Call, Endpoints } from './endpoint.server.ts';

const configurationShape = {
  active: flag,
  business_profile: mapOf({ privacy_policy_url: url, terms_of_service_url: url }),
  default_return_url: url,
  features: mapOf({
    invoice_history: mapOf({ enabled: flag }),
    payment_method_update: mapOf({ enabled: flag }),
    subscription_cancel: mapOf({ enabled: flag, mode: oneOf('at_period_end', 'immediately') }),
  }),
  metadata,
};

function change(configuration: PortalConfiguration, { form }: Call): void {
  const { features, business_profile, metadata: labels, ...rest } = readParams(form, configurationShape);
  for (const [feature, setting] of Object.entries(features ?? {}))
    Object.assign(configuration.features[feature as keyof typeof configuration.features], setting);
  Object.assign(configuration.business_profile, business_profile);
  Object.assign(configuration, rest);
  configuration.metadata = mergeMetadata(configuration.metadata ?? {}, labels);
}

export const portal: Endpoints = {
  'POST /v1/billing_portal/sessions': ({ ledger, form }) => {
    const { rows } = ledger.state;
    const params = readParams(
      form,
      {
        customer: requiredText,
        return_url: url,
        configuration: requiredText,
        locale: oneOf('es'),
      },
      ['customer'],
    );
    const customer = requireRow(rows, 'customer', params.customer ?? '', 'customer');
    const configuration =
      params.configuration === undefined
        ? (Object.values(rows['billing_portal.configuration']).find((row) => row.is_default) ??
          keep(ledger, 'billing_portal.configuration', newPortalConfiguration(ledger.at(), true)))
        : requireRow(rows, 'billing_portal.configuration', params.configuration, 'configuration');
    const session = newPortalSession(ledger.at(), customer.id, configuration.id);
    session.return_url = params.return_url ?? configuration.default_return_url;
    session.locale = params.locale ?? null;
    session.url = `${ledger.publicUrl()}/pago-local/portal/${newId('test_', 48)}`;
    emit(ledger, 'billing_portal.session.created', session);
    return keep(ledger, 'billing_portal.session', session);
  },

  'POST /v1/billing_portal/configurations': (call) => {
    readParams(call.form, configurationShape, ['features']);
    const first = Object.keys(call.ledger.state.rows['billing_portal.configuration']).length === 0;
    const configuration = newPortalConfiguration(call.ledger.at(), first);
    change(configuration, call);
    return keep(call.ledger, 'billing_portal.configuration', configuration);
  },

  'GET /v1/billing_portal/configurations': ({ ledger, form, path }) => {
    const { active, is_default, ...paging } = readParams(form, {
      ...listShape,
      active: flag,
      is_default: flag,
    });
    const rows = newestFirst(ledger.state.rows, 'billing_portal.configuration').filter(
      (row) =>
        (active === undefined || row.active === active) &&
        (is_default === undefined || row.is_default === is_default),
    );
    return pageOf(path, 'billing_portal.configuration', rows, paging);
  },

  'POST /v1/billing_portal/configurations/:id': (call) => {
    const configuration = requireRow(call.ledger.state.rows, 'billing_portal.configuration', call.id);
    change(configuration, call);
    return configuration;
  },
};
