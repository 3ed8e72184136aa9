import { footprintOf, isWithin } from '@little-wars/engine/geometry';
import { randomGame } from '@little-wars/engine/testing';
import { expect } from 'vitest';
import { SQUARE_BASE } from '../../content/bases.ts';
import { vanguard } from '../../index.ts';
import { lobby, rosterOfTeam, teamOfRoster } from '../../lobby/index.ts';
import { baseOf, bodyAt, modelOf, standingOf, touchingApart } from '../../lookups.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, box, broke, field, go, look, open, red, type Stood, tenths, withPieces } from '../../testing/field.ts';
import type { Model, Setup, Team } from '../../types.ts';
import { startMove } from '../07-moving/moves.ts';
import { isInCover } from '../09-sight/line-of-sight.ts';
import { fallbackEdge, isAtEdge } from '../12-nerve/fallback.ts';
import { areEngaged, areWithin } from './measuring.ts';

const PIKE = 2 * 254;
const LONG = 'skorpekh-destroyer';
const north = { dx: 0, dy: 1 };
const diagonal = { dx: 3, dy: 4 };

/** A model on a base with corners, in tenths. */
const square = (side: typeof blue, card: string, x: number, y: number, change: Partial<Model> = {}): Stood =>
  side(card, 0, 0, { at: tenths(x, y), choices: [SQUARE_BASE.id], ...change });

const far = red('rifleman', 34, 34);
const moves = (position: ReturnType<typeof field>, setup: Setup = open) => startMove(look(position, setup), 0, 'walk');

/** A team on bases with corners. */
const onSquares = (team: Team): Team => ({
  ...team,
  models: team.models.map(model => ({ ...model, choices: [...model.choices, SQUARE_BASE.id] })),
});

section('VG-1 Bases with corners', () => {
  rule('VG-1.1', 'are as wide and as long as the card’s own, and cost nothing', () => {
    const t = look(field([square(blue, 'rifleman', 2000, 2000), square(red, LONG, 4000, 4000), far]));
    expect(baseOf(modelOf(t, 0))).toEqual({ shape: 'rectangular', length: 250, width: 250 });
    expect(baseOf(modelOf(t, 1))).toEqual({ shape: 'rectangular', length: 600, width: 350 });
    expect(baseOf(modelOf(t, 2))).toEqual({ shape: 'round', diameter: 250 });
    const [first] = vanguard.ready;
    const teams = first!.teams.map(onSquares);
    expect(vanguard.readSetup({ ...first, teams })).toMatchObject({ ok: true });
    const roster = rosterOfTeam(teams[0]!, 'on squares');
    expect(roster.members.every(({ items }) => items.includes(SQUARE_BASE.id))).toBe(true);
    expect(lobby.check(roster)).toEqual(lobby.check(rosterOfTeam(first!.teams[0]!, 'on discs')));
    expect(teamOfRoster(roster)).toEqual(teams[0]);
    expect(lobby.factions.every(({ items }) => items.some(({ id }) => id === SQUARE_BASE.id))).toBe(true);
  });

  rule('VG-1.1', 'are taken once, like any choice', () => {
    const [first] = vanguard.ready;
    const twice = onSquares(onSquares(first!.teams[0]!));
    expect(vanguard.readSetup({ ...first, teams: [twice, first!.teams[1]!] })).toMatchObject({ ok: false });
  });

  rule('VG-1.1', 'are measured from sides and corners', () => {
    const beside = (x: number, y = 2000) =>
      look(field([square(blue, 'rifleman', 2000, 2000), square(red, 'pikeman', x, y)]));
    // Halves of 25 mm and 32 mm.
    expect(areWithin(beside(2000 + 285 + PIKE), 0, 1, PIKE)).toBe(true);
    expect(areWithin(beside(2000 + 286 + PIKE), 0, 1, PIKE)).toBe(false);
    // Corner to corner 300 and 400: 500.
    expect(areWithin(beside(2000 + 285 + 300, 2000 + 285 + 400), 0, 1, 500)).toBe(true);
    expect(areWithin(beside(2000 + 285 + 300, 2000 + 285 + 401), 0, 1, 500)).toBe(false);
    const round = look(field([square(blue, 'rifleman', 2000, 2000), red('pikeman', 0, 0, { at: tenths(2550, 2125) })]));
    expect(areWithin(round, 0, 1, 265)).toBe(true);
    expect(areWithin(round, 0, 1, 264)).toBe(false);
  });

  rule(['VG-1.1', 'VG-7.2'], 'a corner engages where a disc would not', () => {
    const at = tenths(2000 + 285 + 300, 2000 + 285 + 400);
    const reach = (choices: readonly string[]) =>
      look(
        field([
          blue('pikeman', 0, 0, { at: tenths(2000, 2000), choices }),
          red('rifleman', 0, 0, { at, choices: [SQUARE_BASE.id] }),
        ]),
      );
    expect(areEngaged(reach([SQUARE_BASE.id]), 0, 1)).toBe(true);
    expect(areEngaged(reach([]), 0, 1)).toBe(false);
  });

  rule(['VG-1.1', 'VG-9.4'], 'carry the body of the oval that they hold', () => {
    const t = look(field([square(blue, LONG, 3000, 3000, { along: diagonal }), far]));
    const { corners, bottom, top, ...oval } = bodyAt(modelOf(t, 0), modelOf(t, 0).at!);
    expect(corners).toHaveLength(4);
    expect(top).toBeGreaterThan(bottom);
    expect(oval).toEqual(footprintOf({ shape: 'long', length: 600, width: 350 }, { x: 3000, y: 3000 }, diagonal));
  });

  rule(['VG-1.1', 'VG-10.21'], 'touch an obstacle with a corner, and have cover by it', () => {
    const wall = withPieces(box('low-wall', [10, 9], [0.5, 4], 0.5));
    const at = (x: number, choices: readonly string[]) =>
      look(
        field([blue('rifleman', 4, 10), red('rifleman', 0, 0, { at: tenths(x, 2540), choices, along: diagonal })]),
        wall,
      );
    // The wall ends at 2667. A square of 25 mm turned by 3-4-5 reaches 175 sideways, a disc 125.
    expect(isInCover(at(2667 + 175, [SQUARE_BASE.id]), 0, 1)).toBe(true);
    expect(isInCover(at(2667 + 178, [SQUARE_BASE.id]), 0, 1)).toBe(false);
    expect(isInCover(at(2667 + 175, []), 0, 1)).toBe(false);
  });
});

section('VG-7 Moving on bases with corners', () => {
  rule(['VG-1.1', 'VG-7.1'], 'a base turns on the spot at way-points, for nothing', start => {
    const position = field([square(blue, LONG, 2540, 2540), far], broke);
    const game = start.from(open, position, moves(position));
    // All of its speed, turned before and after.
    const speed = 7 * 254;
    const to = tenths(2540 + speed, 2540);
    game.refuses([{ how: 'go', to: tenths(2541 + speed, 2540), along: north }], 'too-long', 'VG-6.2');
    game.picks('move', [
      { how: 'go', to, along: north },
      { how: 'go', to, along: diagonal },
    ]);
    expect(game.position.models[0]).toMatchObject({ at: to, along: diagonal });
  });

  rule(['VG-1.1', 'VG-7.6'], 'no corner passes through another model; sides slide along', start => {
    const position = field([square(blue, 'rifleman', 2540, 2540), square(blue, 'rifleman', 3300, 2300), far], broke);
    const game = start.from(open, position, moves(position));
    game.refuses([{ how: 'go', to: tenths(3900, 2540) }], 'through-base', 'VG-7.6');
    game.refuses([go(10, 10), { how: 'go', to: tenths(3045, 2300), along: diagonal }], 'not-standing', 'VG-7.6');
    game.picks('move', [
      { how: 'go', to: tenths(2540, 2550) },
      { how: 'go', to: tenths(3900, 2550) },
    ]);
    expect(game.position.models[0]!.at).toEqual(tenths(3900, 2550));
  });

  rule(['VG-1.1', 'VG-1.3'], 'no corner leaves the table', start => {
    const position = field([square(blue, 'rifleman', 508, 508), far], broke);
    const game = start.from(open, position, moves(position));
    game.refuses([{ how: 'go', to: tenths(174, 508), along: diagonal }], 'off-table', 'VG-1.3');
    game.picks('move', [{ how: 'go', to: tenths(175, 508), along: diagonal }]);
    expect(game.position.models[0]!.along).toEqual(diagonal);
  });

  rule(['VG-1.1', 'VG-12.8', 'VG-12.12'], 'it falls back to the edge that its corners are nearest to', () => {
    expect(fallbackEdge(look(field([square(blue, LONG, 3000, 400, { along: north }), far])), 0)).toBe('low');
    // Its middle is 300 from its short sides, and 175 from its long ones.
    expect(isAtEdge(look(field([square(blue, LONG, 3000, 175, { along: { dx: 1, dy: 0 } }), far])), 0)).toBe(true);
    expect(isAtEdge(look(field([square(blue, LONG, 3000, 301, { along: north }), far])), 0)).toBe(false);
    expect(isAtEdge(look(field([square(blue, LONG, 3000, 300, { along: north }), far])), 0)).toBe(true);
  });

  rule('VG-1.1', 'a charge that stops beside a base with corners touches it', () => {
    const t = look(field([square(blue, LONG, 2540, 2540, { along: diagonal }), square(red, 'pikeman', 4000, 3100)]));
    for (const [dx, dy] of [
      [1, 0],
      [-3, 4],
      [5, 12],
      [-7, -1],
    ] as const) {
      const apart = touchingApart(modelOf(t, 0), modelOf(t, 1), { dx, dy });
      const length = Math.hypot(dx, dy);
      const at = tenths(Math.round(4000 + (dx / length) * apart), Math.round(3100 + (dy / length) * apart));
      const there = look(
        field([square(blue, LONG, at.x, at.y, { along: diagonal }), square(red, 'pikeman', 4000, 3100)]),
      );
      expect(isWithin(standingOf(there, 0), standingOf(there, 1), 3)).toBe(true);
    }
  });

  rule('VG-1.1', 'whole games are played on them, mixed with discs and ovals', () => {
    const [first, second, , fourth] = vanguard.ready;
    for (const [i, { teams, ...rest }] of [first!, second!, fourth!].entries()) {
      const setup = { ...rest, teams: [onSquares(teams[0]!), i === 1 ? teams[1]! : onSquares(teams[1]!)] };
      const position = randomGame(vanguard, setup, 40 + i);
      expect(position.over).toBe(true);
      expect(vanguard.result(setup, position)).not.toBeNull();
    }
  });
});
