import { useEffect, useState } from 'react';

/** Busy until the browser has gone to another site; and no longer, when it comes back to this very page. */
export function useLeaving() {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const back = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  async function leave(ask: () => Promise<string>): Promise<void> {
    setBusy(true);
    try {
      location.assign(await ask());
    } catch (error) {
      setBusy(false);
      throw error;
    }
  }
  return { busy, leave };
}
