import { describe, expect, it } from 'vitest';
import type { Edition, FactShape, Game, Question, Ruleset, State } from '../kernel/index.ts';
import { answer, begin, contentsOf, propose, viewOf } from '../kernel/index.ts';
import { hashOf, load, newMatch, play, save } from '../record/index.ts';
import { numbers } from './boards.ts';
import { deepFreeze } from './playing.ts';

interface Trial {
  /** Random games of each setup that is ready to play. */
  readonly games: number;
  /** More answers than any game of it takes. */
  readonly longest: number;
}

const LARGEST_STATE = 64 * 1024;

/** One game of proposed answers, each state handed to a check before it is answered. */
function playOut<G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  seed: number,
  check: (state: State<G>, given: unknown, next: (below: number) => number) => void,
  longest: number,
): { readonly state: State<G>; readonly inputs: readonly { by: Question['to']; answer: unknown }[] } {
  const next = numbers(seed);
  const inputs: { by: Question['to']; answer: unknown }[] = [];
  let state = deepFreeze(begin(ruleset, setup));
  while (state.question !== null) {
    if (inputs.length >= longest) expect.fail(`no end after ${longest} answers`);
    const given = propose(ruleset, setup, state, next);
    check(state, given, next);
    const answered = answer(ruleset, setup, state, { by: state.question.to, answer: given });
    if (!answered.ok)
      expect.fail(`proposal refused: ${JSON.stringify([state.question, given, answered.reasons])} (seed ${seed})`);
    inputs.push({ by: state.question.to, answer: given });
    state = deepFreeze(answered.state);
  }
  return { state, inputs };
}

/** The promises every ruleset keeps, over random games. */
export function conformance<G extends Game>(ruleset: Edition<G>, { games, longest }: Trial): void {
  const setups = ruleset.ready;
  const each = (body: (setup: G['setup'], seed: number) => void): void => {
    for (const setup of setups) for (let seed = 1; seed <= games; seed++) body(setup, seed);
  };
  const out = (setup: G['setup'], seed: number, check: Parameters<typeof playOut<G>>[3] = () => {}) =>
    playOut(ruleset, setup, seed, check, longest);

  describe(`conformance of ${ruleset.id}`, () => {
    it('ends with a result, from proposals alone, and never writes to an earlier state', () => {
      each((setup, seed) => {
        const { state } = out(setup, seed);
        expect(ruleset.result(setup, state.position)).not.toBeNull();
      });
    });

    it('keeps its state in JSON at every question, and small', () => {
      each((setup, seed) => {
        out(setup, seed, (state, given) => {
          const text = JSON.stringify(state);
          expect(text.length).toBeLessThan(LARGEST_STATE);
          const again = JSON.parse(text) as State<G>;
          expect(hashOf(again)).toBe(hashOf(state));
          const input = { by: state.question!.to, answer: given };
          const [one, two] = [state, again].map(s => answer(ruleset, setup, s, input));
          expect(two!.ok && hashOf(two!.state)).toBe(one!.ok && hashOf(one!.state));
        });
      });
    });

    it('asks the same whenever somebody looks: at once, or after the game', () => {
      each((setup, seed) => {
        const asked: string[] = [];
        const { inputs } = out(setup, seed, state => void asked.push(JSON.stringify(state.question)));
        const states = [begin(ruleset, setup)];
        for (const input of inputs) {
          const answered = answer(ruleset, setup, states.at(-1)!, input);
          if (!answered.ok) expect.fail(JSON.stringify(answered.reasons));
          states.push(answered.state);
        }
        // From the last to the first, so that what was found out for one state is no longer at hand for the one before.
        const late = states
          .slice(0, -1)
          .toReversed()
          .map(({ question }) => JSON.stringify(question));
        expect(late.toReversed()).toEqual(asked);
      });
    });

    it('replays a saved record to the same hash', () => {
      each((setup, seed) => {
        const { inputs, state } = out(setup, seed);
        let match = newMatch(ruleset, setup);
        for (const input of inputs) {
          const played = play(match, input);
          if (!played.ok) expect.fail(JSON.stringify(played.reasons));
          match = played.match;
        }
        const loaded = load([ruleset as never], JSON.stringify(save(match)));
        if (!loaded.ok) expect.fail(JSON.stringify(loaded.problems));
        expect(hashOf(loaded.value.state)).toBe(hashOf(state));
      });
    });

    it('refuses wrong answers with a known clause, and answers of the wrong seat', () => {
      const known = new Set(ruleset.clauses.map(({ id }) => id));
      each((setup, seed) => {
        out(setup, seed, state => {
          const question = state.question!;
          expect(known).toContain(question.clause);
          for (const wrong of wrongAnswers(question)) {
            const answered = answer(ruleset, setup, state, { by: question.to, answer: wrong });
            if (answered.ok) expect.fail(`accepted ${JSON.stringify(wrong)} to ${JSON.stringify(question)}`);
            expect(answered.reasons.length).toBeGreaterThan(0);
            for (const { clause } of answered.reasons) expect(known).toContain(clause);
          }
          const stranger = question.to === 'dice' ? 0 : 'dice';
          expect(answer(ruleset, setup, state, { by: stranger, answer: null }).ok).toBe(false);
        });
      });
    });

    it('leaks no secret answer into the views and facts of others before a fact reveals it', () => {
      each((setup, seed) => {
        out(setup, seed, (state, given, next) => {
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
    });

    it('emits facts of known clauses only, and shows each to everyone', () => {
      const known = new Set(ruleset.clauses.map(({ id }) => id));
      each((setup, seed) => {
        out(setup, seed, (state, given) => {
          answer(ruleset, setup, state, { by: state.question!.to, answer: given }, fact => {
            expect(known).toContain(fact.clause);
            expect(ruleset.show(fact as G['fact'], null)).toMatchObject({ type: fact.type });
          });
        });
      });
    });

    it('names only clauses that exist in its steps and special rules', () => {
      const known = new Set(ruleset.clauses.map(({ id }) => id));
      expect(known.size).toBe(ruleset.clauses.length);
      for (const { clause, steps } of contentsOf(ruleset))
        for (const named of [clause, ...steps.map(step => step.clause)]) expect(known).toContain(named);
      for (const { clause } of Object.values(ruleset.specialRules) as { clause: string }[])
        expect(known).toContain(clause);
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

/** What others see after an answer: their views, and the facts on the way. */
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

/** Answers that no question of a kind can take. */
function wrongAnswers(question: Question): readonly unknown[] {
  const malformed = [undefined, {}, [null], 'no such thing', Number.NaN];
  switch (question.kind) {
    case 'roll':
      return [...malformed, [], Array(question.count).fill(0), Array(question.count).fill(question.sides + 1)];
    case 'pick-some':
      return [...malformed, Array(question.most + 1).fill(question.options[0])];
    case 'share':
      return [...malformed, [], question.among.map(() => -1)];
    case 'count':
      return [...malformed, question.least - 1, question.most + 1];
    case 'place':
      return [...malformed, { at: { x: -20000, y: 0, z: 0 } }];
    case 'move':
      return [...malformed, [{ how: 'go', to: { x: -20000, y: 0, z: 0 } }]];
    case 'aim':
      return [...malformed, { dx: 0, dy: 0 }];
    default:
      return malformed;
  }
}
