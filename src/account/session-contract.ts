export const addresses = ['tu', 'vos', 'usted'] as const;

export type Address = (typeof addresses)[number];

export type SessionUser = { id: string } & Record<'email' | 'name' | 'picture', string | null>;

export interface Profile {
  id: string;
  subscription_tier: 'free' | 'pro';
  usage_count: number;
  usage_icebreaker: number;
  usage_intention_analyzer: number;
  subscription_end: string | null;
  address: Address;
  termsPending: boolean;
}

export interface Writer {
  engine: 'embedded' | 'model';
  sees: boolean;
  seenBy: readonly string[];
}

/** Of an installation: what `byTool` does not name is written as `engine` says. */
export interface Writers extends Writer {
  byTool: Readonly<Record<string, Writer>>;
}

export interface SessionAnswer extends Partial<Writers> {
  user: SessionUser | null;
  profile: Profile | null;
  expiresAt: string | null;
}

export interface ListedSession {
  id: string;
  label: string;
  created_at: string;
  last_seen_at: string;
  current: boolean;
}
