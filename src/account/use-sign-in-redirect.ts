import { useEffect } from 'react';
import { useNavigate } from 'react-router';

export function useSignInRedirect(path: string, isSignedOut: boolean, afterMs?: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSignedOut) return;
    function go() {
      // Who has just signed out is on the way home already, while this page still shows.
      if (window.location.pathname === path) void navigate(`/auth?returnTo=${path}`, { replace: true });
    }
    if (afterMs === undefined) return go();
    const timer = setTimeout(go, afterMs);
    return () => clearTimeout(timer);
  }, [path, isSignedOut, afterMs, navigate]);
}
