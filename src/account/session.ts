import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toast } from '../ui/toast.ts';
import { useStill } from '../ui/use-still.ts';
import { ApiFailure, callApi } from './api.ts';
import { settleErasure } from './owed-erasure.ts';
import { toReturnPath } from './return-to.ts';
import type { SessionAnswer, SessionUser, Writers } from './session-contract.ts';
import { forgetPrivateData, forgetSession, sessionKey, tellTabs } from './session-tabs.ts';

/** `loading` also in prerendered HTML: show neither side. `unknown` when the server has never answered: nobody is signed out by that. */
type Status = 'loading' | 'ready' | 'unknown';

export type Session = ReturnType<typeof useSession>;

export function useSession() {
  const client = useQueryClient();
  const hasAnswer = () => (client.getQueryState(sessionKey)?.status ?? 'pending') !== 'pending';
  const answered = useStill(hasAnswer, false);
  const { data, isError } = useQuery({
    ...sessionQuery(client),
    refetchOnWindowFocus: 'always',
    retry: 1,
  });
  const refresh = useCallback(() => client.refetchQueries({ queryKey: sessionKey }), [client]);
  const known = answered ? data : undefined;
  const status: Status = !answered ? 'loading' : isError && !data ? 'unknown' : 'ready';
  const writers: Writers | null = known?.engine
    ? { sees: false, seenBy: [], byTool: {}, ...known, engine: known.engine }
    : null;
  const [user, profile] = [known?.user ?? null, known?.profile ?? null];
  // `failed`: the last check got no answer, and `user` is what was known before.
  return { status, user, profile, writers, failed: answered && isError, refresh };
}

function sessionQuery(client: QueryClient) {
  return queryOptions({
    queryKey: sessionKey,
    queryFn: ({ signal }) => readSession(client, signal),
  });
}

async function readSession(client: QueryClient, signal: AbortSignal): Promise<SessionAnswer> {
  const before = client.getQueryData<SessionAnswer>(sessionKey)?.user?.id;
  const answer = await callApi<SessionAnswer>('/api/session', { signal });
  // The session was ended elsewhere, the account erased, or someone else has signed in, in another tab or since the last visit.
  if (!answer.user || (before !== undefined && before !== answer.user.id)) forgetPrivateData(client);
  // Whether it works or not, who is there is known. Whatever shows those answers asks again.
  await settleErasure(answer.user?.id ?? null).catch(() => {});
  return answer;
}

export function signIn(returnTo: string): void {
  if (!navigator.onLine) {
    toast.error('Error al conectar con el servicio de autenticación');
    return;
  }
  toast.success('Iniciando sesión con Google...');
  const query = new URLSearchParams({ returnTo: toReturnPath(returnTo) });
  location.assign(`/api/auth/sign-in?${query}`);
}

export function useSignOut(): () => Promise<boolean> {
  const client = useQueryClient();
  return useCallback(async () => {
    try {
      await callApi('/api/auth/sign-out', { method: 'POST' });
    } catch (error) {
      if (!(error instanceof ApiFailure && error.status === 401)) {
        toast.error('Error al cerrar sesión');
        return false;
      }
    }
    await client.cancelQueries();
    forgetSession(client);
    tellTabs('signed-out');
    toast.success('Sesión cerrada correctamente');
    return true;
  }, [client]);
}

export async function announceSignIn(client: QueryClient): Promise<SessionUser | null> {
  await client.cancelQueries({ queryKey: sessionKey });
  const { user } = await client.fetchQuery({ ...sessionQuery(client), staleTime: 0 });
  if (user) tellTabs('signed-in');
  return user;
}
