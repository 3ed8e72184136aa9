import {
  type AnswerOf,
  answer,
  begin,
  type Game,
  numbers,
  propose,
  type Question,
  questionOf,
  type Ruleset,
  type Sight,
  seeded,
  tableOf,
  viewOf,
} from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import { isSame, whileTested } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { rulesets } from './index.ts';

interface SeatQuestion {
  readonly question: Question;
  readonly proposal: unknown;
  /** What the asked seat may see. */
  readonly t: Sight<Game>;
}

/** Every question of the first part of a game, as the asked seat sees it. */
function questionsOf(ruleset: Ruleset<Game>, setup: object, most: number): readonly SeatQuestion[] {
  const all: SeatQuestion[] = [];
  const [dice, next] = [seeded('tables'), numbers('tables')];
  let state = begin(ruleset, setup);
  for (let n = 0; n < most && state.question !== null; n++) {
    const question = questionOf(ruleset, setup, state)!;
    const seat = question.to === 'dice' ? null : question.to;
    const proposal = question.kind === 'roll' ? dice(question) : propose(ruleset, setup, state, next);
    const { position } = viewOf(ruleset, setup, state, seat);
    all.push({ question, proposal, t: tableOf(ruleset, setup, position) });
    const answered = answer(ruleset, setup, state, { by: question.to, answer: proposal });
    if (!answered.ok) throw new Error(JSON.stringify(answered.reasons));
    state = answered.state;
  }
  return all;
}

const QUESTIONS = 200;

/** Only a difference goes through `toEqual`, which takes fifty times as long. */
function expectSame(one: unknown, other: unknown): void {
  if (!isSame(one, other)) expect(one).toEqual(other);
}

describe.each(rulesets.map(ruleset => [ruleset.id, ruleset] as const))('the table of %s', (_, ruleset) => {
  const { tabletop, chances } = ruleset;
  const clauses = new Set(ruleset.clauses.map(({ id }) => id));
  /** The questions of two games. */
  const games = whileTested(() => ruleset.ready.slice(0, 2).map(setup => questionsOf(ruleset, setup, QUESTIONS)));

  it('is plain data at every question, with everything on it', () => {
    for (const game of games())
      for (const { t } of game) {
        const board = tabletop.board(t);
        expectSame(JSON.parse(JSON.stringify(board)), board);
        const isOn = ({ x, y }: Point): boolean => x >= 0 && x <= board.width && y >= 0 && y <= board.depth;
        expect(board.models.filter(({ at }) => at && !isOn(at))).toEqual([]);
      }
  });

  it('rules on every pair with existing clauses, the same on every call', () => {
    for (const game of games())
      for (const [n, { t }] of game.entries()) {
        if (n % 40 !== 39) continue;
        const ids = tabletop.board(t).models.map(({ id }) => id);
        for (const a of ids)
          for (const b of ids) {
            const rulings = tabletop.court(t, a, b);
            expectSame(tabletop.court(t, a, b), rulings);
            const unknown = rulings.filter(({ clause }) => !clauses.has(clause));
            if (unknown.length > 0) expect(unknown).toEqual([]);
          }
      }
  });

  it('names the model or thing on the board that a question belongs to, or none', () => {
    let doers = 0;
    for (const game of games())
      for (const { question, t } of game) {
        const actor = tabletop.actor(question);
        if (question.kind === 'move') expect(actor).toBe(question.model);
        if (actor === null) continue;
        const { models, marks } = tabletop.board(t);
        expect([...models, ...marks].some(({ id }) => id === actor)).toBe(true);
        doers++;
      }
    expect(doers).toBeGreaterThan(0);
  });

  it('forecasts chances of attacks that add up to 1', () => {
    for (const game of games())
      for (const { question, t } of game) {
        if (question.kind !== 'pick-one') continue;
        for (const option of question.options)
          for (const { chances: each, kill, mean } of chances?.forecast(t, question, option) ?? []) {
            expect(each.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
            expect(each.reduce((sum, chance, value) => sum + chance * value, 0)).toBeCloseTo(mean, 6);
            expect(kill).toBeGreaterThanOrEqual(0);
            expect(kill).toBeLessThanOrEqual(1 + 1e-12);
          }
      }
  });

  it('finds no reason against a legal move', () => {
    let moves = 0;
    for (const game of games())
      for (const { question, proposal, t } of game) {
        if (question.kind !== 'move') continue;
        const { along, limits } = tabletop.reach(t, question);
        const { reasons, cost } = along(proposal as never);
        expect(reasons).toEqual([]);
        expect(cost).toBeLessThanOrEqual(limits.at(-1)!.at);
        moves++;
      }
    expect(moves).toBeGreaterThan(0);
  });

  it("gives the court's result in short, also for a model moved elsewhere", () => {
    const { movedTo, glimpse } = tabletop;
    let [asked, seen] = [0, 0];
    for (const game of games())
      for (const { question, proposal, t } of game) {
        const end = question.kind === 'move' ? (proposal as AnswerOf<'move'>).at(-1)?.to : undefined;
        if (question.kind !== 'move' || !end || ++asked % 4 !== 1) continue;
        const before = tabletop.board(t);
        const there = movedTo(t, question.model, end);
        expect(tabletop.board(t)).toEqual(before);
        const { models } = tabletop.board(there);
        expect(models.map(({ at }) => at)).toEqual(
          before.models.map(({ id, at }) => (id === question.model ? end : at)),
        );
        const others = models.filter(({ id, at, out }) => id !== question.model && at && !out).map(({ id }) => id);
        const pairs = others.flatMap(id => [[id, question.model] as const, [question.model, id] as const]);
        for (const [from, to] of pairs) {
          const short = glimpse(there, from, to);
          const said = (id: RegExp): boolean =>
            tabletop.court(there, from, to).some(ruling => id.test(ruling.id) && ruling.holds);
          expect(short.sees).toBe(said(/^visible$/));
          expect(short.cover).toBe(short.sees && said(/cover/));
          expect(short.obscured).toBe(short.sees && said(/^obscured$|^behind-walls$/));
          if (short.sees) seen++;
        }
      }
    expect(seen).toBeGreaterThan(10);
  });

  it('can be played under its own rules again', () => {
    for (const { t } of games()[0]!.slice(0, 120)) {
      const board = tabletop.board(t);
      const stood = tabletop.standIns(board);
      if (!stood) continue;
      const there = tabletop.board(tableOf(ruleset, stood.setup, stood.position));
      const inPlay = board.models.filter(({ at, out }) => at && !out).map(({ at, seat }) => [seat, at]);
      expect(there.models.map(({ at, seat }) => [seat, at])).toEqual(inPlay);
    }
  });
});
