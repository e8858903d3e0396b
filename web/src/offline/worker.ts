// The service worker: the page, its languages and the engine work without the house. A new version is fetched in the
// background and waits until the page asks for it; tabs of the version before keep their files.
import { cacheOf, type Files, oldCaches, wayOf } from './files';

declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: Files;

const files = __FILES__;
const cacheName = cacheOf(files.version);
const pageWaitMs = 4000; // for the network, when there is a page in the cache

const isLasting = (path: string) => path.startsWith('/assets/'); // their names change with their content

async function fetchInto(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path)) return;
  const known = isLasting(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
  if (known) return cache.put(path, known);
  const response = await fetch(path, { cache: isLasting(path) ? 'default' : 'reload' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // While the house is being updated its files may be of two versions.
  if (path === '/index.html' && !(await response.clone().text()).includes(files.entry))
    throw new Error('another version');
  await cache.put(path, response);
}

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  const queue = [...files.shell];
  const some = Array.from({ length: 4 }, async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await fetchInto(cache, path);
  });
  await Promise.all(some);
}

async function activate(): Promise<void> {
  for (const name of oldCaches(await caches.keys(), cacheName)) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function rest(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const path of files.later) await fetchInto(cache, path);
}

async function cached(path: string): Promise<Response | undefined> {
  return (
    (await (await caches.open(cacheName)).match(path, { ignoreVary: true })) ?? caches.match(path, { ignoreVary: true })
  );
}

async function file(request: Request, path: string): Promise<Response> {
  const known = await cached(path);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok && isLasting(path)) {
    const copy = response.clone();
    await (await caches.open(cacheName)).put(path, copy).catch(() => {}); // no room: it works without
  }
  return response;
}

async function page(event: FetchEvent): Promise<Response> {
  const known = await cached('/index.html');
  const fresh = (async () =>
    (await (event.preloadResponse as Promise<Response | undefined>)) ?? fetch(event.request))();
  if (!known) return fresh;
  const late = new Promise<null>((resolve) => setTimeout(resolve, pageWaitMs, null));
  const first = await Promise.race([fresh, late]).catch(() => null);
  event.waitUntil(fresh.catch(() => {}));
  return first && first.status < 500 ? first : known;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const way = wayOf(files, request.method, request.mode, url.pathname);
  if (way === 'page') event.respondWith(page(event));
  if (way === 'file') event.respondWith(file(request, url.pathname));
});

self.addEventListener('message', (event) => {
  const { type } = event.data as { type: string };
  if (type === 'entry') event.ports[0]?.postMessage(files.entry);
  if (type === 'take over') void self.skipWaiting();
  if (type === 'rest') event.waitUntil(rest().catch(() => {}));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = (event.notification.data as { path?: string } | null)?.path ?? '/';
  event.waitUntil(
    (async () => {
      const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const there = tabs.find((tab) => new URL(tab.url).pathname === path);
      if (there) await there.focus();
      else await self.clients.openWindow(path);
    })(),
  );
});
