import { ApiFailure, callApi } from './api.ts';
import { memoryIn } from './personal-storage.ts';
import { tellTabs } from './session-tabs.ts';

/** What a person was told is gone, until the server has said so: paths by user, '' for one not known yet. Not in `stored`, which the quick exit forgets. */
export const owed = memoryIn(() => localStorage, 'salida', true);

type Path = `/api/${string}`;
const lastAnswers: Path = '/api/recent';
const owedBy = () => (owed.read('') ?? {}) as Record<string, readonly Path[]>;

let here: string | null = null;

export function oweErasure(userId: string, paths: readonly Path[] = [lastAnswers]): void {
  const all = owedBy();
  owed.keep('', { ...all, [userId]: [...new Set([...(all[userId] ?? []), ...paths])] });
}

export function settled(userId: string, paths: readonly Path[]): void {
  const { [userId]: own = [], ...others } = owedBy();
  const rest = own.filter((path) => !paths.includes(path));
  const all = rest.length > 0 ? { ...others, [userId]: rest } : others;
  if (Object.keys(all).length > 0) owed.keep('', all);
  else owed.drop('');
}

async function erase(path: Path, userId: string): Promise<void> {
  await callApi<void>(path, { method: 'DELETE', keepalive: true }).catch((error: unknown) => {
    if (!(error instanceof ApiFailure && error.status === 404)) throw error;
  });
  for (const whose of ['', userId]) settled(whose, [path]);
  tellTabs('erased');
}

export const forgetRecent = (): Promise<void> => erase(lastAnswers, here ?? '');

/** Before anything is shown that was to be gone. `userId`: who is there, where that is asked; then it is known to the others too. */
export async function settleErasure(userId = here): Promise<void> {
  here = userId;
  if (userId === null) return;
  const all = owedBy();
  const paths = new Set(['', userId].flatMap((whose) => all[whose] ?? []));
  await Promise.all([...paths].map((path) => erase(path, userId)));
}
