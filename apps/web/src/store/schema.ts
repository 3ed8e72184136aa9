// The tables of the storage, and how a browser that has earlier ones gets them. It refers to nothing else: tests run it in
// a page of their own.
export const VERSION = 4;

interface Upgraded {
  createObjectStore(name: string, options?: { readonly keyPath: string | string[] }): unknown;
}

export function upgrade(db: Upgraded, stored: number): void {
  if (stored < 1) {
    db.createObjectStore('matches', { keyPath: 'id' });
    db.createObjectStore('inputs', { keyPath: ['match', 'n'] });
    db.createObjectStore('rosters', { keyPath: 'id' });
    db.createObjectStore('settings');
  }
  if (stored < 2) db.createObjectStore('tables', { keyPath: 'id' });
  if (stored < 3) db.createObjectStore('snapshots', { keyPath: ['match', 'at'] });
  if (stored < 4) {
    db.createObjectStore('campaigns', { keyPath: 'id' });
    db.createObjectStore('entries', { keyPath: ['campaign', 'n'] });
  }
}
