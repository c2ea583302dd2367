export const addresses = ['tu', 'vos', 'usted'] as const;

/** How the user likes to be addressed. */
export type Address = (typeof addresses)[number];

export interface SessionUser {
  id: string;
  email: string | null;
  name: string | null;
  picture: string | null;
}

export interface Profile {
  id: string;
  subscription_tier: 'free' | 'pro';
  usage_count: number;
  usage_icebreaker: number;
  usage_intention_analyzer: number;
  subscription_end: string | null;
  address: Address;
  /** The terms have changed since this person accepted them. */
  termsPending: boolean;
}

/** Who writes the answers of a tool. */
export interface Writer {
  /** `embedded`: our own rules; no model takes part. */
  engine: 'embedded' | 'model';
  /** It can look at a photo. */
  sees: boolean;
  /** Whose models would look at it, in words for the person. */
  seenBy: readonly string[];
}

/** Of an installation: what `byTool` does not name is written as `engine` says. */
export interface Writers extends Writer {
  byTool: Readonly<Record<string, Writer>>;
}

/** `GET /api/session`. */
export interface SessionAnswer extends Partial<Writers> {
  user: SessionUser | null;
  profile: Profile | null;
  expiresAt: string | null;
}

/** One of `GET /api/account/sessions`. */
export interface ListedSession {
  id: string;
  label: string;
  created_at: string;
  last_seen_at: string;
  current: boolean;
}
