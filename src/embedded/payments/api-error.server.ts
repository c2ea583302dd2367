import type Stripe from 'stripe';

type ErrorType = Stripe.StripeRawError['type'];

export interface ApiErrorBody {
  error: { type: ErrorType; message: string; code?: string; param?: string; doc_url?: string };
}

/** A refusal with the status and the body that Stripe gives for it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ApiErrorBody;

  constructor(status: number, error: Omit<ApiErrorBody['error'], 'doc_url'>) {
    super(error.message);
    this.status = status;
    this.body = {
      error: {
        ...error,
        ...(error.code && {
          doc_url: `https://stripe.com/docs/error-codes/${error.code.replaceAll('_', '-')}`,
        }),
      },
    };
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
