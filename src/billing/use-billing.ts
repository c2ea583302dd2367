import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
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
