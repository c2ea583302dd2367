import type { Profile, SessionAnswer, SessionUser } from './session-contract.ts';
import type { CurrentSession } from './sessions.server.ts';
import { areTermsPending } from './terms.ts';

export function presentSession(session: CurrentSession | null): SessionAnswer {
  if (!session) return { user: null, profile: null, expiresAt: null };
  return {
    user: presentUser(session),
    profile: presentProfile(session),
    expiresAt: session.expiresAt.toISOString(),
  };
}

function presentUser({ id, email, name, picture }: CurrentSession): SessionUser {
  return { id, email: email || null, name: name || null, picture };
}

function presentProfile(session: CurrentSession): Profile {
  return {
    id: session.id,
    subscription_tier: session.subscription_tier,
    usage_count: session.usage_count,
    usage_icebreaker: session.usage_icebreaker,
    usage_intention_analyzer: session.usage_intention_analyzer,
    subscription_end: session.subscription_end?.toISOString() ?? null,
    address: session.address,
    termsPending: areTermsPending(session.terms_version),
  };
}
