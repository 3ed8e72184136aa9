import { describe, expect, it } from 'vitest';
import { INCH } from '../units.ts';
import { type GroundTable, roundedDown, roundedUp } from './ground.ts';
import type { Trip } from './judge-leg.ts';
import type { Leg, Path } from './path.ts';
import { at, base, box, rect, trip } from './trips.oracle.ts';
import { walk } from './walk.ts';

/** Climbs rounded up and drops rounded down to 2", jumps of 3" at most, all from within 1". */
const TABLE: Partial<GroundTable> = {
  climb: { within: INCH, price: ({ height }) => roundedUp(height, 2 * INCH) },
  drop: { within: INCH, highest: 6 * INCH, price: ({ height }) => roundedDown(height, 2 * INCH) },
  jump: { within: INCH, highest: 2 * INCH, widest: 3 * INCH, stands: true, price: () => 0 },
};

const leg = (how: Leg['how'], x: number, y: number, z: number): Leg => ({ how, to: at(x, y, z) });
const path = (x: number, y: number, z: number, ...legs: readonly Leg[]): Path => ({ from: at(x, y, z), legs });
const ids = (setting: Trip, way: Path): readonly string[] => walk(setting, way).problems.map(({ id }) => id);

/** A platform 3" high and two more beside it, with gaps of 3" and 2". */
const yard = trip({
  parts: [
    box('floor', rect(2000, 2000, 1000, 1000), 762),
    box('floor', rect(3762, 2000, 1000, 1000), 762),
    box('floor', rect(2000, 3508, 1000, 1000), 1270),
  ],
  table: TABLE,
});

describe('climbing', () => {
  const up = path(1800, 2500, 0, leg('climb', 2010, 2500, 762), leg('go', 2500, 2500, 762));

  it('counts the height as the ruleset rounds it, and the flat as it is', () => {
    const { problems, cost, legs } = walk(yard, up);
    expect(problems).toEqual([]);
    expect(cost.tenths).toBe(210 + 490 + 4 * INCH);
    expect(legs[0]!.link).toEqual({ climb: { up: true, height: 762, faces: ['face'] }, fromEdge: 75, price: 1016 });
  });

  it('goes down the same way', () => {
    const down = path(2500, 2500, 762, leg('go', 2010, 2500, 762), leg('climb', 1800, 2500, 0));
    expect(ids(yard, down)).toEqual([]);
    expect(walk(yard, down).cost.tenths).toBe(walk(yard, up).cost.tenths);
  });

  it('begins within 1" of the face, exactly 1" included', () => {
    expect(ids(yard, path(2000 - 125 - 254, 2500, 0, leg('climb', 2010, 2500, 762)))).toEqual([]);
    expect(ids(yard, path(2000 - 125 - 255, 2500, 0, leg('climb', 2010, 2500, 762)))).toEqual([
      'no-face',
      'too-far-from-edge',
    ]);
  });

  it('is told the faces that reach all the way, in order of name', () => {
    const parts = [box('floor', rect(2000, 2000, 1000, 1000), 762), box('ladder', rect(1980, 2450, 20, 100), 762)];
    for (const some of [parts, parts.toReversed()]) {
      const { legs } = walk(trip({ parts: some, table: TABLE }), up);
      expect(legs[0]!.link).toMatchObject({ climb: { faces: ['face', 'ladder'] } });
    }
  });

  it('is measured from the front of a long base, however the leg runs', () => {
    const long = { ...yard, mover: { size: { shape: 'long', length: 700, width: 200 } as const, height: 300 } };
    const straight = (along: Path['along'], x: number): readonly string[] =>
      ids(long, { ...path(x, 2500, 0, leg('climb', 2010, 2500, 762)), along: along! });
    const along = { dx: 1, dy: 0 };
    expect(straight(along, 2000 - 350 - 254)).toEqual([]);
    expect(straight(along, 2000 - 350 - 255)).toEqual(['no-face', 'too-far-from-edge']);
    expect(straight({ dx: 0, dy: 1 }, 2000 - 100 - 254)).toEqual([]);
    expect(straight({ dx: 0, dy: 1 }, 2000 - 100 - 255)).toEqual(['no-face', 'too-far-from-edge']);
    // Lying along a leg of 3-4-5, its front is 350 ahead: the edge may be 604 away.
    const slant = (steps: number): readonly string[] =>
      ids(long, {
        ...path(2000 - 3 * steps, 2500 - 4 * steps, 0, leg('climb', 2030, 2540, 762)),
        along: { dx: 3, dy: 4 },
      });
    expect(slant(120)).toEqual([]);
    expect(slant(121)).toEqual(['too-far-from-edge']);
  });

  it('needs a face that reaches all the way', () => {
    const smooth = trip({ parts: [box('smooth', rect(2000, 2000, 1000, 1000), 762)], table: TABLE });
    expect(ids(smooth, up)).toEqual(['no-face']);
    const short = trip({
      parts: [box('smooth', rect(2000, 2000, 1000, 1000), 762), box('ladder', rect(1980, 2450, 20, 100), 761)],
      table: TABLE,
    });
    expect(ids(short, up)).toEqual(['no-face']);
    const ladder = trip({
      parts: [box('smooth', rect(2000, 2000, 1000, 1000), 762), box('ladder', rect(1980, 2450, 20, 100), 762)],
      table: TABLE,
    });
    expect(walk(ladder, up).legs[0]!.link!.climb!.faces).toEqual(['ladder']);
    const two = trip({
      parts: [box('floor', rect(2000, 2000, 1000, 1000), 762, 700), box('wall', rect(2000, 2000, 1000, 50), 700)],
      table: TABLE,
    });
    expect(ids(two, path(2500, 1800, 0, leg('climb', 2500, 2020, 762)))).toEqual([]);
  });

  it('is refused too high, through an overhang, or without a rule', () => {
    const low = { ...yard, ground: { ...yard.ground, climb: { ...TABLE.climb!, highest: 761 } } };
    expect(ids(low, up)).toEqual(['too-high-to-climb']);
    const roof = trip({
      parts: [box('floor', rect(2000, 2000, 1000, 1000), 762), box('wall', rect(1500, 2000, 450, 1000), 700, 600)],
      table: TABLE,
    });
    expect(ids(roof, up)).toContain('through-solid');
    const never = trip({ parts: [box('floor', rect(2000, 2000, 1000, 1000), 762)] });
    expect(ids(never, up)).toEqual(['not-allowed']);
    const priced = { ...yard, ground: { ...yard.ground, climb: { within: INCH, price: () => null } } };
    expect(ids(priced, up)).toEqual(['not-allowed']);
  });

  it('goes up and over a wall too thin to end on', () => {
    const wall = trip({ parts: [box('wall', rect(2000, 2000, 100, 1000), 762)], table: TABLE });
    const over = path(1800, 2500, 0, leg('climb', 2050, 2500, 762), leg('climb', 2300, 2500, 0));
    expect(ids(wall, over)).toEqual([]);
    expect(walk(wall, over).cost.tenths).toBe(500 + 8 * INCH);
    expect(ids(wall, path(1800, 2500, 0, leg('climb', 2050, 2500, 762)))).toEqual(['not-standing']);
  });

  it('ends over ground, and a plain leg does not change height', () => {
    expect(ids(yard, path(1800, 2500, 0, leg('climb', 1990, 2500, 762)))).toContain('no-ground');
    expect(ids(yard, path(1800, 2500, 0, leg('go', 2010, 2500, 762)))).toContain('wrong-height');
    expect(ids(yard, path(1500, 2500, 0, leg('climb', 1600, 2500, 0)))).toContain('wrong-height');
  });
});

describe('dropping', () => {
  it('is priced by its height, rounded down', () => {
    const down = path(2100, 2500, 762, leg('drop', 1870, 2500, 0));
    expect(ids(yard, down)).toEqual([]);
    expect(walk(yard, down).cost.tenths).toBe(230 + 2 * INCH);
    expect(walk(yard, down).legs[0]!.link!.drop).toEqual({ height: 762 });
  });

  it('lands clear of the edge, of bases, and not too deep', () => {
    expect(ids(yard, path(2100, 2500, 762, leg('drop', 1876, 2500, 0)))).toEqual(['through-solid', 'not-standing']);
    const below = { ...yard, field: { ...yard.field, others: [base('b', 1700, 2500, 125)] } };
    expect(ids(below, path(2100, 2500, 762, leg('drop', 1870, 2500, 0)))).toEqual(['through-base', 'not-standing']);
    const deep = { ...yard, ground: { ...yard.ground, drop: { ...TABLE.drop!, highest: 761 } } };
    expect(ids(deep, path(2100, 2500, 762, leg('drop', 1870, 2500, 0)))).toEqual(['too-deep-to-drop']);
    expect(ids(yard, path(2100, 2500, 762, leg('drop', 1500, 2500, 0)))).toEqual(['too-far-from-edge']);
    expect(ids(yard, path(1800, 2500, 0, leg('drop', 2100, 2500, 762)))).toContain('wrong-height');
  });
});

describe('jumping', () => {
  const jump = (from: number, to: number): Path => path(from, 2500, 762, leg('jump', to, 2500, 762));

  it('crosses a gap of exactly 3", and not of more', () => {
    expect(ids(yard, jump(2990, 3770))).toEqual([]);
    expect(walk(yard, jump(2990, 3770)).legs[0]!.link!.jump).toEqual({
      rise: 0,
      width: expect.closeTo(762),
      wholeInches: 3,
    });
    expect(walk(yard, jump(2990, 3770)).cost.tenths).toBe(780);
    const slant = path(2990, 2500, 762, leg('jump', 3770, 2520, 762));
    expect(ids(yard, slant)).toEqual(['gap-too-wide']);
    const narrow = { ...yard, ground: { ...yard.ground, jump: { ...TABLE.jump!, widest: 761 } } };
    expect(ids(narrow, jump(2990, 3770))).toEqual(['gap-too-wide']);
  });

  it('starts within 1" of the edge', () => {
    expect(ids(yard, jump(3000 - 125 - 254, 3770))).toEqual([]);
    expect(ids(yard, jump(3000 - 125 - 255, 3770))).toEqual(['too-far-from-edge']);
  });

  it('goes up or down as far as allowed, and lands where it can stand', () => {
    const rise = (to: number): Path => path(2500, 2990, 762, leg('jump', 2500, to, 1270));
    expect(ids(yard, rise(3600))).toEqual([]);
    const steep = { ...yard, ground: { ...yard.ground, jump: { ...TABLE.jump!, highest: 507 } } };
    expect(ids(steep, rise(3600))).toEqual(['too-steep-to-jump']);
    const whole = { ...yard, ground: { ...yard.ground, stands: 'base' as const } };
    expect(ids(whole, rise(3600))).toContain('not-standing');
    expect(ids(whole, rise(3640))).toEqual([]);
  });

  it('knows the whole inches of its gap, rounded down', () => {
    const wholeInches = (edge: number): number => {
      const parts = [box('floor', rect(2000, 2000, 1000, 1000), 762), box('floor', rect(edge, 2000, 999, 1000), 762)];
      const setting = trip({ parts, table: TABLE });
      const link = walk(setting, path(2990, 2500, 762, leg('jump', edge + 10, 2500, 762))).legs[0]!.link!;
      return link.jump!.wholeInches;
    };
    expect([1, 253, 254, 255, 507, 508, 761, 762].map(gap => wholeInches(3000 + gap))).toEqual([
      0, 0, 1, 1, 1, 2, 2, 3,
    ]);
  });

  it('needs a gap', () => {
    expect(ids(yard, path(2500, 2500, 762, leg('jump', 2600, 2500, 762)))).toEqual(['no-gap']);
    expect(ids(yard, path(1800, 2500, 0, leg('jump', 2010, 2500, 762)))).toContain('no-gap');
  });
});

describe('going on a raised level', () => {
  it('stays over ground', () => {
    expect(ids(yard, path(2100, 2500, 762, leg('go', 3000, 2500, 762)))).toEqual([]);
    expect(walk(yard, path(2100, 2500, 762, leg('go', 3100, 2500, 762))).problems).toMatchObject([
      { id: 'no-ground', leg: 0, at: 900, found: expect.closeTo(100) },
      { id: 'not-standing', why: 'no-ground' },
    ]);
    const whole = { ...yard, ground: { ...yard.ground, support: 'base' as const } };
    expect(ids(whole, path(2125, 2500, 762, leg('go', 2875, 2500, 762)))).toEqual([]);
    expect(ids(whole, path(2125, 2500, 762, leg('go', 2876, 2500, 762)))).toEqual(['no-ground']);
  });

  it('goes over gaps narrower than told', () => {
    const plank = (gap: number): Trip =>
      trip({
        parts: [box('floor', rect(2000, 2000, 500, 500), 762), box('floor', rect(2500 + gap, 2000, 500, 500), 762)],
        table: { ...TABLE, bridges: 250 },
      });
    const over = path(2200, 2250, 762, leg('go', 2900, 2250, 762));
    expect(ids(plank(249), over)).toEqual([]);
    expect(ids(plank(250), over)).toEqual(['no-ground']);
  });
});

describe('flying', () => {
  const wings = { ...yard, ground: { ...yard.ground, flies: true } };

  it('comes to any level it can stand on for the flat distance', () => {
    const up = path(1500, 2500, 0, leg('jump', 2500, 2500, 762));
    expect(ids(yard, up)).toContain('no-gap');
    const open = {
      ...wings,
      ground: {
        ...wings.ground,
        passages: wings.ground.passages.map(one => ({ ...one, pass: { how: 'open' as const }, ends: false })),
      },
    };
    expect(ids(open, up)).toEqual([]);
    expect(walk(open, up).cost.tenths).toBe(1000);
    expect(ids(open, path(1500, 2500, 0, leg('go', 2500, 2500, 0)))).toEqual(['not-standing']);
  });

  it('does not pass what is closed to it at any height', () => {
    expect(ids(wings, path(1500, 2500, 0, leg('jump', 4500, 2500, 762)))).toContain('through-solid');
  });
});
