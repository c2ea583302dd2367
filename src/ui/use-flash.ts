import { useEffect, useState } from 'react';

const lastsMs = 2_000;

export function useFlash(): [boolean, () => void] {
  const [flashes, setFlashes] = useState(0);
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (flashes === 0) return;
    setOn(true);
    const timer = setTimeout(() => setOn(false), lastsMs);
    return () => clearTimeout(timer);
  }, [flashes]);
  return [on, () => setFlashes((count) => count + 1)];
}
