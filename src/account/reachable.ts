const askAgainMs = 5_000;

async function answers(signal: AbortSignal): Promise<boolean> {
  if (navigator.onLine === false) return false;
  return fetch('/robots.txt', { cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

export async function untilReachable(signal: AbortSignal, onWaiting: () => void): Promise<void> {
  while (!(await answers(signal))) {
    signal.throwIfAborted();
    onWaiting();
    await nextChance(signal);
  }
}

function nextChance(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(go, askAgainMs);
    window.addEventListener('online', go);
    signal.addEventListener('abort', go);
    function go() {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    }
  });
}
