import { callApi } from './api.ts';
import { memoryIn } from './memory.ts';

/** Of whom the quick exit has asked to forget the last answers, until the server has: beside `stored`, which the exit forgets. '' where nobody was known yet. */
const owed = memoryIn(() => localStorage, 'salida');

let here: string | null = null;

export const oweErasure = (userId: string): boolean => owed.keep('', userId);

export async function forgetRecent(): Promise<void> {
  await callApi<void>('/api/recent', { method: 'DELETE', keepalive: true });
  owed.drop('');
}

/** Before anything is shown that was to be forgotten. `userId`: who is there, where that is asked; then it is known to the others too. */
export async function settleErasure(userId = here): Promise<void> {
  here = userId;
  const whose = owed.read('');
  if (userId !== null && (whose === userId || whose === '')) await forgetRecent();
}
