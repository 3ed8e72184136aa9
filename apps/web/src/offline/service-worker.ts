// The service worker: everything is available after the first visit, nothing is fetched in play, and a new version
// waits until somebody agrees to it. The build prepends `self.BUILD` to this file: all files of the version, with their
// hashes.
import { PAGE, TAKE_OVER } from './names.ts';

interface Build {
  readonly version: string;
  /** Addresses relative to the page, and what `fetch` checks the contents by. */
  readonly files: readonly (readonly [path: string, integrity: string])[];
}

const worker = globalThis as unknown as ServiceWorkerGlobalScope & { readonly BUILD: Build };
const { version, files } = worker.BUILD;
/** Several copies of the table may be served from one origin, each in its own folder. */
const OURS = `little-wars ${worker.registration.scope} `;
const MINE = OURS + version;
/** The cache of an earlier service worker without versions. */
const BEFORE = `workbox-precache-v2-${worker.registration.scope}`;

const addressOf = (path: string): string => new URL(path, worker.registration.scope).href;

worker.addEventListener('install', event => event.waitUntil(keepAll()));

worker.addEventListener('activate', event => event.waitUntil(Promise.all([worker.clients.claim(), forgetUnused()])));

worker.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void worker.skipWaiting();
});

worker.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return;
  event.respondWith(answered(request));
  if (request.mode === 'navigate') event.waitUntil(forgetUnused());
});

/** Fetches what no earlier version has. Fails as a whole if one file is missing or has the wrong hash. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(MINE);
  const others = await othersOfOurs();
  await Promise.all(
    files.map(async ([path, integrity]) => {
      const url = addressOf(path);
      // A file with a hash in its name never changes.
      const kept = isHashed(path) ? await foundIn(others, url) : undefined;
      const response = kept ?? (await fetch(url, { integrity, cache: 'no-cache', credentials: 'same-origin' }));
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      await cache.put(url, response);
    }),
  );
}

const isHashed = (path: string): boolean => path.includes('/');

async function othersOfOurs(): Promise<readonly string[]> {
  const names = await caches.keys();
  return names.filter(name => name !== MINE && (name.startsWith(OURS) || name === BEFORE));
}

async function foundIn(names: readonly string[], url: string): Promise<Response | undefined> {
  for (const cacheName of names) {
    const response = await caches.match(url, { cacheName, ignoreSearch: true, ignoreVary: true });
    if (response) return response;
  }
  return undefined;
}

/** From this version; otherwise from an earlier one, for pages loaded from it; otherwise from the network. */
async function answered(request: Request): Promise<Response> {
  const url = request.url.split(/[?#]/)[0]!;
  const mine = await foundIn([MINE], url === addressOf('index.html') ? worker.registration.scope : url);
  if (mine) return mine;
  return (await foundIn(await othersOfOurs(), url)) ?? fetch(request);
}

/** Deletes earlier versions that no page uses any more: a page holds a lock named after its first script. */
async function forgetUnused(): Promise<void> {
  const { waiting, installing } = worker.registration;
  // A waiting version already has its files: they must not be mistaken for an earlier one's.
  if (waiting || installing) return;
  const { held = [] } = await navigator.locks.query();
  const pages = held.flatMap(({ name }) => (name?.startsWith(PAGE) ? [name.slice(PAGE.length)] : []));
  for (const name of await othersOfOurs()) {
    const used = await Promise.all(pages.map(page => foundIn([name], page)));
    if (used.every(response => response === undefined)) await caches.delete(name);
  }
}
