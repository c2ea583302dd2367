/** Where rows are erased: here, one by one; with the last answers; where sessions are listed; or with the account only. */
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
