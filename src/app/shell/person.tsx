import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useSession } from '../../account/session.ts';
import { sessionChannel } from '../../account/session-tabs.ts';
import { forgetTab, keepInTab, readFromTab, waitingSave } from '../../account/tab-memory.ts';

/** Where the tab remembers whose it is. */
const lastPerson = 'persona';

/**
 * What belongs to the person at this screen: with the next one, forms and results start empty. A session that expires
 * and comes back is the same person; signing out in another tab makes room for somebody else.
 */
export function Person({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { user } = useSession();
  const client = useQueryClient();
  const [person, setPerson] = useState(0);

  useEffect(() => {
    if (!user) return;
    const before = readFromTab(lastPerson);
    if (before !== null && before !== user.id) {
      forgetTab();
      // The page that signs in is at work, and holds nothing of anybody.
      if (pathname !== '/auth/callback') setPerson((count) => count + 1);
    }
    keepInTab(lastPerson, user.id);
    // Rarely there is something: no page loads the library's code for it.
    if (readFromTab(waitingSave)) void saveWaiting(client);
  }, [user, pathname, client]);

  useEffect(() => {
    const channel = new BroadcastChannel(sessionChannel);
    channel.onmessage = ({ data }) => {
      if (data !== 'signed-out') return;
      forgetTab();
      setPerson((count) => count + 1);
    };
    return () => channel.close();
  }, []);

  // The same element while nobody new comes: a boundary that is given another is hydrated whole, at once and in one task.
  return useMemo(() => <Suspense key={person}>{children}</Suspense>, [person, children]);
}

async function saveWaiting(client: QueryClient): Promise<void> {
  const library = await import('../../library/save.ts').catch(() => null);
  await library?.saveWhatWaits(client);
}
