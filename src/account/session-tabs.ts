import type { QueryClient } from '@tanstack/react-query';
import { onSignedOut } from './api.ts';
import { closeMemory, stored } from './personal-storage.ts';
import type { SessionAnswer } from './session-contract.ts';

export const sessionKey = ['session'] as const;

const checkEveryMs = 30_000;
const refreshWhenLeftMs = 90_000;

type News = 'signed-in' | 'signed-out' | 'erased' | 'quick-exit';

export const neutralPage = 'https://www.aemet.es/';

let channel: BroadcastChannel | undefined;
let leaveHere: (() => void) | undefined;

/** `onLeft`: somebody has signed out, in this tab or in another. */
export function followSession(client: QueryClient, onLeft: () => void): () => void {
  channel = new BroadcastChannel('salero-session');
  leaveHere = onLeft;
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    if (data === 'quick-exit') return vanish();
    if (data === 'erased') return askAgain(client);
    if (data === 'signed-in') return void client.invalidateQueries({ queryKey: sessionKey });
    forgetSession(client);
    onLeft();
  };
  const stopListening = onSignedOut(() => forgetSession(client));
  const timer = setInterval(() => {
    const expiresAt = client.getQueryData<SessionAnswer>(sessionKey)?.expiresAt;
    if (expiresAt && Date.parse(expiresAt) - Date.now() <= refreshWhenLeftMs)
      void client.invalidateQueries({ queryKey: sessionKey });
  }, checkEveryMs);
  return () => {
    channel?.close();
    channel = undefined;
    leaveHere = undefined;
    stopListening();
    clearInterval(timer);
  };
}

/** Something of the account is gone: what this tab knows of it might be shown, or kept on the device, again. */
function askAgain(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' });
  void client.invalidateQueries();
}

export function tellTabs(news: News): void {
  channel?.postMessage(news);
  // A channel does not hear itself.
  if (news === 'signed-out') leaveHere?.();
}

/** «Back» does not lead here. The next page may take seconds to come: until then there is nothing to see. */
export function vanish(): void {
  closeMemory();
  document.documentElement.hidden = true;
  location.replace(neutralPage);
}

export function forgetSession(client: QueryClient): void {
  client.setQueryData<SessionAnswer>(sessionKey, (known) => ({
    ...known,
    user: null,
    profile: null,
    expiresAt: null,
  }));
  forgetPrivateData(client);
}

export function forgetPrivateData(client: QueryClient): void {
  stored.forget();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}
