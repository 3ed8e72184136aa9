import type { Leg, Numbers } from '@little-wars/engine';
import { flat, type Point } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { blue, box, broke, field, look, open, red, type Stood, spot, tenths, withPieces } from '../../testing/field.ts';
import type { Setup } from '../../types.ts';
import { markersOf } from '../16-scenario/scenarios.ts';
import { allowanceOf, type MoveAction } from './manners.ts';
import { proposeMove } from './propose-move.ts';

const rifleman: Stood = blue('rifleman', 10, 10);
const enemy: Stood = red('rifleman', 10, 30);
const FROM = tenths(2540, 2540);
/** A rifleman walks 6". */
const WALK = 6 * 254;

/** The move that these random numbers lead to; each is written with its bound, `[number, below]`, and all are used. */
function proposed(
  drawn: readonly (readonly [number, number])[],
  line: readonly Stood[] = [rifleman, enemy],
  { action = 'walk', setup = open }: { action?: MoveAction; setup?: Setup } = {},
): readonly Leg[] {
  const t = look(field(line, broke), setup);
  const left = [...drawn];
  const next: Numbers = below => {
    const [value, bound] = left.shift() ?? [0, 0];
    expect(bound, `number ${drawn.length - left.length}`).toBe(below);
    return value;
  };
  const allowance = allowanceOf(t, 0, action);
  const head = { kind: 'move', purpose: 'move', clause: 'VG-7.1', to: 0, secret: false } as const;
  const legs = proposeMove(t, { ...head, model: 0, allowance, about: { action } }, next);
  expect(left).toEqual([]);
  return legs;
}

/** The numbers of a point exactly at its goal, and of one off it. */
const at = (allowance = WALK, dx = 0, dy = 0) =>
  [
    [allowance + dx, 2 * allowance + 1],
    [allowance + dy, 2 * allowance + 1],
  ] as const;
const PLAINLY = [1, 16] as const;
const BY_ANY_WAY = [0, 16] as const;
const [TO_ENEMIES, TO_MARKERS] = [[0, 2] as const, [1, 2] as const];
const [ABOUT_ITSELF, TO_A_GOAL] = [[0, 4] as const, [1, 4] as const];
const ALL_THE_WAY = [0, 2] as const;
const PART_OF_IT = (tenth: number) => [[1, 2] as const, [tenth, WALK] as const];
const endOf = (legs: readonly Leg[]): Point => legs.at(-1)!.to;

describe('a proposed move', () => {
  it('goes straight at an enemy as far as it may', () => {
    const legs = proposed([PLAINLY, TO_ENEMIES, TO_A_GOAL, [0, 1], ...at(), ALL_THE_WAY]);
    expect(legs).toEqual([{ how: 'go', to: tenths(2540, 2540 + WALK) }]);
  });

  it('goes to a marker, or part of the way', () => {
    const [, left] = markersOf(open);
    const line = [blue('rifleman', 9, 15), enemy];
    const legs = proposed([PLAINLY, TO_MARKERS, TO_A_GOAL, [1, 5], ...at(), ...PART_OF_IT(99)], line);
    expect(left!.at).toEqual({ x: 9 * 254, y: 9 * 254 });
    expect(legs).toEqual([{ how: 'go', to: tenths(9 * 254, 15 * 254 - 100) }]);
  });

  it('goes anywhere about itself, and where there are no enemies to go to as well', () => {
    for (const [line, drawn] of [
      [
        [rifleman, enemy],
        [PLAINLY, TO_ENEMIES, ABOUT_ITSELF],
      ],
      [[rifleman], [PLAINLY, TO_ENEMIES]],
    ] as const)
      expect(proposed([...drawn, ...at(WALK, 300), ALL_THE_WAY], line)).toEqual([
        { how: 'go', to: tenths(2540 + 300, 2540) },
      ]);
  });

  it('goes less far where the way is slow: 6 and 3 tenths of it in turn', () => {
    const rubble = withPieces(box('rubble', [0, 0], [36, 36], 0.1));
    const once = [TO_ENEMIES, TO_A_GOAL, [0, 1], ...at(), ALL_THE_WAY] as const;
    const legs = proposed([PLAINLY, ...once, ...once, ...once], undefined, { setup: rubble });
    // At half speed 6" take it 3", so that 3.6" are too far and 1.8" are not.
    expect(legs).toEqual([{ how: 'go', to: tenths(2540, 2540 + Math.round(0.3 * WALK)) }]);
  });

  it('stops in front of what is in the way', () => {
    const rock = withPieces(box('rock', [0, 13], [36, 1], 4));
    const legs = proposed([PLAINLY, TO_ENEMIES, TO_A_GOAL, [0, 1], ...at(), ALL_THE_WAY], undefined, { setup: rock });
    expect(legs).toHaveLength(1);
    expect(13 * 254 - 125 - endOf(legs).y).toBeGreaterThanOrEqual(0);
    expect(13 * 254 - 125 - endOf(legs).y).toBeLessThan(10);
  });

  it('touches an obstacle that it would stop in front of, or all but touch, and no other', () => {
    const EDGE = 13 * 254 - 125;
    const wall = withPieces(box('low-wall', [0, 13], [36, 1], 3));
    const ends = (tenth: number): number => {
      const drawn = [PLAINLY, TO_ENEMIES, TO_A_GOAL, [0, 1], ...at(), ...PART_OF_IT(tenth)] as const;
      return endOf(proposed(drawn, undefined, { setup: wall })).y;
    };
    // Of a tenth drawn, one more is gone.
    const asFarAs = (y: number): number => ends(y - 2540 - 1);
    expect(asFarAs(EDGE + 200)).toBe(EDGE);
    expect(asFarAs(EDGE - 3)).toBe(EDGE);
    expect(asFarAs(EDGE - 30)).toBe(EDGE);
    expect(asFarAs(EDGE - 31)).toBe(EDGE - 31);
  });

  it('is none at all if three tries find none', () => {
    const pit = withPieces(box('rock', [10.5, 8], [1, 4], 4));
    const once = [TO_ENEMIES, ABOUT_ITSELF, ...at(WALK, 300), ALL_THE_WAY] as const;
    expect(proposed([PLAINLY, ...once, ...once, ...once], undefined, { setup: pit })).toEqual([]);
  });

  /** A floor 1" up, from (12", 9") to (15", 11"), and one far away. */
  const floors = withPieces(
    box('floor', [12, 9], [3, 2], [0, 1], 'near'),
    box('floor', [26, 28], [3, 2], [0, 1], 'far'),
  );

  it('climbs onto a floor in reach, one time in sixteen', () => {
    const legs = proposed([BY_ANY_WAY, [1, 2], [400, 762], [254, 508]], undefined, { setup: floors });
    expect(legs.at(-1)!.to).toEqual(tenths(12 * 254 + 400, 2540, 254));
    expect(legs.some(({ how }) => how === 'climb')).toBe(true);
  });

  it('finds a way around on the ground, one time in sixteen', () => {
    const rock = withPieces(box('rock', [9, 12], [2, 1], 4));
    const legs = proposed([BY_ANY_WAY, [0, 1], ...at(WALK, 0, 4 * 254)], undefined, { setup: rock });
    expect(legs.length).toBeGreaterThan(1);
    expect(endOf(legs)).toEqual(tenths(2540, 14 * 254));
  });

  it('goes plainly where no way leads there', () => {
    const plainly = [TO_ENEMIES, TO_A_GOAL, [0, 1], ...at(), ALL_THE_WAY] as const;
    const legs = proposed([BY_ANY_WAY, [0, 1], ...at(WALK, WALK, WALK), ...plainly]);
    expect(legs).toEqual([{ how: 'go', to: tenths(2540, 2540 + WALK) }]);
  });
});

describe('a proposed charge', () => {
  it('ends beside the nearest enemy in range, by any way there is', () => {
    const line = [rifleman, red('rifleman', 16, 10), red('rifleman', 10, 17)];
    const legs = proposed([], line, { action: 'charge' });
    const apart = flat(endOf(legs), spot(16, 10)) - 250;
    expect(apart).toBeGreaterThan(0);
    expect(apart).toBeLessThan(25);
    const rock = withPieces(box('rock', [13, 9], [0.5, 2], 4));
    const around = proposed([], line, { action: 'charge', setup: rock });
    expect(around.length).toBeGreaterThan(1);
    expect(flat(endOf(around), spot(16, 10)) - 250).toBeLessThan(25);
  });

  it('goes as far as it may towards the nearest if none is in range', () => {
    const legs = proposed([], [rifleman, enemy, red('rifleman', 30, 10)], { action: 'charge' });
    expect(flat(FROM, endOf(legs))).toBeCloseTo(9 * 254, 0);
    expect(endOf(legs)).toEqual(tenths(2540, 2540 + 9 * 254));
    // With nobody left it goes anywhere.
    const alone = [TO_ENEMIES, ...at(9 * 254, 300), ALL_THE_WAY] as const;
    expect(proposed(alone, [rifleman], { action: 'charge' })).toEqual([{ how: 'go', to: tenths(2540 + 300, 2540) }]);
  });
});
