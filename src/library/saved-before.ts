import { useState } from 'react';

const place = 'guardados-en-esta-pestaña';
const most = 100;

function read(): string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether the answer of this id was saved in this tab, also before a reload. Ids alone are remembered. */
export function useSavedBefore(id: string | undefined): [boolean, () => void] {
  const [now, setNow] = useState<string | null>(null);
  const saved = id !== undefined && (now === id || read().includes(id));
  function remember() {
    if (id === undefined) return;
    setNow(id);
    try {
      sessionStorage.setItem(place, JSON.stringify([...read().filter((one) => one !== id), id].slice(-most)));
    } catch {
      // Where storage is forbidden it is known until the page is left.
    }
  }
  return [saved, remember];
}
