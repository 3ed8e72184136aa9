// The table itself: map, and beside it a panel, the sight court, the models and the log. Live, in replay, or frozen.
import type { Game, Id, Match, Question } from '@little-wars/engine';
import { type Dispatch, lazy, type ReactNode, useEffect, useLayoutEffect, useMemo, useReducer } from 'react';
import { type Drawn, drawn as drawnOf, isDrawable, reachOf } from '../map/draft.ts';
import { MapView } from '../map/map.tsx';
import type { Pair } from '../routes.ts';
import { Court, rulingsOf } from './court.tsx';
import { useKeys } from './keys.ts';
import { type Glance, glanced, LOOKING, type Looking } from './looking.ts';
import { mapWords } from './map-words.ts';
import { Models } from './models.tsx';
import { type Seeing, see } from './seeing.ts';
import { type Tab, Tabs } from './tabs.tsx';

const OtherRules = lazy(async () => ({ default: (await import('./other-rules.tsx')).OtherRules }));

export interface OnStage {
  readonly seeing: Seeing;
  readonly looking: Looking;
  readonly glance: Dispatch<Glance>;
  readonly drawn: Drawn | null;
  readonly confirm: () => void;
}

interface Props {
  readonly match: Match<Game>;
  readonly seat: number;
  /** Changes with every moment: what was drawn before is gone. */
  readonly moment: number;
  /** Answers the open question; null where nobody here may. */
  readonly answer: ((given: unknown) => void) | null;
  readonly header: (on: OnStage) => ReactNode;
  readonly panel: (on: OnStage) => ReactNode;
  readonly tabs: (on: OnStage) => readonly Tab[];
  /** Whom the sight court looks at first. */
  readonly pair?: Pair | null;
}

export function Stage({ match, seat, moment, answer, header, panel, tabs, pair = null }: Props) {
  const { ruleset, state } = match;
  const { question } = state;
  const seeing = useMemo(() => see(match, seat), [match, seat]);
  const [looking, glance] = useReducer(glanced, LOOKING);
  const { board, teller, t, position } = seeing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment begins a new drawing
  useLayoutEffect(() => {
    glance({ do: 'clear-draft' });
    const actor = question && actorOf(question);
    if (actor !== null) glance({ do: 'choose', id: actor });
  }, [moment]);

  useEffect(() => {
    const named = (name: string): Id | null => board?.models.find(({ id }) => String(id) === name)?.id ?? null;
    if (pair === null) return;
    glance({ do: 'choose', id: named(pair[0]) });
    glance({ do: 'compare', id: named(pair[1]) });
  }, [pair, board]);

  const drawable = answer !== null && isDrawable(question) ? question : null;
  const reach = useMemo(() => (drawable ? reachOf(match, position) : null), [drawable, match, position]);
  const drawn = useMemo(
    () => (drawable && board ? drawnOf({ match, board, reach }, drawable, looking.draft) : null),
    [drawable, match, board, reach, looking.draft],
  );
  const confirm = (): void => {
    if (drawn) answer?.(drawn.answer);
  };
  useKeys({ glance, confirm, canConfirm: drawn !== null });
  const { chosen, other } = looking;
  const rulings = useMemo(
    () => (ruleset.tabletop ? rulingsOf(ruleset.tabletop, t, chosen, other) : []),
    [ruleset.tabletop, t, chosen, other],
  );
  const words = useMemo(() => mapWords(teller), [teller]);
  const options = useMemo(() => (answer === null ? [] : modelOptions(question)), [answer, question]);
  const choose = (id: Id): void => answer?.(id);
  const on: OnStage = { seeing, looking, glance, drawn, confirm };
  return (
    <div className="table">
      {header(on)}
      {board ? (
        <MapView
          board={board}
          words={words}
          looking={looking}
          glance={glance}
          question={drawable}
          reach={reach}
          drawn={drawn}
          refusal={drawn?.reasons[0] ? teller.reason(drawn.reasons[0]) : null}
          rulings={rulings}
          options={options}
          onOption={choose}
          onConfirm={confirm}
        />
      ) : (
        <p className="map-frame">This ruleset has no board to show.</p>
      )}
      <main className="side">
        {panel(on)}
        <Tabs
          tabs={[
            {
              id: 'court',
              title: 'Sight',
              body: <Court match={match} looking={looking} glance={glance} rulings={rulings} teller={teller} />,
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
                  onOption={choose}
                />
              ),
            },
            ...tabs(on),
            {
              id: 'other',
              title: 'Other rules',
              body: <OtherRules ruleset={ruleset} seeing={seeing} looking={looking} />,
            },
          ]}
        />
      </main>
    </div>
  );
}

/** Whose doing a question is about: the model that moves, shoots, fights. */
function actorOf(question: Question): Id | null {
  if ('model' in question) return question.model;
  const about = (question.about ?? {}) as { readonly [name: string]: unknown };
  const found = ACTORS.map(name => about[name]).find(id => typeof id === 'number' || typeof id === 'string');
  return (found as Id | undefined) ?? null;
}

const ACTORS = ['model', 'operative', 'attacker'];

/** The models among the options of a question: they can be clicked on the map. */
function modelOptions(question: Question | null): readonly Id[] {
  if (question?.kind !== 'pick-one' || !/model|operative|fighter|enemy|target/.test(question.of)) return [];
  return question.options;
}
