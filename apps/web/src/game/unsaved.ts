// Tracks live tables, so that the page does not unload before they are stored.

/** The storing interface of a live table. */
interface Storing {
  /** Whether every input is stored; `refused` if the browser failed to. */
  storing(): 'stored' | 'underway' | 'refused';
  subscribe(listener: () => void): () => void;
  /** Retries what was refused. */
  start(): Promise<void>;
}

const played = new Set<Storing>();

/** Until the returned function is called, the page does not unload before this table is stored. */
export function waitFor(table: Storing): () => void {
  played.add(table);
  return () => played.delete(table);
}

/** Waits for pending writes and retries refused ones; returns whether everything is stored. */
export async function allPlayedIsStored(): Promise<boolean> {
  const stored = await Promise.all([...played].map(isStored));
  return stored.every(Boolean);
}

async function isStored(table: Storing): Promise<boolean> {
  if ((await ended(table)) === 'stored') return true;
  await table.start();
  return (await ended(table)) === 'stored';
}

/** How storing ends. */
const ended = (table: Storing): Promise<'stored' | 'refused'> =>
  new Promise(done => {
    let unsubscribe = (): void => {};
    const look = (): void => {
      const state = table.storing();
      if (state === 'underway') return;
      unsubscribe();
      done(state);
    };
    unsubscribe = table.subscribe(look);
    look();
  });
