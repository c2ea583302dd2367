const askAgainMs = 5_000;

async function answers(signal: AbortSignal): Promise<boolean> {
  if (navigator.onLine === false) return false;
  return fetch('/robots.txt', { cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

/** `onWaiting` is called first if the server cannot be reached at this moment; an abort rejects. */
export async function untilReachable(signal: AbortSignal, onWaiting: () => void): Promise<void> {
  while (!(await answers(signal))) {
    signal.throwIfAborted();
    onWaiting();
    await new Promise((resolve) => {
      setTimeout(resolve, askAgainMs);
      for (const [target, type] of [
        [window, 'online'],
        [signal, 'abort'],
      ] as const)
        target.addEventListener(type, resolve, { once: true });
    });
    signal.throwIfAborted();
  }
}
