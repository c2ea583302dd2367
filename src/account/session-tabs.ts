import type { QueryClient } from '@tanstack/react-query';
import { onSignedOut } from './api.ts';
import { stored } from './personal-storage.ts';
import type { SessionAnswer } from './session-contract.ts';

export const sessionKey = ['session'] as const;

export const sessionChannel = 'salero-session';

const checkEveryMs = 30_000;
const refreshWhenLeftMs = 90_000;

type News = 'signed-in' | 'signed-out';

let channel: BroadcastChannel | undefined;

export function followSession(client: QueryClient): () => void {
  channel = new BroadcastChannel(sessionChannel);
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    if (data === 'signed-out') forgetSession(client);
    else void client.invalidateQueries({ queryKey: sessionKey });
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
    stopListening();
    clearInterval(timer);
  };
}

export function tellOtherTabs(news: News): void {
  channel?.postMessage(news);
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
