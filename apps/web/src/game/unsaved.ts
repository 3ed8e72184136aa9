// What is being played on this page, so that the page does not leave before it is stored.

/** A live table, as far as storing goes. */
interface Storing {
  /** Whether every input is stored; `refused` if the browser would not. */
  storing(): 'stored' | 'underway' | 'refused';
  subscribe(listener: () => void): () => void;
  /** Stores again what was refused. */
  start(): Promise<void>;
}

const played = new Set<Storing>();

/** From now until the function that it gives is called, the page does not leave before this table is stored. */
export function waitFor(table: Storing): () => void {
  played.add(table);
  return () => played.delete(table);
}

/** Waits for what is being stored, and tries again what was refused; gives whether all of it is stored. */
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
