import type { Id, Question, Reason } from '@little-wars/engine';
import { useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import type { RunningTable } from '../game/running.ts';
import { drawn as drawnOf, isDrawable, reachOf } from '../map/draft.ts';
import { MapView } from '../map/map.tsx';
import { Court, rulingsOf } from './court.tsx';
import { HandOver, useHandOver } from './hand-over.tsx';
import { useKeys } from './keys.ts';
import { Log } from './log.tsx';
import { glanced, LOOKING } from './looking.ts';
import { mapWords } from './map-words.ts';
import { Models } from './models.tsx';
import { QuestionPanel } from './question.tsx';
import { isPerson, seatOf, see } from './seeing.ts';
import { Status } from './status.tsx';
import { Tabs } from './tabs.tsx';

/** The whole table: status, map, the open question, and beside it the court, the models, the log. */
export function Table({ table }: { readonly table: RunningTable; readonly at: number | null }) {
  const running = useSyncExternalStore(table.subscribe, table.now);
  const { session } = running;
  const { match, players } = session;
  const { question } = match.state;
  const lastSeat = useRef<number | null>(null);
  const seat = seatOf(session, lastSeat.current);
  const seeing = useMemo(() => see(match, seat), [match, seat]);
  const [looking, glance] = useReducer(glanced, LOOKING);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const { board, teller, t } = seeing;
  const mine = isPerson(players, question?.to) && question?.to === seat;
  const handOver = useHandOver(session, seat);

  useEffect(() => {
    lastSeat.current = seat;
  }, [seat]);
  const inputs = session.moments.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins a new drawing
  useEffect(() => {
    glance({ do: 'clear-draft' });
    setReasons([]);
    if (question && 'model' in question) glance({ do: 'choose', id: question.model });
  }, [inputs]);

  const answer = (given: unknown): void => {
    const answered = table.answer(given);
    setReasons(answered.ok ? [] : answered.reasons);
  };
  const drawable = mine && isDrawable(question) ? question : null;
  const reach = useMemo(() => (drawable ? reachOf(match, seeing.position) : null), [drawable, match, seeing.position]);
  const drawn = useMemo(
    () => (drawable && board ? drawnOf({ match, board, reach }, drawable, looking.draft) : null),
    [drawable, match, board, reach, looking.draft],
  );
  const confirm = (): void => {
    if (drawn) answer(drawn.answer);
  };
  useKeys({ glance, confirm, canConfirm: drawn !== null });
  const rulings = useMemo(
    () => (match.ruleset.tabletop ? rulingsOf(match.ruleset.tabletop, t, looking) : []),
    [match.ruleset.tabletop, t, looking],
  );
  const options = mine ? modelOptions(question) : [];

  if (handOver.isHidden) return <HandOver name={teller.seat(seat)} show={handOver.show} />;
  return (
    <div className="table">
      <Status running={running} board={board} teller={teller} table={table} />
      {board ? (
        <MapView
          board={board}
          words={mapWords(teller)}
          looking={looking}
          glance={glance}
          question={drawable}
          reach={reach}
          drawn={drawn}
          refusal={drawn?.reasons[0] ? teller.reason(drawn.reasons[0]) : null}
          rulings={rulings.filter(({ id }) => id !== 'valid-target')}
          options={options}
          onOption={answer}
          onConfirm={confirm}
        />
      ) : (
        <p className="map-frame">This ruleset has no board to show.</p>
      )}
      <aside className="side">
        <QuestionPanel
          table={table}
          running={running}
          seeing={seeing}
          reasons={reasons}
          drawn={drawn}
          answer={answer}
          confirm={confirm}
          glance={glance}
        />
        <Tabs
          tabs={[
            {
              id: 'court',
              title: 'Sight',
              body: <Court board={board} looking={looking} glance={glance} rulings={rulings} teller={teller} />,
            },
            {
              id: 'models',
              title: 'Models',
              body: (
                <Models
                  board={board}
                  looking={looking}
                  glance={glance}
                  teller={teller}
                  options={options}
                  onOption={answer}
                />
              ),
            },
            { id: 'log', title: 'Log', body: <Log session={session} seeing={seeing} table={table} /> },
          ]}
        />
      </aside>
    </div>
  );
}

/** The models among the options of a question: they can be clicked on the map. */
function modelOptions(question: Question | null): readonly Id[] {
  if (question?.kind !== 'pick-one' || !/model|operative|fighter|enemy|target/.test(question.of)) return [];
  return question.options;
}
