import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useSession } from '../../account/session.ts';
import { followSession } from '../../account/session-tabs.ts';
import {
  forgetTab,
  isOfEarlierVisit,
  keepOwner,
  owner,
  readFromTab,
  waitingSave,
} from '../../account/tab-memory.ts';

/** With the next person at this screen forms and results start empty. Whose session expires and comes back is the same person. */
export function Person({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { user } = useSession();
  const client = useQueryClient();
  const [person, setPerson] = useState(0);

  useEffect(() => {
    if (!user) return;
    const before = readFromTab(owner);
    if (before !== null && before !== user.id) {
      forgetTab();
      if (pathname !== '/auth/callback') setPerson((count) => count + 1);
    }
    keepOwner(user.id);
    if (readFromTab(waitingSave)) void saveWaiting(client);
  }, [user, pathname, client]);

  useEffect(() => {
    const makeRoom = () => {
      forgetTab();
      setPerson((count) => count + 1);
    };
    const stopFollowing = followSession(client, makeRoom);
    // A page that was put aside, to be brought back by Back, was not told.
    const look = () => {
      if (isOfEarlierVisit()) makeRoom();
    };
    look();
    window.addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      stopFollowing();
      window.removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client]);

  // Memoised until the person changes: a Suspense boundary with new children is hydrated at once, in one long task.
  return useMemo(() => <Suspense key={person}>{children}</Suspense>, [person, children]);
}

async function saveWaiting(client: QueryClient): Promise<void> {
  const library = await import('../../library/save.ts').catch(() => null);
  await library?.saveWhatWaits(client);
}
