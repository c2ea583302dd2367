/**
 * Where the rows of a kind end: one by one here; by forgetting the last answers; where sessions are listed; or with the account,
 * because the service or the law needs them until then.
 */
export type Erase = 'rows' | 'recent' | 'sessions' | 'account';

export interface KeptKind {
  name: string;
  title: string;
  until: string;
  erase: Erase;
  rows: number;
}

export interface KeptRows {
  items: { id: string; fields: { label: string; text: string }[] }[];
  next: string | null;
}
