import type { Reason } from '@little-wars/engine';
import { isPerson, lookingIn, type Moment } from '@little-wars/table';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { RunningTable } from '../game/running.ts';
import { useShown } from '../game/use-shown.ts';
import { HandOver, JustNow, Log, OwnCards, PlayedElsewhere } from './later.tsx';
import { QuestionPanel } from './question.tsx';
import { placedBy } from './seeing.ts';
import { useShowKeys } from './show-keys.ts';
import { Stage } from './stage.tsx';
import { Status } from './status.tsx';
import { useHandOver } from './use-hand-over.ts';

const Watching = lazy(async () => ({ default: (await import('./watching.tsx')).Watching }));
// Loaded lazily: there is no attack on a first board.
const Duel = lazy(async () => ({ default: (await import('../duel/duel.tsx')).Duel }));
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
  const { running, shown } = useShown(table);
  // The shown state may lag behind the match; questions are answered when everything before them has been shown.
  const isBehind = shown.isBehind();
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
  const mine = takeBack === null && !isBehind && isPerson(players, question?.to) && question?.to === seat;
  useShowKeys(shown);
  const since = useRef(moments.length);
  const isDuel = question?.kind === 'react' || moments.some(isAttack);
  useTitle(mine ? `Your turn · ${session.name}` : session.name);
  const answer = (given: unknown): void => {
    const answered = table.answer(given);
    setReasons(answered.ok ? [] : answered.reasons);
  };
  const plannerFor = usePlanning();
  const planner =
    plannerFor?.(session, running, {
      table,
      seat,
      played: played => setReasons(played.ok ? [] : played.reasons),
      refuse: planning => setReasons(planning.ok ? [] : planning.reasons),
    }) ?? null;
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
      placed={placedBy(moments.at(-1))}
      header={({ seeing }) => (
        <Status running={running} board={seeing.board} teller={seeing.teller} table={table} isHere={takeBack === null}>
          {handOver.hasCards ? <OwnCards seat={seat} isShared={handOver.isShared} show={handOver.show} /> : null}
        </Status>
      )}
      panel={on =>
        takeBack ? (
          <PlayedElsewhere moment={moments.length} takeBack={takeBack} />
        ) : isBehind ? (
          <Suspense fallback={null}>
            <Watching question={question} teller={on.seeing.teller} skip={() => shown.skip()} />
          </Suspense>
        ) : (
          <QuestionPanel {...on} table={table} running={running} reasons={reasons} answer={answer} />
        )
      }
      over={on =>
        isDuel ? (
          <Suspense fallback={null}>
            <Duel
              {...on}
              session={session}
              answer={mine ? answer : null}
              again={from => shown.again(from)}
              since={since.current}
            />
          </Suspense>
        ) : null
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

type PlannerFor = typeof import('./planner.ts').plannerFor;

/** Plans gestures; null until it has loaded: until then only the buttons answer questions. */
function usePlanning(): PlannerFor | null {
  const [loaded, setLoaded] = useState<PlannerFor | null>(null);
  useEffect(() => {
    let isLate = false;
    void import('./planner.ts').then(
      ({ plannerFor }) => (isLate ? undefined : setLoaded(() => plannerFor)),
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, []);
  return loaded;
}

const isAttack = ({ events }: Moment): boolean => events.some(({ fact }) => fact.type === 'attack-began');

/** "Your turn" in the tab's title. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = 'Little Wars';
    };
  }, [title]);
}
