import { useEffect, useState } from 'react';

/** True for a moment after `flash()`: 'Copiado', 'Guardado'. */
export function useFlash(lastsMs = 2000): [boolean, () => void] {
  const [flashes, setFlashes] = useState(0);
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (flashes === 0) return;
    setOn(true);
    const timer = setTimeout(() => setOn(false), lastsMs);
    return () => clearTimeout(timer);
  }, [flashes, lastsMs]);
  return [on, () => setFlashes((count) => count + 1)];
}
