import type { Reason } from '@little-wars/engine';
import { isPerson, lookingIn } from '@little-wars/table';
import { lazy, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RunningTable } from '../game/running.ts';
import { plannerFor } from './gestures.ts';
import { HandOver, OwnCards, useHandOver } from './hand-over.tsx';
import { JustNow } from './just-now.tsx';
import { Log } from './later.tsx';
import { PlayedElsewhere } from './played-elsewhere.tsx';
import { QuestionPanel } from './question.tsx';
import { Stage } from './stage.tsx';
import { Status } from './status.tsx';

const LuckTable = lazy(async () => ({ default: (await import('../replay/luck-table.tsx')).LuckTable }));
const RecordTools = lazy(async () => ({ default: (await import('../replay/record-tools.tsx')).RecordTools }));

const WhoPlays = lazy(async () => ({ default: (await import('./who-plays.tsx')).WhoPlays }));

interface Props {
  readonly table: RunningTable;
  /** Takes the match back from the tab that plays it now; null while it is played here. */
  readonly takeBack?: (() => void) | null;
}

/** A match being played, here or elsewhere. */
export function Table({ table, takeBack = null }: Props) {
  const running = useSyncExternalStore(table.subscribe, table.now);
  const { session, stored } = running;
  const { match, players, moments } = session;
  const { question } = match.state;
  const lastSeat = useRef<number | null>(null);
  const seat = lookingIn(session, lastSeat.current);
  const handOver = useHandOver(session, seat);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  useEffect(() => {
    lastSeat.current = seat;
  }, [seat]);
  const mine = takeBack === null && isPerson(players, question?.to) && question?.to === seat;
  useTitle(mine ? `Your turn · ${session.name}` : session.name);
  const answer = (given: unknown): void => {
    const answered = table.answer(given);
    setReasons(answered.ok ? [] : answered.reasons);
  };
  const planner = plannerFor(session, running, {
    seat,
    play: inputs => {
      const played = table.play(inputs);
      setReasons(played.ok ? [] : played.reasons);
    },
    refuse: planning => setReasons(planning.ok ? [] : planning.reasons),
  });
  if (handOver.isHidden) return <HandOver seat={seat} show={() => handOver.show(true)} />;
  return (
    <Stage
      match={match}
      players={players}
      seat={seat}
      isShared={handOver.isShared}
      moment={moments.length}
      answer={mine ? answer : null}
      planner={planner}
      header={({ seeing }) => (
        <Status running={running} board={seeing.board} teller={seeing.teller} table={table} isHere={takeBack === null}>
          {handOver.hasCards ? <OwnCards seat={seat} {...handOver} /> : null}
        </Status>
      )}
      panel={on =>
        takeBack ? (
          <PlayedElsewhere moment={moments.length} takeBack={takeBack} />
        ) : (
          <QuestionPanel {...on} table={table} running={running} reasons={reasons} answer={answer} />
        )
      }
      beside={({ seeing }) => <JustNow session={session} seeing={seeing} />}
      tabs={({ seeing }) => [
        { id: 'log', title: 'Log', body: <Log id={stored.id} session={session} seeing={seeing} /> },
        { id: 'luck', title: 'Luck', body: <LuckTable session={session} teller={seeing.teller} /> },
        {
          id: 'record',
          title: 'Record',
          body: (
            <>
              {question === null || takeBack ? null : (
                <WhoPlays players={players} choose={(side, player) => table.seat(side, player)} />
              )}
              <RecordTools session={session} stored={stored} at={moments.length} />
            </>
          ),
        },
      ]}
    />
  );
}

/** "Your turn" in the tab's title. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = 'Little Wars';
    };
  }, [title]);
}
