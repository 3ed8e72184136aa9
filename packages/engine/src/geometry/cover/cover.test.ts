import { describe, expect, it } from 'vitest';
import { maskOf, type Scene, sceneOf } from '../scene.ts';
import type { Body, Point, Standing } from '../shape.ts';
import type { Part, Piece } from '../terrain.ts';
import { INCH } from '../units.ts';
import { bestCover, type CoverAnswer, type CoverTest, coverCells, coverFrom, crossingsFrom } from './index.ts';

const IN_COVER: CoverTest = { over: 'solids', within: INCH };
const BY_BODIES: CoverTest = { over: 'bodies', within: INCH };
const OBSCURED: CoverTest = { over: 'solids', beyond: 2 * INCH, viewerBeyond: INCH };
const CROSSED: CoverTest = { over: 'solids' };
const SEALED: CoverTest = { over: 'solids', every: true };
const AT_CORNERS: CoverTest = { over: 'corners', within: INCH };

const base = (x: number, y: number, r = 160, z = 0): Standing => ({ ax: x, ay: y, bx: x, by: y, r, z });
const long = (ax: number, ay: number, bx: number, by: number): Standing => ({ ax, ay, bx, by, r: 160, z: 0 });
const body = (x: number, y: number, r = 160, bottom = 0): Body => ({
  ax: x,
  ay: y,
  bx: x,
  by: y,
  r,
  bottom,
  top: bottom + 400,
});
const corners = (...at: readonly (readonly [number, number])[]): Point[] => at.map(([x, y]) => ({ x, y }));

const box = (x0: number, y0: number, x1: number, y1: number): Point[] =>
  corners([x0, y0], [x1, y0], [x1, y1], [x0, y1]);

const wall = (outline: readonly Point[], bottom = 0, top = 1000): Part => ({ kind: 'wall', outline, bottom, top });

/** A table with one piece for each list of parts. */
function tableOf(...pieces: readonly (readonly Part[])[]): Scene {
  const withIds = pieces.map((parts, i): Piece => ({ id: `p${i}`, parts }));
  return sceneOf({ width: 8000, depth: 8000, pieces: withIds });
}

interface CoverCase {
  readonly scene?: Scene;
  readonly bodies?: readonly Body[];
  readonly viewer: Standing;
  readonly target: Standing;
}

function ask(test: CoverTest, { scene = tableOf(), bodies = [], viewer, target }: CoverCase): CoverAnswer {
  return bestCover(viewer, target, { scene, bodies, tests: [test] });
}

const holds = (test: CoverTest, asked: CoverCase): boolean => ask(test, asked).findings[0]!.holds;

describe('nothing between', () => {
  it('leaves every test unmet, from the middle of the rim', () => {
    const asked = { viewer: base(1000, 1000), target: base(4000, 1000) };
    const answer = bestCover(asked.viewer, asked.target, { scene: tableOf(), bodies: [], tests: [OBSCURED, IN_COVER] });
    expect(answer.findings).toEqual([{ holds: false }, { holds: false }]);
    expect(answer.weight).toBe(0);
    expect(answer.from).toEqual({ x: 1160, y: 1000, z: 0 });
    expect(answer.room).toBeGreaterThan(0.5);
    expect(coverCells(asked.viewer, asked.target, { scene: tableOf(), bodies: [], tests: [OBSCURED] })).toHaveLength(1);
  });
});

describe('within a distance of the target', () => {
  const viewer = base(1000, 4000);
  const target = base(4000, 4000);
  const behind = (gap: number): Scene => tableOf([wall(box(3700 - gap - 140, 3000, 3840 - gap, 5000), 0, 254)]);

  it('a wall right across is crossed, and exactly 1" counts', () => {
    expect(holds(IN_COVER, { scene: behind(100), viewer, target })).toBe(true);
    expect(holds(IN_COVER, { scene: behind(254), viewer, target })).toBe(true);
    expect(holds(IN_COVER, { scene: behind(255), viewer, target })).toBe(false);
  });

  it('shows the line, the stretch, the piece and what is to spare', () => {
    const [finding] = ask(IN_COVER, { scene: behind(100), viewer, target }).findings;
    expect(finding!.crossing).toMatchObject({ piece: 'p0', solid: 0 });
    expect(finding!.crossing!.stretch[1].x).toBeCloseTo(3740, 6);
    expect(finding!.crossing!.toTarget).toBeGreaterThanOrEqual(100 / INCH);
    expect(finding!.margin).toBeCloseTo(1 - finding!.crossing!.toTarget, 9);
    expect(finding!.margin).toBeGreaterThan(0);
  });

  it('exactly 1" has a proof with nothing to spare', () => {
    const [finding] = ask(IN_COVER, { scene: behind(254), viewer, target }).findings;
    expect(finding!.margin).toBeCloseTo(0, 9);
    expect(finding!.crossing!.stretch[1]).toMatchObject({ x: expect.closeTo(3586, 6), y: expect.closeTo(4000, 4) });
  });

  it('a corner exactly 1" away counts only for lines that run through the wall to it', () => {
    // From (4000, 4000) the corner is at 414 = 160 + 254; the wall lies behind it, or beside it.
    const facing = tableOf([wall(corners([3586, 4000], [3300, 4200], [3300, 3800]))]);
    const beside = tableOf([wall(corners([3586, 4000], [3586, 5200], [3300, 5200]))]);
    const nearer = tableOf([wall(corners([3587, 4000], [3587, 5200], [3300, 5200]))]);
    const at = { viewer: base(1000, 4000, 0), target };
    expect(holds(IN_COVER, { scene: facing, ...at })).toBe(true);
    expect(holds(IN_COVER, { scene: beside, ...at })).toBe(false);
    expect(holds(CROSSED, { scene: beside, ...at })).toBe(true);
    expect(holds(IN_COVER, { scene: nearer, ...at })).toBe(true);
  });

  it('heights count from the bottom up to, but not with, the top', () => {
    const at = (bottom: number, top: number): boolean =>
      holds(IN_COVER, {
        scene: tableOf([wall(box(3600, 3000, 3740, 5000), bottom, top)]),
        viewer: base(1000, 4000, 160, 254),
        target: base(4000, 4000, 160, 254),
      });
    expect([at(0, 254), at(0, 255), at(254, 500), at(255, 500)]).toEqual([false, true, true, false]);
  });

  it('a wall beside the way is no cover while the viewer has a point that sees past it', () => {
    // The wall ends at a line both bases touch, then reaches further in: the near edge of the viewer still sees past.
    const upTo = (y: number): Scene => tableOf([wall(box(3600, y, 3740, 5000))]);
    expect(coverCells(viewer, target, { scene: upTo(4160), bodies: [], tests: [CROSSED] })).toMatchObject([
      { holds: [false] },
    ]);
    const partly = coverCells(viewer, target, { scene: upTo(4140), bodies: [], tests: [CROSSED] });
    expect(partly.map(cell => cell.holds[0])).toEqual([true, false]);
    expect(holds(IN_COVER, { scene: upTo(4140), viewer, target })).toBe(false);
    expect(holds(IN_COVER, { scene: upTo(4000), viewer, target })).toBe(true);
  });
});

describe('beyond a distance of the target and the viewer', () => {
  const viewer = base(1000, 4000);
  const target = base(4000, 4000);
  const at = (x0: number, x1: number): boolean =>
    holds(OBSCURED, { scene: tableOf([wall(box(x0, 2000, x1, 6000))]), viewer, target });

  it('a wall in the middle obscures, and exactly 2" from the target does not', () => {
    expect(at(2500, 2600)).toBe(true);
    expect(at(3200, 3331)).toBe(true);
    expect(at(3200, 3332)).toBe(true); // only the line straight through is at 2"
    expect(at(3200, 3840)).toBe(false);
  });

  it('a wall flat along a long target at exactly 2" does not', () => {
    const flat = long(4000, 3000, 4000, 5000);
    const upTo = (x: number): boolean =>
      holds(OBSCURED, { scene: tableOf([wall(box(3200, 1000, x, 7000))]), viewer, target: flat });
    expect([upTo(3331), upTo(3332), upTo(3333)]).toEqual([true, false, false]);
  });

  it('a wall the viewer hugs does not', () => {
    expect(at(1161, 1300)).toBe(false);
    expect(at(1160, 1300)).toBe(false);
    expect(at(1415, 1500)).toBe(true);
    const flat = long(1000, 3000, 1000, 5000);
    const from = (x: number): boolean =>
      holds(OBSCURED, { scene: tableOf([wall(box(x, 1000, x + 100, 7000))]), viewer: flat, target });
    expect([from(1413), from(1414), from(1415)]).toEqual([false, false, true]);
  });

  it('parts of one piece that abut are one stretch, two pieces are two', () => {
    const [near, far] = [box(3000, 2000, 3300, 6000), box(3300, 2000, 3800, 6000)];
    expect(holds(OBSCURED, { scene: tableOf([wall(near), wall(far)]), viewer, target })).toBe(false);
    expect(holds(OBSCURED, { scene: tableOf([wall(near)], [wall(far)]), viewer, target })).toBe(true);
    // A concave outline is cut inside, and is one piece all the same.
    const bent = corners(
      [2000, 3000],
      [3900, 3000],
      [3900, 5000],
      [2000, 5000],
      [2000, 4900],
      [3800, 4900],
      [3800, 3100],
      [2000, 3100],
    );
    expect(holds(OBSCURED, { scene: tableOf([wall(bent)]), viewer, target })).toBe(false);
  });

  it('only solids of the mask count', () => {
    const scene = tableOf([wall(box(2500, 2000, 2600, 6000))]);
    expect(holds({ ...OBSCURED, mask: maskOf(scene, () => false) }, { scene, viewer, target })).toBe(false);
    expect(holds({ ...OBSCURED, mask: maskOf(scene, () => true) }, { scene, viewer, target })).toBe(true);
  });
});

describe('the same point for all questions', () => {
  it('goes by the weights where no point is best for all', () => {
    // One wall by the target is missed from the left of the rim only, one on the way from its right only.
    const scene = tableOf([wall(box(3600, 2000, 3700, 3860))], [wall(box(2000, 4000, 2100, 6000))]);
    const ranked = (weights: readonly number[]): readonly boolean[] =>
      bestCover(base(1000, 4000), base(4000, 4000), {
        scene,
        bodies: [],
        tests: [IN_COVER, OBSCURED],
        weights,
      }).findings.map(f => f.holds);
    expect(ranked([2, 1])).toEqual([false, true]);
    expect(ranked([1, 2])).toEqual([true, false]);
  });
});

describe('barricades and third bases', () => {
  const viewer = base(1000, 4000);
  const target = base(4000, 4000);

  it('a barricade of 2" gives cover right in front and not a base to the side', () => {
    const barricade = (y: number): Scene => tableOf([wall(box(3700, y - 254, 3780, y + 254), 0, 254)]);
    expect(holds(IN_COVER, { scene: barricade(4000), viewer, target })).toBe(true);
    expect(holds(IN_COVER, { scene: barricade(4415), viewer, target })).toBe(false);
  });

  it('a base in between gives cover within 1", exactly 1" included', () => {
    const at = (x: number, y = 4000): boolean => holds(BY_BODIES, { bodies: [body(x, y)], viewer, target });
    expect([at(3600), at(3426), at(3425), at(3600, 4400)]).toEqual([true, true, false, false]);
    expect(holds({ over: 'bodies' }, { bodies: [body(2500, 4000, 300)], viewer, target })).toBe(true);
  });

  it('touching bases and bases left out do not count', () => {
    expect(
      holds({ over: 'bodies' }, { bodies: [body(1000, 4320), body(4000, 3680), body(680, 4000)], viewer, target }),
    ).toBe(false);
    const question = { scene: tableOf(), bodies: [body(3600, 4000)], tests: [BY_BODIES] };
    expect(bestCover(viewer, target, { ...question, without: [0] }).weight).toBe(0);
    expect(bestCover(viewer, target, question).findings[0]!.crossing).toMatchObject({ body: 0 });
  });
});

describe('heights', () => {
  it('both on a platform: its floor is not crossed, a wall on it is', () => {
    const floor = wall(box(0, 0, 6000, 6000), 700, 762);
    const viewer = base(1000, 3000, 160, 762);
    const target = base(4000, 3000, 160, 762);
    expect(holds(CROSSED, { scene: tableOf([floor]), viewer, target })).toBe(false);
    expect(
      holds(CROSSED, { scene: tableOf([floor, wall(box(3700, 1000, 3750, 5000), 762, 1000)]), viewer, target }),
    ).toBe(true);
  });

  it('from above: a low wall by the target is crossed, one by the viewer is passed over', () => {
    const viewer = base(1000, 3000, 160, 762);
    const target = base(4000, 3000);
    const low = (x: number): boolean =>
      holds(CROSSED, { scene: tableOf([wall(box(x, 1000, x + 50, 5000), 0, 254)]), viewer, target });
    expect([low(1500), low(2500), low(2800), low(3700)]).toEqual([false, false, false, true]);
    expect(holds(IN_COVER, { scene: tableOf([wall(box(3700, 1000, 3750, 5000), 0, 254)]), viewer, target })).toBe(true);
  });

  it('measures to a feature that hangs above the target no less than its height', () => {
    const viewer = base(1000, 3000, 160, 1524);
    const target = base(4000, 3000);
    const beam = (bottom: number): Scene => tableOf([wall(box(3500, 1000, 3800, 5000), bottom, 1000)]);
    const [finding] = ask({ over: 'solids', within: 254 }, { scene: beam(150), viewer, target }).findings;
    expect(finding!.holds).toBe(true);
    expect(finding!.crossing!.toTarget).toBeGreaterThanOrEqual(150 / INCH);
    expect(holds({ over: 'solids', within: 254 }, { scene: beam(255), viewer, target })).toBe(false);
  });

  it('measures to the point in space where the line crosses, exactly x included', () => {
    // From 2010 up the line to the near edge, 2680 away, leaves the wall 200 before it and so 150 above it: 250 in all.
    const viewer = base(1000, 3000, 160, 2010);
    const target = base(4000, 3000);
    const scene = tableOf([wall(box(3600, 1000, 3640, 5000), 0, 2000)]);
    const from = (within: number) =>
      coverFrom({ x: 1160, y: 3000 }, viewer, target, {
        scene,
        bodies: [],
        tests: [{ over: 'solids', within }],
      }).findings[0]!;
    expect(from(249).holds).toBe(false);
    expect(from(250)).toMatchObject({ holds: true, margin: expect.closeTo(0, 6) });
    expect(from(250).crossing!.toTarget).toBeCloseTo(250 / INCH, 6);
    // Seen from above it is 200 away.
    expect(from(251).crossing!.stretch[1]).toMatchObject({ x: expect.closeTo(3640, 6), z: expect.closeTo(150, 3) });
  });

  it('of lines that slope, one to the far side of the target may cross beyond a range that others cross within', () => {
    const viewer = base(1000, 3000, 160, 2010);
    const target = base(4000, 3000);
    const scene = tableOf([wall(box(3600, 1000, 3640, 5000), 0, 2000)]);
    const beyond = (x: number): boolean =>
      coverFrom({ x: 1160, y: 3000 }, viewer, target, { scene, bodies: [], tests: [{ over: 'solids', beyond: x }] })
        .findings[0]!.holds;
    // To the far edge, 3000 away, it is 200 away and 520 * 2010 / 3000 = 348.4 up where it leaves the wall: 401.7.
    expect([beyond(250), beyond(401), beyond(402)]).toEqual([true, true, false]);
  });

  it('plans that overlap at different heights have one point, and it answers', () => {
    const viewer = base(3000, 3000);
    const target = base(3050, 3000, 160, 762);
    const scene = tableOf([wall(box(2000, 2000, 5000, 4000), 500, 560)]);
    expect(holds(CROSSED, { scene, viewer, target })).toBe(true);
    expect(holds(SEALED, { scene, viewer, target })).toBe(true);
    expect(holds(CROSSED, { viewer, target })).toBe(false);
  });
});

describe('long bases', () => {
  it('start from their straight side too', () => {
    const viewer = long(1000, 3000, 1000, 5000);
    const target = base(4000, 4000);
    // The wall hides the middle of the viewer's side; its ends see past.
    const scene = tableOf([wall(box(1400, 3700, 1500, 4300))]);
    const cells = coverCells(viewer, target, { scene, bodies: [], tests: [CROSSED] });
    expect(cells.map(cell => cell.holds[0])).toEqual([false, true, false]);
    expect(cells[1]!.left).toMatchObject({ x: 1160 });
  });
});

describe('every line', () => {
  const viewer = base(1000, 4000);
  const target = base(4000, 4000);
  const gap = (y: number): Scene => tableOf([wall(box(2500, 1000, 2600, 4000))], [wall(box(2500, y, 2600, 7000))]);

  it('two walls that abut leave nothing, a gap of a tenth does', () => {
    expect(holds(SEALED, { scene: gap(4000), viewer, target })).toBe(true);
    const open = ask(SEALED, { scene: gap(4001), viewer, target }).findings[0]!;
    expect(open.holds).toBe(false);
    expect(open.free![0].x).toBeLessThan(1160 + 1e-9);
    expect(holds(SEALED, { scene: gap(3990), viewer, target })).toBe(true);
  });

  it('two walls corner to corner leave nothing', () => {
    const scene = tableOf([wall(box(2400, 1000, 2500, 4000))], [wall(box(2500, 4000, 2600, 7000))]);
    expect(holds(SEALED, { scene, viewer, target })).toBe(true);
  });
});

describe('corners and ends of walls', () => {
  const viewer = base(1000, 4000);
  const target = base(4000, 4000);

  it('are where the outline turns out, not where parts meet or turn in', () => {
    const end = tableOf([wall(box(3650, 1000, 3750, 4000))]);
    expect(holds(AT_CORNERS, { scene: end, viewer, target })).toBe(true);
    const onward = tableOf([wall(box(3650, 1000, 3750, 4000))], [wall(box(3650, 4000, 3750, 7000))]);
    expect(holds(AT_CORNERS, { scene: onward, viewer, target })).toBe(false);
    const inner = tableOf([
      wall(corners([3650, 4000], [3650, 7000], [3500, 7000], [3500, 3900], [4800, 3900], [4800, 4000])),
    ]);
    expect(holds({ ...AT_CORNERS, within: 50 }, { scene: inner, viewer, target })).toBe(false);
  });

  it('are measured exactly', () => {
    const end = (x: number): boolean =>
      holds(AT_CORNERS, { scene: tableOf([wall(box(x - 100, 1000, x, 4000))]), viewer: base(1000, 4000, 0), target });
    expect([end(3585), end(3586), end(3587)]).toEqual([false, true, true]);
  });
});

describe('degenerate', () => {
  it('a single point between two walls is no place: cells have width', () => {
    // From (1160, 4000) both tangents to the target have slope 3/4 and touch the two corners; from nowhere else.
    const viewer = base(1000, 4000);
    const target = base(1660, 4000, 300);
    const between = (off: number): Scene =>
      tableOf(
        [wall(corners([1360, 4000 + off], [1360, 4900], [1300, 4900]))],
        [wall(corners([1360, 4000 - off], [1300, 3100], [1360, 3100]))],
      );
    expect(holds(CROSSED, { scene: between(150), viewer, target })).toBe(true);
    expect(holds(CROSSED, { scene: between(149), viewer, target })).toBe(true);
    const open = ask(CROSSED, { scene: between(151), viewer, target });
    expect(open.findings[0]!.holds).toBe(false);
    expect(open.room).toBeGreaterThan(0);
    expect(holds(CROSSED, { scene: between(150), viewer: base(1160, 4000, 0), target })).toBe(false);
  });

  it('touching bases have one point, and cross nothing', () => {
    const viewer = base(1000, 4000);
    const target = base(1320, 4000);
    const scene = tableOf([wall(box(1120, 4125, 1200, 5000))]);
    const answer = ask(CROSSED, { scene, viewer, target });
    expect(answer).toMatchObject({ weight: 0, from: { x: 1160, y: 4000 } });
  });

  it('a wall touching the target or the viewer is crossed only from its own side', () => {
    const viewer = base(1000, 4000);
    const target = base(4000, 4000);
    expect(holds(CROSSED, { scene: tableOf([wall(box(3000, 4160, 5000, 4300))]), viewer, target })).toBe(false);
    expect(holds(CROSSED, { scene: tableOf([wall(box(4160, 3000, 4300, 5000))]), viewer, target })).toBe(false);
    expect(holds(CROSSED, { scene: tableOf([wall(box(3700, 3000, 3840, 5000))]), viewer, target })).toBe(true);
    expect(holds(CROSSED, { scene: tableOf([wall(box(1160, 3000, 1200, 5000))]), viewer, target })).toBe(true);
    expect(holds(CROSSED, { scene: tableOf([wall(box(800, 3000, 840, 5000))]), viewer, target })).toBe(false);
  });
});

describe('a point the player picks', () => {
  const viewer = base(1000, 4000);
  const target = base(4000, 4000);
  const scene = tableOf([wall(box(3600, 4140, 3740, 5000))], [wall(box(2500, 2000, 2600, 6000), 500, 900)]);

  it('answers the same tests', () => {
    const question = { scene, bodies: [], tests: [IN_COVER, OBSCURED] };
    expect(coverFrom({ x: 1000, y: 4160 }, viewer, target, question).findings[0]!.holds).toBe(true);
    expect(coverFrom({ x: 1060, y: 3852 }, viewer, target, question).findings[0]!.holds).toBe(false);
  });

  it('lists everything crossed, each nearest the target', () => {
    const bodies = [body(3500, 3900), body(2000, 1000)];
    const crossings = crossingsFrom({ x: 1000, y: 4160 }, viewer, target, { scene, bodies });
    expect(crossings.map(({ piece, body: who }) => piece ?? who)).toEqual(['p0', 0]);
    expect(crossings[0]!.toTarget * INCH).toBeCloseTo(Math.hypot(260, 140) - 160, 3);
    expect(JSON.parse(JSON.stringify(crossings))).toEqual(crossings);
  });
});
