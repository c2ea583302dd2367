import { useState } from 'react';
import { keepInTab, readFromTab } from '../account/tab-memory.ts';

const place = 'guardados-en-esta-pestaña';
const most = 100;

function read(): string[] {
  const ids = readFromTab(place);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Whether the answer of this id was saved in this tab, also before a reload. Ids alone are remembered. */
export function useSavedBefore(id: string | undefined): [boolean, () => void] {
  const [now, setNow] = useState<string | null>(null);
  const saved = id !== undefined && (now === id || read().includes(id));
  function remember() {
    if (id === undefined) return;
    setNow(id);
    keepInTab(place, [...read().filter((one) => one !== id), id].slice(-most));
  }
  return [saved, remember];
}
