import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useSession } from '../../account/session.ts';
import { sessionChannel } from '../../account/session-tabs.ts';
import { forgetDrafts, lastPerson } from '../../generation/page/use-draft.ts';

/**
 * What belongs to the person at this screen: with the next one, forms and results start empty. A session that expires
 * and comes back is the same person; signing out in another tab makes room for somebody else.
 */
export function Person({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { user } = useSession();
  const [person, setPerson] = useState(0);

  useEffect(() => {
    if (!user) return;
    const before = sessionStorage.getItem(lastPerson);
    if (before !== null && before !== user.id) {
      forgetDrafts();
      // The page that signs in is at work, and holds nothing of anybody.
      if (pathname !== '/auth/callback') setPerson((count) => count + 1);
    }
    sessionStorage.setItem(lastPerson, user.id);
  }, [user, pathname]);

  useEffect(() => {
    const channel = new BroadcastChannel(sessionChannel);
    channel.onmessage = ({ data }) => {
      if (data !== 'signed-out') return;
      forgetDrafts();
      setPerson((count) => count + 1);
    };
    return () => channel.close();
  }, []);

  // The same element while nobody new comes: a boundary that is given another is hydrated whole, at once and in one task.
  return useMemo(() => <Suspense key={person}>{children}</Suspense>, [person, children]);
}
