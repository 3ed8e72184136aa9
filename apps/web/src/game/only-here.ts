// A match is played in one tab at a time: two writers would corrupt it.

export interface Hold {
  /** Another tab wants it, or took it: `closed` is awaited before it gets it. */
  onLost: (() => Promise<void>) | null;
  release(): void;
}

const nameOf = (match: string): string => `little-wars match ${match}`;
const channelOf = (match: string): BroadcastChannel => new BroadcastChannel(nameOf(match));

/** A tab that was just closed or reloaded may still hold the lock. */
const PATIENCE = 400;
/** A tab that does not respond has crashed or sleeps: the lock is stolen. */
const DEADLINE = 3000;

/** The lock to play a match in this tab; null while another has it. */
export const holdMatch = (match: string): Promise<Hold | null> => held(match, PATIENCE, false);

/** Asks the tab that has it to release it, and takes it. */
export async function takeOver(match: string): Promise<Hold> {
  const channel = channelOf(match);
  channel.postMessage('leave');
  const hold = await held(match, DEADLINE, false);
  channel.close();
  return hold ?? (await held(match, 0, true))!;
}

function held(match: string, patience: number, steal: boolean): Promise<Hold | null> {
  return new Promise(resolve => {
    let release = (): void => {};
    const kept = new Promise<void>(done => {
      release = done;
    });
    const hold: Hold = { onLost: null, release };
    const options = steal ? { steal } : { signal: AbortSignal.timeout(patience) };
    navigator.locks
      .request(nameOf(match), options, () => {
        const channel = channelOf(match);
        channel.addEventListener('message', () => void lost(hold));
        resolve(hold);
        return kept.finally(() => channel.close());
      })
      // Not available in time; or, later, stolen.
      .catch(() => {
        resolve(null);
        void lost(hold);
      });
  });
}

async function lost(hold: Hold): Promise<void> {
  const { onLost } = hold;
  hold.onLost = null;
  await onLost?.();
  hold.release();
}
