import { describe, expect, it } from 'vitest';
import { lazy } from '../cache.ts';
import type { Edition, FactShape, Game, Ruleset, State } from '../kernel/index.ts';
import { answer, begin, contentsOf, propose, questionOf, viewOf } from '../kernel/index.ts';
import { hashOf, load, newMatch, play, save } from '../record/index.ts';
import { numbers } from './boards.ts';
import { deepFreeze } from './playing.ts';
import { advises, inputOf, playsOn, wrongAnswers } from './said.ts';

interface Trial {
  /** Random games per setup in `ready`. */
  readonly games: number;
  /** More answers than any game takes. */
  readonly longest: number;
  /** The number of games in which advice and forecasts are compared at every question; in others, at every twelfth. */
  readonly advised?: number;
}

const NOW_AND_THEN = 12;

const LARGEST_STATE = 64 * 1024;

/** A question of a game and the answer given. */
interface Moment<G extends Game> {
  readonly state: State<G>;
  readonly given: unknown;
}

interface Played<G extends Game> {
  readonly setup: G['setup'];
  readonly seed: number;
  readonly moments: readonly Moment<G>[];
  /** The final state. */
  readonly last: State<G>;
}

/** Plays one game of proposed answers. */
function playOut<G extends Game>(ruleset: Ruleset<G>, setup: G['setup'], seed: number, longest: number): Played<G> {
  const next = numbers(seed);
  const moments: Moment<G>[] = [];
  let state = deepFreeze(begin(ruleset, setup));
  while (state.question !== null) {
    if (moments.length >= longest) expect.fail(`no end after ${longest} answers`);
    const given = propose(ruleset, setup, state, next);
    const answered = answer(ruleset, setup, state, inputOf(state, given));
    if (!answered.ok)
      expect.fail(`proposal refused: ${JSON.stringify([state.question, given, answered.reasons])} (seed ${seed})`);
    moments.push({ state, given });
    state = deepFreeze(answered.state);
  }
  return { setup, seed, moments, last: state };
}

/** Tests what every ruleset must guarantee, on random games: each is played once and shared by all tests. */
export function conformance<G extends Game>(ruleset: Edition<G>, { games, longest, advised = 1 }: Trial): void {
  const setups = ruleset.ready;
  const played = lazy(() =>
    setups.flatMap(setup => Array.from({ length: games }, (_, i) => playOut(ruleset, setup, i + 1, longest))),
  );
  const each = (check: (setup: G['setup'], moment: Moment<G>, game: Played<G>) => void): void => {
    for (const game of played()) for (const moment of game.moments) check(game.setup, moment, game);
  };

  describe(`conformance of ${ruleset.id}`, () => {
    it('ends with a result, from proposals alone, and never writes to an earlier state', () => {
      for (const { setup, last } of played()) expect(ruleset.result(setup, last.position)).not.toBeNull();
    });

    it('keeps its state in JSON at every question, and small', () => {
      let largest = 0;
      each((_setup, { state }) => {
        const text = JSON.stringify(state);
        largest = Math.max(largest, text.length);
        if (hashOf(JSON.parse(text)) !== hashOf(state)) expect.fail(`another hash after JSON: ${text}`);
      });
      expect(largest).toBeLessThan(LARGEST_STATE);
    });

    it('plays a JSON copy of a state like the state itself, at every question', () => {
      each((setup, { state, given }, { seed }) => {
        if (seed === 1) expectSame(state, one => playsOn(ruleset, setup, one, given));
      });
    });

    it('advises and forecasts on a JSON copy of a state like on the state itself', () => {
      const first = played().filter(({ seed }) => seed === 1);
      for (const [g, { setup, moments }] of first.entries())
        for (const [i, { state, given }] of moments.entries())
          if (g < advised || i % NOW_AND_THEN === g % NOW_AND_THEN)
            expectSame(state, one => advises(ruleset, setup, one, given));
    });

    it('asks the same whenever somebody looks: at once, or after the game', () => {
      for (const { setup, moments } of played()) {
        let state = begin(ruleset, setup);
        const asked = moments.map(({ given }) => {
          const question = JSON.stringify(questionOf(ruleset, setup, state));
          const answered = answer(ruleset, setup, state, inputOf(state, given));
          if (!answered.ok) expect.fail(JSON.stringify(answered.reasons));
          state = answered.state;
          return question;
        });
        // In reverse order, so that caches of the latest state are no help for the one before.
        const late = moments.toReversed().map(moment => JSON.stringify(questionOf(ruleset, setup, moment.state)));
        expect(late.toReversed()).toEqual(asked);
      }
    });

    it('replays a saved record to the same hash', () => {
      for (const { setup, moments, last } of played()) {
        let match = newMatch(ruleset, setup);
        for (const { state, given } of moments) {
          const stepped = play(match, inputOf(state, given));
          if (!stepped.ok) expect.fail(JSON.stringify(stepped.reasons));
          match = stepped.match;
        }
        const loaded = load([ruleset as never], JSON.stringify(save(match)));
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
      each((setup, { state, given }) => {
        answer(ruleset, setup, state, inputOf(state, given), fact => {
          named.add(fact.clause);
          const shown = ruleset.show(fact as G['fact'], null) as Partial<FactShape>;
          if (shown.type !== fact.type) expect.fail(`${fact.type} is shown as ${JSON.stringify(shown)}`);
          count++;
        });
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

function expectSame<G extends Game>(state: State<G>, said: (state: State<G>) => object): void {
  const copy = JSON.parse(JSON.stringify(state)) as State<G>;
  expect(said(copy)).toEqual(said(state));
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
