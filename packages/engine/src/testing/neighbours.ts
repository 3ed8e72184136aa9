// Answers depend on nothing but their table: a cache whose key lacks something confuses tables that differ in it.
import { describe, expect, it } from 'vitest';
import { emptyCaches } from '../cache.ts';
import type { Advised, Edition, Game, Id, Numbers, Sight, State } from '../kernel/index.ts';
import { advise, answer, anyLegal, begin, propose, questionOf, tableOf } from '../kernel/index.ts';
import { numbers } from './boards.ts';
import { type Change, changesOf, setupsBeside } from './one-change.ts';
import { advises, inputOf, isSame } from './said.ts';

export interface NeighbourTrial<G extends Game> {
  /** Setups of one game each. */
  readonly setups: readonly G['setup'][];
  /** How many questions of each game are asked. */
  readonly questions: number;
  /** The same match with fewer models: with empty caches, answers take longer the more of them there are. */
  readonly few?: (setup: G['setup']) => G['setup'];
  /** What else models may have used up, as changes of a model. */
  readonly spent?: (model: object) => readonly object[];
  /** Cached values that decide advice, but seldom so that another answer would be best. */
  readonly behind?: (t: Sight<G>) => unknown;
}

/** How many questions are asked with the same changes: the first, with empty caches, takes longer than the others. */
const TOGETHER = 8;

/** The share of questions whose advice says what it is worth. */
const WEIGHED = 0.75;

/** The best options that are told apart. */
const MOST_RANKED = 5;

interface Confusion {
  readonly purpose: string;
  readonly differs: string;
  /** What is answered if nothing else was asked before, and after the same question at the other table. */
  readonly fresh: unknown;
  readonly warm: unknown;
}

/** The options of a question from best to worst: whatever the advice weighs shows in it, though it names the best only. */
function ranking<G extends Game>(ruleset: Edition<G>, setup: G['setup'], state: State<G>): readonly unknown[] {
  const question = questionOf(ruleset, setup, state)!;
  if (question.kind !== 'pick-one' || question.to === 'dice') return [];
  const t = tableOf(ruleset, setup, ruleset.view(setup, state.position, question.to) as G['position']);
  const best: unknown[] = [];
  for (let options = question.options; options.length > 1 && best.length < MOST_RANKED; ) {
    const advised = advise(ruleset, t, { ...question, options }, numbers(6));
    if (advised === null || !options.includes(advised.answer as Id)) break;
    best.push(advised.answer);
    options = options.filter(id => id !== advised.answer);
  }
  return best;
}

interface Asking<G extends Game> extends Required<Pick<NeighbourTrial<G>, 'behind'>> {
  readonly ruleset: Edition<G>;
}

/** All that is asked at a table, each to be called in this order. */
function asks<G extends Game>(
  { ruleset, behind }: Asking<G>,
  setup: G['setup'],
  state: State<G>,
): readonly (() => unknown)[] {
  const proposal = () => propose(ruleset, setup, state, numbers(3));
  return [
    () => questionOf(ruleset, setup, state),
    proposal,
    () => anyLegal(ruleset, setup, state, numbers(5)),
    () => advises(ruleset, setup, state, proposal()),
    () => ranking(ruleset, setup, state),
    () => [0, 1].map(seat => ruleset.evaluate(setup, state.position, seat)),
    () => behind(tableOf(ruleset, setup, state.position)),
  ];
}

/** What a changed table answers may be an error, since it need not be possible: one that depends on nothing else. */
function attempt(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    return String(error);
  }
}

interface Asked<G extends Game> {
  readonly state: State<G>;
  /** Whether it was answered by advice that says what it is worth: a number shows the smallest difference. */
  readonly isWeighed: boolean;
}

interface Followed {
  readonly advice?: Advised | null;
}

/** The questions that players are asked in a game; every other answer follows the advice, so that models meet. */
function questionsIn<G extends Game>(ruleset: Edition<G>, setup: G['setup'], next: Numbers): readonly Asked<G>[] {
  const asked: Asked<G>[] = [];
  for (let state = begin(ruleset, setup); state.question !== null; ) {
    const proposed = propose(ruleset, setup, state, next);
    const { advice = null }: Followed = next(2) === 0 ? advises(ruleset, setup, state, proposed) : {};
    const isWeighed = typeof advice?.because['worth'] === 'number';
    if (state.question.to !== 'dice') asked.push({ state, isWeighed });
    const given = advice === null ? proposed : advice.answer;
    const answered = answer(ruleset, setup, state, inputOf(state, given));
    if (!answered.ok) expect.fail(JSON.stringify([state.question, given, answered.reasons]));
    state = answered.state;
  }
  return asked;
}

/** As many states for each purpose of their questions as for any other. */
function ofEachPurpose<G extends Game>(states: readonly State<G>[], count: number, next: Numbers): readonly State<G>[] {
  const purposes = [...new Set(states.map(({ question }) => question!.purpose))];
  return Array.from({ length: purposes.length === 0 ? 0 : count }, (_, i) => {
    const same = states.filter(({ question }) => question!.purpose === purposes[i % purposes.length]);
    return same[next(same.length)]!;
  });
}

/** Questions of a game in the order of play, most of them with weighed advice. */
function sampleOf<G extends Game>(asked: readonly Asked<G>[], count: number, next: Numbers): readonly State<G>[] {
  const weighed = asked.filter(({ isWeighed }) => isWeighed);
  const [most, some] = [weighed, asked].map(list => list.map(({ state }) => state)) as [State<G>[], State<G>[]];
  const share = most.length === 0 ? 0 : Math.ceil(WEIGHED * count);
  const chosen = [...ofEachPurpose(most, share, next), ...ofEachPurpose(some, count - share, next)];
  return some.filter(state => chosen.includes(state));
}

/** Where changed tables are answered differently after the tables themselves than first of all. */
function confusionsIn<G extends Game>(
  asking: Asking<G>,
  setup: G['setup'],
  states: readonly State<G>[],
  changes: readonly Change<G>[],
): readonly Confusion[] {
  const changed = ({ apply }: Change<G>, state: State<G>) => asks(asking, ...apply(setup, state)).map(attempt);
  emptyCaches();
  const warm = states.map(state =>
    changes.map(change => {
      // Again before each: a cache of few entries has the latest.
      for (const ask of asks(asking, setup, state)) ask();
      return changed(change, state);
    }),
  );
  return changes.flatMap((change, c) => {
    emptyCaches();
    return states.flatMap((state, s): readonly Confusion[] => {
      const fresh = changed(change, state);
      const { purpose } = state.question!;
      return isSame(fresh, warm[s]![c]) ? [] : [{ purpose, differs: change.differs, fresh, warm: warm[s]![c] }];
    });
  });
}

/** Every confusion found at some questions of a game, and how many tables were compared. */
export function confusionsOf<G extends Game>(
  ruleset: Edition<G>,
  full: G['setup'],
  { questions, few = setup => setup, spent = () => [], behind = () => null }: Omit<NeighbourTrial<G>, 'setups'>,
  seed = 1,
): { readonly compared: number; readonly confusions: readonly Confusion[] } {
  const setup = few(full);
  const next = numbers(seed);
  const asked = questionsIn(ruleset, setup, next);
  const states = asked.map(({ state }) => state);
  const setups = setupsBeside(ruleset, full).map(beside => ({ ...beside, setup: few(beside.setup) }));
  const chosen = sampleOf(asked, questions, next);
  let compared = 0;
  const confusions: Confusion[] = [];
  for (let first = 0; first < chosen.length; first += TOGETHER) {
    const together = chosen.slice(first, first + TOGETHER);
    const turn = seed + first / TOGETHER;
    const changes = changesOf({ setups, states, spent }, together[0]!, { turn, next });
    compared += together.length * changes.length;
    confusions.push(...confusionsIn({ ruleset, behind }, setup, together, changes));
  }
  return { compared, confusions };
}

/** Tests that no question is answered by what was cached at a table that differs in one thing. */
export function neighbours<G extends Game>(ruleset: Edition<G>, trial: NeighbourTrial<G>): void {
  describe(`neighbours of ${ruleset.id}`, () => {
    it('are advised, proposed and valued as if they were the first to be asked', { timeout: 600_000 }, () => {
      for (const [i, setup] of trial.setups.entries()) {
        const { compared, confusions } = confusionsOf(ruleset, setup, trial, i + 1);
        expect(compared).toBeGreaterThan(0);
        expect(confusions).toEqual([]);
      }
    });
  });
}
