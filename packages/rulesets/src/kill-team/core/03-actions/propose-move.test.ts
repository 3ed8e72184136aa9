import { type Leg, type Numbers, tableOf } from '@little-wars/engine';
import { inches, type Piece, type Spot } from '@little-wars/engine/geometry';
import { part, rectangle } from '@little-wars/engine/pieces';
import { describe, expect, it } from 'vitest';
import { killTeam } from '../../index.ts';
import { mapOf } from '../../lookups.ts';
import { block, broke, spot } from '../../testing/attacks.ts';
import { HATCH, walled } from '../../testing/close-quarters.ts';
import { blue, open, red, type Stood, withPieces } from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';
import { isEngagedAt } from './engagement.ts';
import { linksFor } from './links.ts';
import { allowanceOf, type MoveAction } from './moves.ts';
import { flat } from './places.ts';
import { proposeMove } from './propose-move.ts';

const marine = (x: number, y: number): Stood => blue('tactical-marine-warrior', 0, 0, { at: spot(x, y) });
const boy = (x: number, y: number): Stood => red('boy-fighter', 0, 0, { at: spot(x, y) });
const MOVE = inches(6);
const LINE = [marine(2000, 2000), boy(2000, 5000)];

interface Proposing {
  readonly action?: MoveAction;
  readonly setup?: Setup;
  readonly change?: Partial<Position>;
}

/** The move that these random numbers lead to; each is written with its bound, `[number, below]`, and all are used. */
function proposed(
  drawn: readonly (readonly [number, number])[],
  line: readonly Stood[] = LINE,
  { action = 'normal-move', setup = open, change = {} }: Proposing = {},
): readonly Leg[] {
  const t = tableOf(killTeam, setup, broke(line, change));
  const left = [...drawn];
  const next: Numbers = below => {
    const [value, bound] = left.shift() ?? [0, 0];
    expect(bound, `number ${drawn.length - left.length}`).toBe(below);
    return value;
  };
  const allowance = allowanceOf(t, 0, action);
  const head = { kind: 'move', purpose: 'move', clause: 'KT-3.1', to: 0, secret: false } as const;
  const legs = proposeMove(t, { ...head, model: 0, allowance, about: { action, dash: 0 } }, next);
  expect(left).toEqual([]);
  return legs;
}

/** The numbers of a point exactly at its goal, or off it. */
const at = (dx = 0, dy = 0) =>
  [
    [MOVE + dx, 2 * MOVE + 1],
    [MOVE + dy, 2 * MOVE + 1],
  ] as const;
const [ELSEWHERE, ON_THIS_LEVEL] = [[0, 4] as const, [1, 4] as const];
const [TO_ENEMIES, TO_OBJECTIVES] = [[0, 2] as const, [1, 2] as const];
const [ABOUT_ITSELF, TO_A_GOAL] = [[0, 4] as const, [1, 4] as const];
const ALL_THE_WAY = [0, 2] as const;
const PART_OF_IT = (tenth: number) => [[1, 2] as const, [tenth, MOVE] as const];
const straight = (x: number, y: number): readonly Leg[] => [{ how: 'go', to: spot(x, y) }];

describe('a proposed move', () => {
  it('goes at the nearer of two enemies as far as it may', () => {
    const line = [marine(2000, 2000), boy(2000, 5000), boy(5000, 2000), boy(2000, 400)];
    for (const [one, other, to] of [
      [0, 0, [2000, 2000 + MOVE]],
      [0, 1, [2000, 2000 + MOVE]],
      [1, 1, [2000 + MOVE, 2000]],
    ] as const) {
      const drawn = [ON_THIS_LEVEL, TO_ENEMIES, TO_A_GOAL, [one, 3], [other, 3], ...at(), ALL_THE_WAY] as const;
      expect(proposed(drawn, line)).toEqual(straight(to[0]!, to[1]!));
    }
  });

  it('goes to an objective, part of the way', () => {
    const objectives = mapOf(open).objectives;
    const { x, y } = objectives[0]!;
    const line = [marine(x, y + 1200), boy(7000, 400)];
    const drawn = [TO_OBJECTIVES, TO_A_GOAL, [0, objectives.length], [0, objectives.length]] as const;
    expect(proposed([ON_THIS_LEVEL, ...drawn, ...at(), ...PART_OF_IT(499)], line)).toEqual(straight(x, y + 700));
  });

  it('goes anywhere about itself, half an inch at least, and never off the killzone', () => {
    const about = [TO_ENEMIES, ABOUT_ITSELF] as const;
    expect(proposed([ON_THIS_LEVEL, ...about, ...at(300), ALL_THE_WAY])).toEqual(straight(2300, 2000));
    // Half an inch is enough, a tenth less is not: another place is tried.
    expect(proposed([ON_THIS_LEVEL, ...about, ...at(127), ALL_THE_WAY])).toEqual(straight(2127, 2000));
    const again = [...about, ...at(126), ALL_THE_WAY] as const;
    expect(proposed([ON_THIS_LEVEL, ...again, ...about, ...at(0, 300), ALL_THE_WAY])).toEqual(straight(2000, 2300));
    // The fourth try may be as short as it likes.
    expect(proposed([ON_THIS_LEVEL, ...again, ...again, ...again, ...again])).toEqual(straight(2126, 2000));
    const edge = [marine(400, 2000), boy(2000, 5000)];
    expect(proposed([ON_THIS_LEVEL, ...about, ...at(-900), ALL_THE_WAY], edge)).toEqual(straight(160, 2000));
  });

  it('stops short of terrain, of friends, and of the engagement range of enemies', () => {
    const drawn = [ON_THIS_LEVEL, TO_ENEMIES, TO_A_GOAL, [0, 1], [0, 1], ...at(), ALL_THE_WAY] as const;
    const end = (line: readonly Stood[], proposing: Proposing = {}): number =>
      proposed(drawn, line, proposing)[0]!.to.y;
    const wall = withPieces([block('wall', [0, 12], [20, 1])]);
    expect(end(LINE, { setup: wall })).toBe(12 * 254 - 161 - 2);
    expect(end([...LINE, marine(2000, 3000)])).toBe(3000 - 321 - 2);
    expect(end([marine(2000, 2000), boy(2000, 3200)])).toBe(3200 - 321 - 254 - 2);
    // A Fall Back may pass through engagement range, and ends beyond it.
    const past = [ON_THIS_LEVEL, TO_ENEMIES, ABOUT_ITSELF, ...at(0, 1400), ALL_THE_WAY] as const;
    const beside = [marine(2000, 2000), boy(2400, 2700)];
    expect(proposed(past, beside, { action: 'fall-back' })).toEqual(straight(2000, 3400));
    expect(proposed(past, beside)[0]!.to.y).toBeLessThan(2700 - 321);
  });

  /** A stage 2" up from x = 3000 on, with a wall to climb under its edge. */
  const stage: Piece = {
    id: 'stage',
    parts: [
      part('ruin-wall', rectangle([3000 / 254, 5], [6, 7]), 0, 1.8),
      part('floor', rectangle([3000 / 254, 5], [6, 7]), 1.8, 2),
    ],
  };

  it('climbs to another level one time in four, where one is near', () => {
    const line = [marine(2700, 2000), boy(2000, 5000)];
    const setup = withPieces([stage]);
    const t = tableOf(killTeam, setup, broke(line));
    const links = linksFor(
      t,
      0,
      ({ from, leg }) => from.z === 0 && flat(from, spot(2700, 2000)) + flat(from, leg.to) <= inches(4),
    );
    expect(links.length).toBeGreaterThan(2);
    // Each way up that it can reach with what 2" of height leave it may be drawn.
    const legs = proposed([ELSEWHERE, [links.length - 1, links.length]], line, { setup });
    expect(legs).toEqual([{ how: 'go', to: links.at(-1)!.from }, links.at(-1)!.leg]);
    expect(legs[1]).toMatchObject({ how: 'climb', to: { z: inches(2) } });
    // With none in reach it goes plainly.
    const far = [marine(600, 5000), boy(600, 2000)];
    const plain = [ELSEWHERE, TO_ENEMIES, TO_A_GOAL, [0, 1], [0, 1], ...at(), ALL_THE_WAY] as const;
    expect(proposed(plain, far, { setup })).toEqual(straight(600, 5000 - MOVE));
  });

  it('goes through an open doorway in Close Quarters, one time in two, and up to a closed one', () => {
    const line = [marine(2540, 2200), boy(2540, 5000)];
    const plainly = [0, 2] as const;
    const through = [1, 2] as const;
    const drawn = [ON_THIS_LEVEL, through, [0, 1]] as const;
    const passed = proposed(drawn, line, { setup: walled, change: { openHatches: [HATCH] } });
    expect(passed.map(({ to }) => [to.x, Math.sign(to.y - 2794)])).toEqual([
      [2540, -1],
      [2540, 1],
    ]);
    const closed = proposed(drawn, line, { setup: walled });
    expect(closed.map(({ to }) => [to.x, Math.sign(to.y - 2794)])).toEqual([[2540, -1]]);
    const plain = [ON_THIS_LEVEL, plainly, TO_ENEMIES, ABOUT_ITSELF, ...at(0, -600), ALL_THE_WAY] as const;
    expect(proposed(plain, line, { setup: walled })).toEqual(straight(2540, 1600));
  });
});

describe('a proposed charge', () => {
  const engaged = (line: readonly Stood[], to: Spot): boolean =>
    isEngagedAt(tableOf(killTeam, open, broke(line)), 0, to, 1);

  it('goes straight to one of the eight nearest places at an enemy', () => {
    const line = [marine(2000, 2000), boy(2000, 3400)];
    const t = tableOf(killTeam, open, broke(line));
    expect(allowanceOf(t, 0, 'charge')).toBe(inches(8));
    for (const place of [0, 7]) {
      const legs = proposed([ON_THIS_LEVEL, [0, 1], [place, 8]], line, { action: 'charge' });
      expect(legs).toHaveLength(1);
      expect(engaged(line, legs[0]!.to)).toBe(true);
    }
  });
});
