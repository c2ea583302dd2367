import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type Stripe from 'stripe';

interface Refusal {
  type: Stripe.StripeRawError['type'];
  message: string;
  code?: string;
  param?: string;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: ContentfulStatusCode;
  readonly body: { error: Refusal };

  constructor(status: ContentfulStatusCode, error: Refusal) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export function invalidRequest(message: string, details: { code?: string; param?: string } = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...details });
}

/** 404 when the URL names it, 400 when a parameter does. */
export function noSuch(kind: string, id: string, param = 'id'): ApiError {
  return new ApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}
