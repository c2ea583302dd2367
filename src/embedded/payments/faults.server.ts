import type { Form } from './form-encoding.server.ts';

interface FaultyRequest {
  method: string;
  /** Without the query. */
  path: string;
  form: Form;
  idempotencyKey: string | null;
}

/**
 * What goes wrong with one request. `hang` never answers; `cut` closes the connection before doing anything;
 * `cut-after` does the work and closes it without saying so; `late` does the work and answers when the promise resolves.
 */
export type Fault =
  | null
  | { status: number; body?: unknown }
  | { late: Promise<void> }
  | 'hang'
  | 'cut'
  | 'cut-after';

export type FaultChoice = (request: FaultyRequest) => Fault;

export const brokenBody = {
  error: { type: 'api_error', message: 'An unexpected error occurred.' },
};
