import { type Board, newMatch, play, propose, questionOf, seeded, tableOf } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/boards';
import type { Direction, Point } from '@little-wars/engine/geometry';
import { catalogue, editionOf } from '@little-wars/rulesets/catalogue';
import { describe, expect, it } from 'vitest';
import { type Drawable, drawn, NO_DRAFT, reachOf } from './draft.ts';
import { draftedBase, turningOf } from './turning.ts';

interface Teams {
  readonly teams: readonly { readonly models: readonly { readonly choices: readonly string[] }[] }[];
}

/** The first question of a kind in a game on square bases, or on those of the cards. */
async function firstOf(kind: 'place' | 'move', square: boolean) {
  const ruleset = await editionOf(catalogue.find(({ id }) => id === 'vanguard')!);
  const [ready] = ruleset.ready;
  const teams = (ready as Teams).teams.map(team => ({
    ...team,
    models: team.models.map(model => (square ? { ...model, choices: [...model.choices, 'square-base'] } : model)),
  }));
  const next = numbers(3);
  const dice = seeded('turning');
  let match = newMatch(ruleset, { ...ready, teams } as never);
  for (;;) {
    const question = questionOf(ruleset, match.setup, match.state)!;
    const board: Board = ruleset.tabletop.board(tableOf(ruleset, match.setup, match.state.position));
    if (question.kind === kind)
      return { table: { match, board, reach: reachOf(match, match.state.position) }, question: question as Drawable };
    const given = question.kind === 'roll' ? dice(question) : propose(ruleset, match.setup, match.state, next);
    const played = play(match, { by: question.to, answer: given });
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    match = played.match;
  }
}

const NORTH_EAST: Direction = { dx: 1, dy: 1 };
const middle = (corners: readonly Point[]): Point => ({
  x: (corners[0]!.x + corners[2]!.x) / 2,
  y: (corners[0]!.y + corners[2]!.y) / 2,
});

describe('a base with corners', () => {
  it('is rotated where it is placed, and shown that way', async () => {
    const { table, question } = await firstOf('place', true);
    expect(turningOf(table.board, question)).toEqual({ dx: 1, dy: 0 });
    const at = { x: 4500, y: 700 };
    const draft = drawn(table, question, { ...NO_DRAFT, points: [at], z: 0, along: NORTH_EAST })!;
    expect(draft.answer).toEqual({ at: { ...at, z: 0 }, along: NORTH_EAST });
    const { corners } = draftedBase(table.board, question, draft)!;
    expect(middle(corners!)).toEqual(at);
    // A corner points east.
    expect(Math.max(...corners!.map(({ x }) => x)) - at.x).toBeGreaterThan(150);
    expect(corners!.some(({ y }) => y === at.y)).toBe(true);
  });

  it('rotates at the end of a move, or on the spot; the answer says so', async () => {
    const { table, question } = await firstOf('move', true);
    const model = table.board.models.find(({ id }) => id === (question as { model: number }).model)!;
    const turn = { how: 'go', along: NORTH_EAST };
    const still = drawn(table, question, { ...NO_DRAFT, along: NORTH_EAST })!;
    expect(still).toMatchObject({ answer: [{ ...turn, to: model.at }], reasons: [], along: NORTH_EAST });
    const to = { x: model.at!.x, y: model.at!.y + (model.at!.y < 4000 ? 300 : -300) };
    const there = drawn(table, question, { ...NO_DRAFT, points: [to], along: NORTH_EAST })!;
    expect(there.reasons).toEqual([]);
    expect(there.cost).toBeCloseTo(drawn(table, question, { ...NO_DRAFT, points: [to] })!.cost!);
    expect((there.answer as readonly object[]).at(-1)).toEqual({ ...turn, to: { ...to, z: 0 } });
    expect(middle(draftedBase(table.board, question, there)!.corners!)).toEqual(to);
    expect(drawn(table, question, NO_DRAFT)).toBeNull();
  });

  it('can be rotated; a round one cannot, and rotating does not move it', async () => {
    const { table, question } = await firstOf('move', false);
    expect(turningOf(table.board, question)).toBeNull();
    expect(drawn(table, question, { ...NO_DRAFT, along: NORTH_EAST })).toBeNull();
    expect(turningOf(table.board, null)).toBeNull();
    const place = await firstOf('place', false);
    expect(turningOf(place.table.board, place.question)).toBeNull();
    expect(turningOf({ models: [] }, place.question)).toEqual({ dx: 1, dy: 0 });
  });
});
