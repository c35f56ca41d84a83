// The service worker: it keeps the page for use without a network. Every version has its own
// store, so that its files stay together. The previous version is kept for a page that is still
// open; the next visit gets the new one.
declare const __FILES__: string[];
declare const __VERSION__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const PAGE = './';

/** Other copies of the page on this host have stores too. */
const mine = (): string => `bayonet ${worker.registration.scope} `;
const name = (): string => mine() + __VERSION__;

async function keep(): Promise<void> {
  const store = await caches.open(name());
  await store.addAll(__FILES__.map((file) => new Request(file, { cache: 'no-cache' })));
  await worker.skipWaiting();
}

async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter((one) => one.startsWith(mine()) && one !== name());
  await Promise.all(others.slice(0, -1).map((one) => caches.delete(one)));
  await worker.clients.claim();
}

const is_page = (url: URL): boolean => {
  const scope = new URL(worker.registration.scope).pathname;
  return url.pathname === scope || url.pathname === `${scope}index.html`;
};

async function answer(request: Request): Promise<Response> {
  const store = await caches.open(name());
  const kept = is_page(new URL(request.url))
    ? await store.match(PAGE)
    : ((await store.match(request)) ?? (await caches.match(request)));
  return kept ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(keep()));
worker.addEventListener('activate', (event) => event.waitUntil(tidy()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return;
  event.respondWith(answer(request));
});

export {};
