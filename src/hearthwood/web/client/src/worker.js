// The service worker: keeps the shell, so that the table opens without a network and says what is missing.
// What is played is never kept here; the server alone knows it.

const NAME = `shell-${'VERSION'}`;
const FILES = ['FILES'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (FILES.includes(url.pathname) && url.pathname !== '/') event.respondWith(kept(event.request));
  else if (event.request.mode === 'navigate') event.respondWith(page(event.request));
});

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
}

/** Files with a hash in their name never change. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** Every page is the one shell; the newest when the server answers. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}
