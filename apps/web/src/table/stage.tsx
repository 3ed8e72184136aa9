// The table itself: map, and beside it a panel, the sight court, the models and the log. Live, in replay, or read-only.
import { type Id, questionOf } from '@little-wars/engine';
import type { Gesture, Player, TableMatch } from '@little-wars/table';
import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { nextShade } from '../map/tools.tsx';
import { turningOf } from '../map/turning.ts';
import { useLens } from '../map/use-lens.ts';
import { useStand } from '../map/use-stand.ts';
import type { Pair } from '../routes.ts';
import { TableView } from '../space/choice.tsx';
import { useAttempts } from './attempts.ts';
import { type Moves, type Planner, useGesturesAhead } from './gestures.ts';
import { useKeys } from './keys.ts';
import { Court, Models, Peeked, UnitCard } from './later.tsx';
import { glanced, isSameSide, LOOKING } from './looking.ts';
import { modelOptions } from './map-words.ts';
import type { OnStage } from './on-stage.ts';
import { Rail } from './rail.tsx';
import { rulingsOf } from './rulings-of.ts';
import type { Placed } from './seeing.ts';
import { Sheet } from './sheet.tsx';
import { type Tab, Tabs } from './tabs.tsx';
import { useClause } from './use-clause.ts';
import { useDrawn } from './use-drawn.ts';
import { useGhost } from './use-ghost.ts';
import { useMapWords } from './use-map-words.ts';
import { useSeeing } from './use-seeing.ts';

const ClauseBeside = lazy(async () => ({ default: (await import('./clause-beside.tsx')).ClauseBeside }));
const OtherRules = lazy(async () => ({ default: (await import('./other-rules.tsx')).OtherRules }));

interface Props {
  readonly match: TableMatch;
  readonly players: readonly Player[];
  readonly seat: number;
  /** Whether both sides share this screen: then it shows what both may see. */
  readonly isShared?: boolean;
  /** Changes with every moment, which discards the draft. */
  readonly moment: number;
  /** Answers the open question; null if nobody here may. */
  readonly answer: ((given: unknown) => void) | null;
  /** Plans gestures on the board; null if nobody here is asked. */
  readonly planner?: Planner | null;
  /** The model that was just placed. */
  readonly placed?: Placed | null;
  readonly header: (on: OnStage) => ReactNode;
  /** The action bar: what is asked, and what to do now. */
  readonly panel: (on: OnStage) => ReactNode;
  /** Over the board: the current attack. */
  readonly over?: (on: OnStage) => ReactNode;
  /** Beside the board, under the card. */
  readonly beside?: (on: OnStage) => ReactNode;
  readonly tabs: (on: OnStage) => readonly Tab[];
  /** The pair the sight court opens with. */
  readonly pair?: Pair | null;
  /** The tab of the drawer that is open at first. */
  readonly opened?: string;
}

export function Stage({
  match,
  players,
  seat,
  isShared = false,
  moment,
  answer,
  planner = null,
  placed = null,
  header,
  panel,
  over,
  beside,
  tabs,
  pair = null,
  opened,
}: Props) {
  const { ruleset, setup, state } = match;
  const question = useMemo(() => questionOf(ruleset, setup, state), [ruleset, setup, state]);
  const seeing = useSeeing(match, seat, players, isShared, placed);
  const [looking, glance] = useReducer(glanced, LOOKING);
  const { board, teller, t } = seeing;
  useLayoutEffect(() => {
    glance({ do: 'clear-draft' });
    const actor = question && ruleset.tabletop.actor(question);
    if (actor !== null) glance({ do: 'choose', id: actor });
    // A model compared with the previous actor may be on the new actor's own side.
    if (actor !== null && isSameSide(board, actor, looking.other)) glance({ do: 'compare', id: null });
  }, [moment]);

  useEffect(() => {
    const named = (name: string): Id | null => board.models.find(({ id }) => String(id) === name)?.id ?? null;
    if (pair === null) return;
    glance({ do: 'choose', id: named(pair[0]) });
    glance({ do: 'compare', id: named(pair[1]) });
  }, [pair, board]);

  const moveDrawn = useRef<Moves | null>(null);
  const {
    toMove,
    prepared: preparing,
    aimedAt,
    failed: attempted,
    ...acts
  } = useGesturesAhead({
    match,
    question,
    board,
    seat,
    chosen: looking.chosen,
    moment,
    planner: answer && planner,
    drawn: moveDrawn,
  });
  const planned = looking.settingUp?.drawn;
  const setUp = answer && planned?.moment === moment ? planned : null;
  const mayAnswer = answer !== null && !setUp;
  const { drawable, reach, shownReach, drawn, moves } = useDrawn({
    ...{ match, question, seeing, looking, seat, toMove, mayAnswer },
    planner: answer && planner,
  });
  moveDrawn.current = moves;
  const failed = attempted?.after === moves ? attempted : null;
  const prepared = useMemo(preparing, [aimedAt, moves, moment]);
  const playAll = (gestures: readonly Gesture[]): void => {
    const plan = planner!.plan(gestures);
    if (plan.ok) planner!.play(plan.inputs, plan.rest);
    else planner!.refuse(plan);
  };
  const confirm = (): void => {
    if (moves) playAll(moves.gestures());
    else if (drawn && !toMove) answer?.(drawn.answer);
  };
  const { stand, shades } = useStand({ ruleset, seeing, looking, question: drawable, reach });
  const lens = useLens(ruleset.tabletop, seeing, looking);
  const shade = (): void => glance({ do: 'shade', by: nextShade(looking.shade, shades) });
  const lies = turningOf(board, drawable);
  const turn = lies && ((by: 1 | -1): void => glance({ do: 'turn', by, from: lies }));
  useKeys({ glance, confirm, canConfirm: drawn !== null, turn, shade });
  const { chosen, other, peek } = looking;
  const ghost = useGhost(ruleset.tabletop, t, drawable, drawn);
  // A model drawn elsewhere looks from there.
  const from = ghost && drawable?.kind === 'move' && drawable.model === chosen ? ghost : t;
  const passing = peek?.model ?? other;
  const rulings = useMemo(() => rulingsOf(ruleset.tabletop, t, chosen, other), [ruleset.tabletop, t, chosen, other]);
  const shownRulings = useMemo(
    () => (passing !== other || from !== t ? rulingsOf(ruleset.tabletop, from, chosen, passing) : rulings),
    [ruleset.tabletop, t, from, chosen, passing, other, rulings],
  );
  const ahead = useMemo(
    () => (chosen === null ? null : ruleset.tabletop.ahead(t, chosen)),
    [ruleset.tabletop, t, chosen],
  );
  const aim = useMemo(() => ruleset.tabletop.aim(state.frames), [ruleset.tabletop, state]);
  const faced = useMemo(() => ({ ruleset: ruleset.id, setup, position: seeing.position }), [setup, seeing.position]);
  const words = useMapWords(ruleset, teller);
  const options = useMemo(() => (mayAnswer ? modelOptions(question, teller) : []), [mayAnswer, question, teller]);
  const choose = (id: Id): void => answer?.(id);
  const [tab, setTab] = useState<string | null>(pair === null ? (opened ?? null) : 'court');
  const { onMap, tried } = useAttempts({ glance, options, moment, onCompare: () => setTab(now => now && 'court') });
  // Sight excludes a choice only where the question is about aiming.
  const isAimed = tried === other && question !== null && ruleset.tabletop.actor(question) === chosen;
  const on: OnStage = {
    seeing,
    looking,
    glance,
    drawn,
    confirm,
    turn,
    // A prepared attack is not a failed attempt.
    tried: prepared ? null : tried,
    failed,
    rulings: isAimed || failed?.target === other ? shownRulings : [],
    prepared,
    moves,
    playAll,
    planner: answer && planner,
    setUp,
  };
  const actor = question && ruleset.tabletop.actor(question);
  const { looked, close } = useClause();
  return (
    <div className={seat === 1 && isAlone(players) ? 'table arena from-second' : 'table arena'}>
      {header(on)}
      <TableView
        board={setUp?.board ?? board}
        setUp={setUp}
        faced={faced}
        words={words}
        looking={looking}
        glance={onMap}
        question={drawable}
        reach={shownReach}
        drawn={drawn}
        refusal={drawn?.reasons[0] ? teller.reason(drawn.reasons[0]) : null}
        rulings={shownRulings}
        aim={aim}
        ahead={ahead}
        stand={stand}
        lens={lens}
        shades={shades}
        details={
          peek && (peek.isHeld || peek.model === null) ? (
            <Peeked
              peek={peek}
              board={board}
              chosen={chosen}
              rulings={shownRulings}
              teller={teller}
              ruleset={ruleset.id}
              glance={glance}
            />
          ) : null
        }
        options={options}
        onOption={choose}
        onConfirm={confirm}
        acts={mayAnswer && planner ? acts : null}
      />
      {over?.(on)}
      <Sheet isRaised={tab !== null}>
        <main className="dock">{panel(on)}</main>
        <Rail {...{ board, teller, seat, chosen, actor, options, glance }} />
        <aside className="side" aria-label="Beside the board">
          <UnitCard {...{ seeing, looking, from }} ruleset={ruleset.id} rulings={shownRulings} />
          {looked ? (
            <Suspense fallback={null}>
              <ClauseBeside key={looked.clause} {...looked} close={close} />
            </Suspense>
          ) : null}
          {beside?.(on)}
          <Tabs
            open={tab}
            setOpen={setTab}
            tabs={[
              ...tabs(on),
              {
                id: 'models',
                title: 'Models',
                body: (
                  <Models ruleset={ruleset.id} {...{ board, looking, glance, teller, options }} onOption={choose} />
                ),
              },
              {
                id: 'court',
                title: 'Sight',
                body: <Court {...{ match, looking, glance, rulings, teller }} />,
              },
              {
                id: 'other',
                title: 'Other rules',
                body: <OtherRules ruleset={ruleset} seeing={seeing} looking={looking} />,
              },
            ]}
          />
        </aside>
      </Sheet>
    </div>
  );
}

/** One person against bots: their side has the colour of "you". */
const isAlone = (players: readonly Player[]): boolean => players.filter(({ kind }) => kind === 'person').length === 1;
