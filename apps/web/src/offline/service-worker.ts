// The service worker: everything is there after the first visit, nothing is fetched in play, and a new version waits until
// somebody agrees to it. The build prepends `self.BUILD` to this file: all files of the version, with their hashes.
import { PAGE, TAKE_OVER } from './names.ts';

interface Build {
  readonly version: string;
  /** Addresses relative to the page, and what `fetch` checks the contents by. */
  readonly files: readonly (readonly [path: string, integrity: string])[];
}

const worker = globalThis as unknown as ServiceWorkerGlobalScope & { readonly BUILD: Build };
const { version, files } = worker.BUILD;
/** Several copies of the table may be served from one origin, each in a folder of its own. */
const OURS = `little-wars ${worker.registration.scope} `;
const MINE = OURS + version;
/** What an earlier service worker of the table kept, one that knew nothing of versions. */
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

/** Fetches what no earlier version has. Fails as a whole where one file is missing or is not what it should be. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(MINE);
  const others = await othersOfOurs();
  await Promise.all(
    files.map(async ([path, integrity]) => {
      const url = addressOf(path);
      // A name with a hash never means anything else.
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
    const found = await caches.match(url, { cacheName, ignoreSearch: true, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** From this version; else from an earlier one, for pages that were loaded from it; else from the network. */
async function answered(request: Request): Promise<Response> {
  const url = request.url.split(/[?#]/)[0]!;
  const mine = await foundIn([MINE], url === addressOf('index.html') ? worker.registration.scope : url);
  if (mine) return mine;
  return (await foundIn(await othersOfOurs(), url)) ?? fetch(request);
}

/** Forgets earlier versions that no page uses any more: a page holds a lock by the name of its first script. */
async function forgetUnused(): Promise<void> {
  const { waiting, installing } = worker.registration;
  // A version that waits has its files already: they are not to be taken for an earlier one's.
  if (waiting || installing) return;
  const { held = [] } = await navigator.locks.query();
  const pages = held.flatMap(({ name }) => (name?.startsWith(PAGE) ? [name.slice(PAGE.length)] : []));
  for (const name of await othersOfOurs()) {
    const used = await Promise.all(pages.map(page => foundIn([name], page)));
    if (used.every(found => found === undefined)) await caches.delete(name);
  }
}
