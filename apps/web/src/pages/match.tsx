import { lazy, useEffect, useState } from 'react';
import { type Opened, opened, useTable } from '../game/use-table.ts';
import { Frame } from '../parts/frame.tsx';
import { Refusals } from '../parts/refusals.tsx';
import { addressOf, routeOf } from '../routes.ts';
import { Table } from '../table/table.tsx';

const DepartedMatch = lazy(async () => ({
  default: (await import('../departed/departed.tsx')).DepartedMatch,
}));
const Replay = lazy(async () => ({ default: (await import('../replay/replay.tsx')).Replay }));

export function MatchPage({ id, at }: { readonly id: string; readonly at: number | null }) {
  return at === null ? <Played id={id} /> : <Watched id={id} at={at} />;
}

/** A match played in this tab. */
function Played({ id }: { readonly id: string }) {
  const { now, takeBack } = useTable(id);
  if (now.as === 'open') return <Table table={now.table} />;
  if (now.as === 'elsewhere') return <Elsewhere id={id} takeBack={takeBack} />;
  return <NotOpen now={now} />;
}

/** A match that another tab plays, as it is stored: read again whenever this tab comes to the front. */
function Elsewhere({ id, takeBack }: { readonly id: string; readonly takeBack: () => void }) {
  const [now, setNow] = useState<Opened>({ as: 'loading' });
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const latest = await opened(id, 'watch');
      if (!left) setNow(latest);
    };
    void look();
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id]);
  return now.as === 'open' ? <Table table={now.table} takeBack={takeBack} /> : <NotOpen now={now} />;
}

/** Milliseconds for which a moment must be shown to become the address. */
const AT_REST = 300;

/** Whether the address is still that of the replay: its reader may have left for a page that is still loading. */
function isReplayOf(id: string): boolean {
  const route = routeOf(location.hash);
  return route.page === 'match' && route.id === id && route.at !== null;
}

/**
 * Sets the address once the same moment has been shown for a while: a browser fetches the tab's icon at every change of
 * the address, and some refuse many changes in a short time.
 */
function useAddress(id: string, moment: number, isShown: boolean): void {
  useEffect(() => {
    const address = addressOf({ page: 'match', id, at: moment });
    if (!isShown || location.hash === address) return;
    const later = setTimeout(() => {
      if (isReplayOf(id)) history.replaceState(null, '', address);
    }, AT_REST);
    return () => clearTimeout(later);
  }, [id, moment, isShown]);
}

/** Read-only: another tab may go on playing it. */
function Watched({ id, at }: { readonly id: string; readonly at: number }) {
  const [now, setNow] = useState<Opened>({ as: 'loading' });
  const [moment, setMoment] = useState(at);
  useEffect(() => setMoment(at), [at]);
  useEffect(() => {
    let left = false;
    void opened(id, 'watch').then(loaded => {
      if (!left) setNow(loaded);
    });
    return () => {
      left = true;
    };
  }, [id]);
  useAddress(id, moment, now.as === 'open');
  if (now.as !== 'open') return <NotOpen now={now} at={at} />;
  const { session, stored } = now.table.now();
  return <Replay session={session} stored={stored} at={moment} go={setMoment} />;
}

function NotOpen({ now, at = null }: { readonly now: Opened; readonly at?: number | null }) {
  if (now.as === 'departed') return <DepartedMatch departed={now.departed} at={at} />;
  if (now.as === 'loading') return <p className="loading">Setting the table…</p>;
  return (
    <Frame title={now.as === 'missing' ? 'No such match here' : 'This match cannot be opened'}>
      {now.as === 'broken' ? (
        <Refusals problems={now.problems} />
      ) : (
        <p>Matches are kept in the browser in which they are played.</p>
      )}
      <p>
        <a href={addressOf({ page: 'home' })}>Go to the list of matches</a>
      </p>
    </Frame>
  );
}
