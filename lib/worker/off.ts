declare const self: ServiceWorkerGlobalScope;

export {};

// Takes the place of the worker on a server with OFFLINE_PAGES=off: it empties what was kept and
// goes. Open pages stay as they are. It does so as it comes, for it may wait minutes for its turn
// while the worker before it is busy; and in its turn, for what came meanwhile.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  // Only once this is over does the browser do it: whoever waits for it here waits forever.
  void self.registration.unregister();
  event.waitUntil(empty());
});
self.addEventListener('activate', (event) => event.waitUntil(empty()));

async function empty(): Promise<void> {
  const kept = (await self.caches.keys()).filter((name) => name.startsWith('fraction-league-'));
  await Promise.all(kept.map((name) => self.caches.delete(name)));
  // Where the library noted which file was used when.
  self.indexedDB.deleteDatabase('workbox-expiration');
}
