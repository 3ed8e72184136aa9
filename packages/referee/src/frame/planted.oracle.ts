// Errors planted in real games: a check that cannot fail proves nothing.
import { BOTS, seenBy } from '@little-wars/bots';
import { answer, begin, type Edition, type FactShape, type Game, numbers, seeded } from '@little-wars/engine';
import { expect, it } from 'vitest';
import type { Book } from './check.ts';
import { sentenceOf } from './finding.ts';
import type { PlayedGame, Turn } from './played-game.ts';
import { walk } from './walk.ts';

/** A game between two bots, on a ready setup (by its number) or a given one, in the form the referee reads. */
export function played(ruleset: Edition<Game>, on: number | object, bot: string, seed = 'planted'): PlayedGame {
  const setup = typeof on === 'number' ? ruleset.ready[on]! : on;
  const dice = seeded(seed);
  const chances = numbers(seed);
  let facts: FactShape[] = [];
  const sink = (fact: FactShape): void => void facts.push(fact);
  let state = begin(ruleset, setup, sink);
  const turns: Turn[] = [{ by: null, answer: null, purpose: null, facts }];
  while (state.question !== null) {
    const { to: by, purpose } = state.question;
    facts = [];
    const given =
      by === 'dice' ? dice(state.question as never) : BOTS[bot]!(seenBy(ruleset, setup, state, by), chances).answer;
    const answered = answer(ruleset, setup, state, { by, answer: given }, sink);
    if (!answered.ok) throw new Error('a game between bots is legal');
    state = answered.state;
    turns.push({ by, answer: given, purpose, facts });
  }
  const { id, content } = ruleset;
  const result = ruleset.result(setup, state.position);
  return { game: `${id} ${typeof on === 'number' ? on : 'other'} ${bot}`, ruleset: id, setup, content, turns, result };
}

/** What replaces one fact: other facts, or null to leave it and try the next. */
export type Change<F extends FactShape> = (fact: F, turn: Turn<F>) => readonly F[] | null;

/** Changes facts of one type. */
export const to =
  <F extends FactShape, T extends F['type']>(
    type: T,
    change: (fact: Extract<F, { type: T }>, turn: Turn<F>) => readonly F[] | null,
  ): Change<F> =>
  (fact, turn) =>
    fact.type === type ? change(fact as Extract<F, { type: T }>, turn) : null;

/** The game with the change made at its nth place; null if there are fewer. */
function plantedIn<F extends FactShape>(told: PlayedGame<F>, change: Change<F>, nth: number): PlayedGame<F> | null {
  let left = nth;
  for (const [t, turn] of told.turns.entries())
    for (const [i, fact] of turn.facts.entries()) {
      const instead = change(fact, turn);
      if (instead === null || left-- > 0) continue;
      const facts = [...turn.facts.slice(0, i), ...instead, ...turn.facts.slice(i + 1)];
      return { ...told, turns: told.turns.with(t, { ...turn, facts }) };
    }
  return null;
}

/** An error to plant: the check that must notice it, its description, and the change. */
export type Plant<F extends FactShape> = readonly [check: string, what: string, change: Change<F>];

/** How many places an error is tried at: at some places the change is legal. */
const TRIES = 12;

/** The checks that report the planted error, at the first place where the expected check does. */
function noticed<L, F extends FactShape>(
  book: Book<L, F>,
  games: readonly PlayedGame<F>[],
  [check, , change]: Plant<F>,
): string[] {
  let seen: string[] = [];
  for (const told of games)
    for (let nth = 0; nth < TRIES; nth++) {
      const wrong = plantedIn(told, change, nth);
      if (wrong === null) break;
      seen = walk(book, wrong).map(finding => finding.check);
      if (seen.includes(check)) return seen;
    }
  return seen;
}

/** The tests of a book: real games pass, and each check notices an error planted in them. */
export function provesItself<L, F extends FactShape>(
  book: Book<L, F>,
  games: readonly PlayedGame<F>[],
  plants: readonly Plant<F>[],
): void {
  it('finds nothing in real games', () => {
    expect(games.flatMap(told => walk(book, told)).map(sentenceOf)).toEqual([]);
  });

  it('plants an error for every check', () => {
    const planted = new Set([...plants.map(([check]) => check), 'the result']);
    expect(book.checks.map(({ name }) => name).filter(name => !planted.has(name))).toEqual([]);
  });

  it.each(plants)('%s: notices %s', (check, what, change) => {
    expect(noticed(book, games, [check, what, change])).toContain(check);
  });

  it('the result: notices another score, and another winner', () => {
    const [told] = games;
    const { scores, winners } = told!.result!;
    const checks = (result: PlayedGame['result']): string[] =>
      walk(book, { ...told!, result }).map(({ check }) => check);
    expect(checks({ winners, scores: scores.map(score => score + 1) })).toContain('the result');
    expect(checks({ winners: winners.length === 0 ? [0] : [], scores })).toContain('the result');
  });
}
