import { describe, expect, it } from 'vitest';
import { emptyCaches } from '../cache.ts';
import type { Edition, FactShape, Game, Ruleset, State } from '../kernel/index.ts';
import { answer, begin, contentsOf, editionOf, propose, questionOf, viewOf } from '../kernel/index.ts';
import { hashOf, load, newMatch, play, save } from '../record/index.ts';
import { numbers } from './boards.ts';
import { deepFreeze } from './playing.ts';
import { type Asked, advises, askAll, drawnAgain, inputOf, isSame, recorded, shows, wrongAnswers } from './said.ts';
import { whileTested } from './while-tested.ts';

interface Trial {
  /** Random games per setup in `ready`. */
  readonly games: number;
  /** More answers than any game takes. */
  readonly longest: number;
  /** The number of games in which advice and what is shown are compared at every question; in others, at every twelfth. */
  readonly advised?: number;
}

/** Advice is slow: beyond the first games it is compared at every nth question only. */
const NOW_AND_THEN = 12;

/** `ADVISED=always npm run conformance` compares it at every question of every game. */
const { process } = globalThis as { readonly process?: { readonly env: { readonly ADVISED?: string } } };
const ALWAYS = process?.env.ADVISED === 'always';

/** The time that whole games may take, in milliseconds. */
const WHOLE_GAMES = ALWAYS ? 1_800_000 : 120_000;

const LARGEST_STATE = 64 * 1024;

/** A question of a game, what was derived when it was asked, and the answer given. */
interface Moment<G extends Game> {
  readonly state: State<G>;
  readonly given: unknown;
  readonly said: Asked<G>['said'];
  /** What was advised, forecast and shown; null where it was not asked. */
  readonly advised: Advised | null;
  /** The random numbers of the proposal. */
  readonly drawn: readonly number[];
  readonly facts: readonly FactShape[];
}

/** Whether a text can show a parameter. */
const isTellable = (value: unknown): boolean => value !== undefined && value !== null && !Number.isNaN(value);

/** What bots and tables derive from a state: advice with its reason, forecasts, the board. */
interface Advised {
  readonly advice?: { readonly because: { readonly reason?: string } } | null;
  readonly shown: object;
}

const advisedIn = <G extends Game>(
  ruleset: Edition<G>,
  setup: G['setup'],
  state: State<G>,
  given: unknown,
  nth: number,
): Advised => ({ ...advises(ruleset, setup, state, given), shown: shows(ruleset, setup, state, nth) });

interface Played<G extends Game> {
  readonly setup: G['setup'];
  readonly seed: number;
  readonly moments: readonly Moment<G>[];
  /** The final state. */
  readonly last: State<G>;
}

/** Plays one game of proposed answers, evaluating everything as it comes. */
function playOut<G extends Game>(
  ruleset: Edition<G>,
  setup: G['setup'],
  { seed, longest, isAdvised }: { readonly seed: number; readonly longest: number; isAdvised(i: number): boolean },
): Played<G> {
  const { next, drawn } = recorded(numbers(seed));
  const moments: Moment<G>[] = [];
  let state = deepFreeze(begin(ruleset, setup));
  while (state.question !== null) {
    if (moments.length >= longest) expect.fail(`no end after ${longest} answers`);
    const { said, given, answered, facts } = askAll(ruleset, setup, state, next);
    if (!answered.ok)
      expect.fail(`proposal refused: ${JSON.stringify([state.question, given, answered.reasons])} (seed ${seed})`);
    const nth = moments.length;
    const advised = isAdvised(nth) ? advisedIn(ruleset, setup, state, given, nth) : null;
    moments.push({ state, given, said, advised, drawn: drawn(), facts });
    state = deepFreeze(answered.state);
  }
  return { setup, seed, moments, last: state };
}

/** What differs between states and their JSON copies. */
interface Copied {
  readonly largest: number;
  readonly hashes: readonly unknown[];
  readonly plays: readonly Pair[];
  readonly advice: readonly Pair[];
}

type Pair = readonly [ofCopy: unknown, ofState: unknown];

/** Tests what every ruleset must guarantee, on random games: each is played once and shared by all tests. */
export function conformance<G extends Game>(ruleset: Edition<G>, { games, longest, advised = 1 }: Trial): void {
  const setups = ruleset.ready;
  const played = whileTested(() =>
    setups.flatMap((setup, g) =>
      Array.from({ length: games }, (_, i) => {
        const nth = g * games + i;
        const isAdvised = (n: number) => ALWAYS || nth < advised || n % NOW_AND_THEN === nth % NOW_AND_THEN;
        return playOut(ruleset, setup, { seed: i + 1, longest, isAdvised });
      }),
    ),
  );
  const each = (check: (setup: G['setup'], moment: Moment<G>, game: Played<G>) => void): void => {
    for (const game of played()) for (const moment of game.moments) check(game.setup, moment, game);
  };
  /**
   * Every state copied by JSON, after the games; and what is derived from copies of the first game of each setup. From
   * the last state to the first, beginning with empty caches: a cache whose key lacks something shows a difference.
   */
  const copied = whileTested((): Copied => {
    let largest = 0;
    const [hashes, plays, advice]: [unknown[], Pair[], Pair[]] = [[], [], []];
    emptyCaches();
    for (const { setup, seed, moments } of played().toReversed())
      for (const [nth, { state, given, said, advised, drawn }] of [...moments.entries()].toReversed()) {
        const text = JSON.stringify(state);
        const copy = JSON.parse(text) as State<G>;
        largest = Math.max(largest, text.length);
        if (hashOf(copy) !== hashOf(state)) hashes.push(state);
        if (seed !== 1) continue;
        const again = askAll(ruleset, setup, copy, drawnAgain(drawn)).said;
        if (!isSame(again, said)) plays.push([again, said]);
        if (advised === null) continue;
        const advisedAgain = advisedIn(ruleset, setup, copy, given, nth);
        if (!isSame(advisedAgain, advised)) advice.push([advisedAgain, advised]);
      }
    return { largest, hashes, plays, advice };
  });
  const expectAlike = (pairs: readonly Pair[]): void => {
    for (const [ofCopy, ofState] of pairs) expect(ofCopy).toEqual(ofState);
  };
  /** The games once more, from their answers alone, without evaluating the questions. */
  const replayed = whileTested(() =>
    played().map(({ setup, moments }) => {
      let match = newMatch(ruleset, setup);
      const states = moments.map(({ state, given }) => {
        const before = match.state;
        const stepped = play(match, inputOf(state, given));
        if (!stepped.ok) expect.fail(JSON.stringify(stepped.reasons));
        match = stepped.match;
        return before;
      });
      return { match, states };
    }),
  );

  describe(`conformance of ${ruleset.id}`, () => {
    it(
      'ends with a result, from proposals alone, and never writes to an earlier state',
      () => {
        for (const { setup, last } of played()) expect(ruleset.result(setup, last.position)).not.toBeNull();
      },
      WHOLE_GAMES,
    );

    it(
      'keeps its state in JSON at every question, and small',
      () => {
        expect(copied().hashes).toEqual([]);
        expect(copied().largest).toBeLessThan(LARGEST_STATE);
      },
      WHOLE_GAMES,
    );

    it('has advice, numbers and lessons for questions that it asks, and numbers for every roll', () => {
      expect(() => editionOf(ruleset, ruleset, ruleset, ruleset)).not.toThrow();
    });

    it('plays a JSON copy of a state like the state itself, at every question', () => {
      expectAlike(copied().plays);
    });

    it('advises, forecasts and shows a JSON copy of a state like the state itself', () => {
      expectAlike(copied().advice);
    });

    it('gives reasons for its advice that its texts tell, with all their parameters', () => {
      const untold = new Set<string>();
      each((_setup, { advised }) => {
        const { reason, ...parameters } = advised?.advice?.because ?? {};
        if (reason === undefined) return;
        for (const [language, texts] of Object.entries(ruleset.texts)) {
          const text = texts[`because.${reason}`] ?? '{?}';
          const names = [...text.matchAll(/\{([^{}|]+)/g)].map(([, name]) => name!);
          if (names.some(name => !isTellable((parameters as Record<string, unknown>)[name])))
            untold.add(`${language} because.${reason}: ${text}`);
        }
      });
      expect([...untold]).toEqual([]);
    });

    it('asks the same whenever somebody looks: at once, or after the game', () => {
      for (const [g, { setup, moments }] of played().entries()) {
        // In reverse order, so that caches of the latest state do not help.
        const late = replayed()
          [g]!.states.toReversed()
          .map(state => questionOf(ruleset, setup, state));
        const questions = moments.map(({ said }) => said.question);
        if (!isSame(late.toReversed(), questions)) expect(late.toReversed()).toEqual(questions);
      }
    });

    it('replays a saved record to the same hash', () => {
      for (const [g, { last }] of played().entries()) {
        const loaded = load([ruleset as never], JSON.stringify(save(replayed()[g]!.match)));
        if (!loaded.ok) expect.fail(JSON.stringify(loaded.problems));
        expect(hashOf(loaded.value.state)).toBe(hashOf(last));
      }
    });

    it('refuses wrong answers with a known clause, and answers of the wrong seat', () => {
      const clauses = new Set(ruleset.clauses.map(({ id }) => id));
      const named = new Set<string>();
      each((setup, { state }) => {
        const question = state.question!;
        named.add(question.clause);
        for (const wrong of wrongAnswers(question)) {
          const answered = answer(ruleset, setup, state, inputOf(state, wrong));
          if (answered.ok) expect.fail(`accepted ${JSON.stringify(wrong)} to ${JSON.stringify(question)}`);
          if (answered.reasons.length === 0) expect.fail(`no reason against ${JSON.stringify([wrong, question])}`);
          for (const { clause } of answered.reasons) named.add(String(clause));
        }
        const stranger = question.to === 'dice' ? 0 : 'dice';
        if (answer(ruleset, setup, state, { by: stranger, answer: null }).ok) expect.fail(`accepted of ${stranger}`);
      });
      expect([...named].filter(clause => !clauses.has(clause))).toEqual([]);
    });

    it('leaks no secret answer into the views and facts of others before a fact reveals it', () => {
      const next = numbers(99);
      each((setup, { state, given }) => {
        const question = state.question!;
        if (!question.secret) return;
        const other = propose(ruleset, setup, state, next);
        const others = [null, ...Array.from({ length: ruleset.seats }, (_, seat) => seat)].filter(
          s => s !== question.to,
        );
        const [one, two] = [given, other].map(a => seenOf(ruleset, setup, state, a, others));
        if (!one!.revealed) expect(two).toEqual(one);
      });
    });

    it('emits facts of known clauses only, and shows each to everyone', () => {
      const named = new Set<string>();
      let count = 0;
      each((_setup, { facts }) => {
        for (const fact of facts) {
          named.add(fact.clause);
          const shown = ruleset.show(fact as G['fact'], null) as Partial<FactShape>;
          if (shown.type !== fact.type) expect.fail(`${fact.type} is shown as ${JSON.stringify(shown)}`);
          count++;
        }
      });
      const clauses = new Set(ruleset.clauses.map(({ id }) => id));
      expect([...named].filter(clause => !clauses.has(clause))).toEqual([]);
      expect(count).toBeGreaterThan(0);
    });

    it('names only clauses that exist in its steps and special rules', () => {
      const clauses = new Set(ruleset.clauses.map(({ id }) => id));
      expect(clauses.size).toBe(ruleset.clauses.length);
      for (const { clause, steps } of contentsOf(ruleset))
        for (const named of [clause, ...steps.map(step => step.clause)]) expect(clauses).toContain(named);
      for (const { clause } of Object.values(ruleset.specialRules) as { clause: string }[])
        expect(clauses).toContain(clause);
    });

    it('refuses a setup that is no setup, with paths', () => {
      for (const wrong of [null, 7, 'x', [], {}, { nonsense: true }]) {
        const read = ruleset.readSetup(wrong);
        expect(read.ok).toBe(false);
      }
      for (const setup of setups)
        expect(ruleset.readSetup(JSON.parse(JSON.stringify(setup)))).toEqual({ ok: true, value: setup });
    });
  });
}

/** What other seats see of an answer: their views and the facts. */
function seenOf<G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  state: State<G>,
  given: unknown,
  others: readonly (number | null)[],
): { readonly revealed: boolean; readonly seen: unknown } {
  const facts: FactShape[] = [];
  const answered = answer(ruleset, setup, state, { by: state.question!.to, answer: given }, fact => facts.push(fact));
  if (!answered.ok) expect.fail(JSON.stringify(answered.reasons));
  const seen = others.map(seat => ({
    view: viewOf(ruleset, setup, answered.state, seat),
    facts: facts.map(fact => ruleset.show(fact as G['fact'], seat)),
  }));
  return { revealed: facts.some(({ type }) => ruleset.reveals.includes(type)), seen };
}
