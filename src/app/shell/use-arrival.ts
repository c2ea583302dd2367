import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isNewerReady } from '../worker/newer.ts';

/** A new page starts at its top and is announced: the focus goes to its content. The first page of a visit is left alone. */
export function useArrival(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const seen = useRef(pathname);
  const { hash } = useLocation();
  const wentBack = useNavigationType() === 'POP';
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    // The page comes whole from the newer build.
    if (isNewerReady()) return location.reload();
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else if (!wentBack) window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash, wentBack]);
  return main;
}
