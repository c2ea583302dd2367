import { useContext, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PageContext } from '../ui/page-meta.tsx';
import { signInPath } from './return-to.ts';
import { type Session, useSession } from './session.ts';

/** The session, for a page of somebody's own: whoever is signed out is taken to the login, and back to it. */
export function useOwnSession(afterMs = 0): Session {
  const { path } = useContext(PageContext);
  const session = useSession();
  const { status, user, failed } = session;
  const isSignedOut = status === 'ready' && !user && !failed;
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSignedOut) return;
    const timer = setTimeout(() => {
      const { pathname, search } = window.location;
      if (pathname === path) void navigate(signInPath(path + search), { replace: true });
    }, afterMs);
    return () => clearTimeout(timer);
  }, [path, isSignedOut, afterMs, navigate]);
  return session;
}
