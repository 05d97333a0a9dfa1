declare const self: ServiceWorkerGlobalScope;

export {};

// Replaces the worker on a server with OFFLINE_PAGES=off: it deletes the saved pages and
// unregisters itself. Open pages stay as they are. It deletes on install, because it may wait
// minutes for activation while the old worker is busy, and again on activation, for what was saved
// meanwhile.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  // The browser unregisters only after this event, so waiting for it here would never end.
  void self.registration.unregister();
  event.waitUntil(empty());
});
self.addEventListener('activate', (event) => event.waitUntil(empty()));

async function empty(): Promise<void> {
  const own = (await self.caches.keys()).filter((name) => name.startsWith('fraction-league-'));
  await Promise.all(own.map((name) => self.caches.delete(name)));
  // The library's record of when each file was used.
  self.indexedDB.deleteDatabase('workbox-expiration');
}
