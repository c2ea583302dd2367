import type { Form } from '../form-encoding.server.ts';
import type { Ledger } from '../ledger.server.ts';

export interface Call {
  ledger: Ledger;
  form: Form;
  /** What stands at `:id` in the pattern. */
  id: string;
  path: string;
}

/** `GET /v1/customers/:id` and what answers it. Each checks everything before it changes anything. */
export type Endpoints = Record<string, (call: Call) => object>;
