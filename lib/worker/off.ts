declare const self: ServiceWorkerGlobalScope;

export {};

// Takes the place of the worker on a server with OFFLINE_PAGES=off: it empties what was kept and goes. Open pages stay as they are.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const kept = (await self.caches.keys()).filter((name) => name.startsWith('fraction-league-'));
  await Promise.all(kept.map((name) => self.caches.delete(name)));
  // Where the library noted which file was used when.
  self.indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}
