// A new version of the page waits until the player agrees, here or in another tab, and nothing is unsaved.
import { allPlayedIsStored } from '../game/unsaved.ts';
import { allWritten } from '../store/database.ts';
import { PAGE, TAKE_OVER } from './names.ts';

/**
 * none: this is the newest version. ready: another waits, or has taken over in another tab. storing: the player agreed.
 * not-stored: the browser failed to store the match. loading: the page is unloading.
 */
export type NewVersion = 'none' | 'ready' | 'storing' | 'not-stored' | 'loading';

const listeners = new Set<() => void>();
let now: NewVersion = 'none';
let registration: ServiceWorkerRegistration | null = null;

export const newVersion = (): NewVersion => now;

export function whenNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(next: NewVersion): void {
  now = next;
  for (const listener of listeners) listener();
}

/** Once a version is ready the state stays until the player decides: there is at most one more version. */
const tellReady = (): void => {
  if (now === 'none') tell('ready');
};

/** A page that stays open checks periodically. */
const EVERY = 3_600_000;
/**
 * How long to wait for a version to take over. The active one first finishes pending requests of every tab; reloading
 * before that would bring the old version back. If another tab fetches something at the very moment, Chromium keeps the
 * active one for 30 seconds more: this must be longer.
 */
const PATIENCE = 45_000;

/** Registers the service worker and listens for new versions. `script` is the page's first script. */
export async function keepUpToDate(script: string): Promise<void> {
  const { serviceWorker, locks } = navigator as Partial<Navigator>;
  if (!serviceWorker || !locks) return;
  // Held as long as the page lives.
  void locks.request(PAGE + script, { mode: 'shared' }, () => new Promise(() => {}));
  let hadAny = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (now === 'loading') location.reload();
    // The very first one is the page's own version.
    else if (hadAny) tellReady();
    hadAny = true;
  });
  registration = await serviceWorker.register('./sw.js', { updateViaCache: 'none' });
  watch(registration, serviceWorker);
}

function watch(registered: ServiceWorkerRegistration, { controller }: ServiceWorkerContainer): void {
  if (registered.waiting && controller) tellReady();
  registered.addEventListener('updatefound', () => {
    const { installing } = registered;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registered.active) tellReady();
    });
  });
  // Offline there is nothing new.
  const look = (): void => void registered.update().catch(() => {});
  setInterval(look, EVERY);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}

/** The player agrees. */
export async function agree(): Promise<void> {
  tell('storing');
  tell((await allPlayedIsStored()) ? 'loading' : 'not-stored');
}

/** The page is unmounted and all tables are closed: the new version may load. */
export async function leave(): Promise<void> {
  await allWritten();
  setTimeout(() => location.reload(), PATIENCE);
  if (registration?.waiting) registration.waiting.postMessage(TAKE_OVER);
  else location.reload();
}
