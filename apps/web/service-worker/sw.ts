/**
 * The service worker: built files from the cache first, pages from the network first with the last copy behind it, and a page of its
 * own when there is neither. Its address is fixed; each build makes a new version, which puts the caches of the old ones away.
 */
import { DEVICE, isComputedHere, isHashedAsset, mayKeepPage } from './page-rules.ts';
import { cardOf, leadsTo } from './pushed-cards.ts';

/** Written by the build: another one for each version of the site. */
declare const __BUILD_ID__: string | undefined;
const VERSION = typeof __BUILD_ID__ === 'undefined' ? 'unversioned' : __BUILD_ID__;

/** The few parts of a worker's world that are used here; the project's own types are those of a page. */
interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchWork extends Waiting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface MessageWork extends Waiting {
  data: unknown;
}
interface PushWork extends Waiting {
  data: { json(): unknown } | null;
}
interface NotificationWork extends Waiting {
  notification: { close(): void; data: unknown };
  /** Which of its buttons was pressed; empty for the message itself. */
  action: string;
}
interface Worker {
  location: Location;
  registration: { showNotification(title: string, options: object): Promise<void> };
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; openWindow(url: string): Promise<unknown> };
  addEventListener(kind: 'install' | 'activate', work: (event: Waiting) => void): void;
  addEventListener(kind: 'fetch', work: (event: FetchWork) => void): void;
  addEventListener(kind: 'message', work: (event: MessageWork) => void): void;
  addEventListener(kind: 'push', work: (event: PushWork) => void): void;
  addEventListener(kind: 'notificationclick', work: (event: NotificationWork) => void): void;
}
const worker = globalThis as unknown as Worker;

const ASSETS = `assets ${VERSION}`;
const PAGES = `pages ${VERSION}`;
const OFFLINE = '/offline.html';
const OFFLINE_PARTS = [OFFLINE, '/bare-page.css', '/favicon.svg'];
const MOST_PAGES = 30;
const MOST_ASSETS = 200;

worker.addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open(ASSETS)
      .then((cache) => cache.addAll(OFFLINE_PARTS))
      .then(() => worker.skipWaiting()),
  ),
);

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => ![ASSETS, PAGES, DEVICE.cache].includes(name)).map((name) => caches.delete(name)),
        ),
      )
      .then(() => worker.clients.claim()),
  ),
);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (isHashedAsset(url.pathname)) event.respondWith(assetFirst(request));
  else if (OFFLINE_PARTS.includes(url.pathname)) event.respondWith(networkThenCache(request));
  else if (request.mode === 'navigate') event.respondWith(pageFirst(request, url));
});

/**
 * A page gone to inside the application was never asked for as a document, and the first page of all came before this worker: the document and
 * the built files that it has are fetched for a later day without network.
 */
worker.addEventListener('message', (event) => {
  const { visited, files } = (event.data ?? {}) as { visited?: unknown; files?: unknown };
  if (typeof visited === 'string' && visited.startsWith('/') && mayKeepPage(visited))
    event.waitUntil(keepVisited(visited));
  if (Array.isArray(files)) event.waitUntil(keepFiles(files));
});

worker.addEventListener('push', (event) => {
  const card = cardOf(event.data?.json());
  if (card) event.waitUntil(worker.registration.showNotification(card.title, card.options));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(worker.clients.openWindow(leadsTo(event.action, event.notification.data)));
});

async function assetFirst(request: Request): Promise<Response> {
  const cache = await caches.open(ASSETS);
  const kept = (await cache.match(request)) ?? (await caches.match(request, { cacheName: DEVICE.cache }));
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(cache, request.url, answer.clone(), MOST_ASSETS);
  return answer;
}

async function networkThenCache(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await caches.match(request)) ?? Response.error());
}

async function pageFirst(request: Request, url: URL): Promise<Response> {
  if (isComputedHere(url.pathname)) {
    const shell = await shellPage();
    if (shell) return shell;
  }
  try {
    const answer = await fetch(request);
    if (isKeepable(answer, url.pathname))
      await keep(await caches.open(PAGES), url.pathname, answer.clone(), MOST_PAGES);
    return answer;
  } catch {
    const pages = await caches.open(PAGES);
    return (await pages.match(url.pathname)) ?? (await caches.match(OFFLINE)) ?? Response.error();
  }
}

/**
 * Where births stay on the device, the address of a result is never asked for: the document of the switch stands for its page, and says so to the code that takes
 * it over (entry-browser.tsx). Nothing where the switch is off.
 */
async function shellPage(): Promise<Response | null> {
  const inDevice = { cacheName: DEVICE.cache };
  if (!(await caches.match(DEVICE.list, inDevice))) return null;
  const document = await caches.match(DEVICE.shell, inDevice);
  if (!document) return null;
  const text = (await document.text()).replace('<html', '<html data-shell');
  return new Response(text, { headers: document.headers });
}

async function keepVisited(pathname: string): Promise<void> {
  const pages = await caches.open(PAGES);
  const kept = await pages.match(pathname);
  // Seen again: it only becomes the latest.
  const answer = kept ?? (await fetch(pathname).catch(() => null));
  if (answer && isKeepable(answer, pathname)) await keep(pages, pathname, answer, MOST_PAGES);
}

async function keepFiles(files: readonly unknown[]): Promise<void> {
  for (const file of files.slice(0, MOST_ASSETS)) {
    if (typeof file === 'string' && isHashedAsset(file)) await assetFirst(new Request(file)).catch(() => null);
  }
}

/** The server has the last word: what it says is not to be stored is not. */
const isKeepable = (answer: Response, pathname: string): boolean =>
  answer.ok &&
  !answer.redirected &&
  mayKeepPage(pathname) &&
  !/no-store|private/.test(answer.headers.get('cache-control') ?? '');

/** The latest last; the oldest goes when there are too many. What the offline page needs is never the oldest to go. */
async function keep(cache: Cache, key: string, answer: Response, most: number): Promise<void> {
  await cache.delete(key);
  await cache.put(key, answer);
  const keys = (await cache.keys()).filter(({ url }) => !OFFLINE_PARTS.includes(new URL(url).pathname));
  for (const oldest of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(oldest);
}
