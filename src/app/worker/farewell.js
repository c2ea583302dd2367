addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await registration.unregister();
    })(),
  ),
);
