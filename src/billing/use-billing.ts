import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../account/api.ts';
import { sessionKey } from '../account/session-tabs.ts';
import type { BillingAnswer } from './contract.ts';

const billingKey = ['billing'] as const;

export function useBilling() {
  return useQuery({
    queryKey: billingKey,
    queryFn: ({ signal }) => callApi<BillingAnswer>('/api/billing', { signal }),
    refetchOnWindowFocus: 'always',
  });
}

export function useReloadPlan(): () => Promise<boolean> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      client.refetchQueries({ queryKey: sessionKey }),
      client.invalidateQueries({ queryKey: billingKey }),
    ]);
    return client.getQueryState(sessionKey)?.error === null;
  }, [client]);
}

/** To the address that a call answers. Busy until the browser has gone there; and no longer, when it comes back to this very page. */
export function useLeaving(path: `/api/functions/${string}`) {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const back = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  async function leave(body?: object): Promise<void> {
    setBusy(true);
    try {
      const { url } = await callApi<{ url?: string }>(path, { method: 'POST', body });
      if (!url) throw new Error('No se recibió la URL del portal');
      location.assign(url);
    } catch (error) {
      setBusy(false);
      throw error;
    }
  }
  return { busy, leave };
}
