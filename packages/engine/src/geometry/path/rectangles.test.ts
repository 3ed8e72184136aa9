import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { separation } from '../rectangles.oracle.ts';
import { type BaseSize, type Direction, footprintOf, type Point } from '../shape.ts';
import { INCH } from '../units.ts';
import { everything } from './every-trip.oracle.ts';
import { meetings } from './meetings.ts';
import { halfOf, type Mover, meetsHeight, type Other, type Path } from './path.ts';
import { reach } from './reach.ts';
import { coreOf, grown, meetsBox } from './rounded-core.ts';
import { shortestPath } from './shortest-path.ts';
import { mayStand } from './standing.ts';
import { stopsAt } from './straight-move.ts';
import { at, base, box, go, rect, trip } from './trips.oracle.ts';
import { distanceTo } from './walk.oracle.ts';
import { walk } from './walk.ts';

const SQUARE: BaseSize = { shape: 'rectangular', length: 250, width: 250 };
const CAVALRY: BaseSize = { shape: 'rectangular', length: 500, width: 250 };
const mover = (size: BaseSize): Mover => ({ size, height: 400 });
const other = (id: string, size: BaseSize, to: Point, along?: Direction): Other => ({
  ...footprintOf(size, to, along),
  id,
  bottom: 0,
  top: 400,
});
const ids = (judged: { readonly problems: readonly { readonly id: string }[] }): readonly string[] =>
  judged.problems.map(({ id }) => id);
const DIAGONAL = { dx: 3, dy: 4 };

describe('a rectangular base lies', () => {
  it('by two halves: to the middle of a short side, and of a long one', () => {
    expect(halfOf(CAVALRY)).toEqual({ x: 250, y: 0, r: 0, wx: 0, wy: 125 });
    expect(halfOf(CAVALRY, DIAGONAL)).toEqual({ x: 150, y: 200, r: 0, wx: -100, wy: 75 });
  });

  it('so that its centre is kept out of what it would overlap: corners grown on both sides', () => {
    const core = grown([at(0, 0)], halfOf(CAVALRY, DIAGONAL));
    expect(core.map(({ x, y }) => [x, y]).sort()).toEqual(
      [
        [-250, -125],
        [-50, -275],
        [250, 125],
        [50, 275],
      ].sort(),
    );
    expect(grown(rect(0, 0, 100, 100), halfOf(SQUARE))).toEqual([
      { x: -125, y: -125 },
      { x: 225, y: -125 },
      { x: 225, y: 225 },
      { x: -125, y: 225 },
    ]);
    expect(coreOf(footprintOf(SQUARE, at(500, 500)))).toHaveLength(4);
  });

  it('in a box of its corners', () => {
    const turned = footprintOf(CAVALRY, at(1000, 1000), DIAGONAL);
    expect(meetsBox({ left: 1249, right: 2000, low: 0, high: 2000 }, turned)).toBe(true);
    expect(meetsBox({ left: 1250, right: 2000, low: 0, high: 2000 }, turned)).toBe(false);
  });
});

describe('a rectangular base moves', () => {
  const gate = (width: number) => [
    box('wall', rect(1000, 0, 100, 1000), 500),
    box('wall', rect(1000, 1000 + width, 100, 1000), 500),
  ];

  it('through a gap exactly as wide as it is, and not a tenth narrower', () => {
    const through = (width: number, size = CAVALRY, along?: Direction): readonly string[] =>
      ids(
        walk(trip({ parts: gate(width), mover: mover(size) }), {
          ...go(at(500, 1125), at(1700, 1125)),
          ...(along && { along }),
        }),
      );
    expect(through(250)).toEqual([]);
    expect(through(249)).toEqual(['through-solid']);
    expect(through(499, CAVALRY, { dx: 0, dy: 1 })).toContain('through-solid');
    // A round base of the same width turns its curve to the wall; a square turned by 3-4-5 reaches 350.
    expect(through(250, SQUARE)).toEqual([]);
    expect(through(250, SQUARE, DIAGONAL)).toContain('through-solid');
  });

  it('along a wall it touches, with its whole side', () => {
    const setting = trip({ parts: [box('wall', rect(0, 1000, 3000, 100), 500)], mover: mover(CAVALRY) });
    expect(ids(walk(setting, go(at(500, 875), at(2500, 875))))).toEqual([]);
    expect(ids(walk(setting, go(at(500, 876), at(2500, 876))))).toContain('through-solid');
  });

  it('past corners of other bases that the oval within would have cleared', () => {
    const others = [other('a', SQUARE, at(1500, 1000))];
    const way = go(at(500, 751), at(2500, 751));
    expect(ids(walk(trip({ others, mover: mover(SQUARE) }), way))).toEqual(['through-base']);
    expect(ids(walk(trip({ others, mover: mover(SQUARE) }), go(at(500, 750), at(2500, 750))))).toEqual([]);
    // Corner against corner: discs of that size would pass with room.
    const corner = at(1251, 751);
    expect(mayStand(trip({ others, mover: mover(SQUARE) }), corner)).toBe(false);
    expect(mayStand(trip({ others, mover: mover({ shape: 'round', diameter: 250 }) }), corner)).toBe(true);
    expect(mayStand(trip({ others: [base('a', 1500, 1000, 125)], mover: mover(SQUARE) }), corner)).toBe(true);
  });

  it('turning on the spot at way-points for nothing; both ways of lying must fit', () => {
    const setting = trip({ parts: gate(300), mover: mover(CAVALRY) });
    const upright = { dx: 0, dy: 1 };
    const path: Path = {
      from: at(500, 1125),
      along: upright,
      legs: [
        { how: 'go', to: at(1700, 1125), along: { dx: 1, dy: 0 } },
        { how: 'go', to: at(1700, 1125), along: upright },
      ],
    };
    const judged = walk(setting, path);
    expect(judged.problems).toEqual([]);
    expect(judged.cost.tenths).toBe(1200);
    const inside = { ...path, legs: [{ how: 'go' as const, to: at(1050, 1125), along: { dx: 1, dy: 0 } }] };
    expect(walk(setting, inside).problems).toEqual([]);
    const turned = { ...inside, legs: [...inside.legs, { how: 'go' as const, to: at(1050, 1125), along: upright }] };
    expect(ids(walk(setting, turned))).toContain('through-solid');
  });

  it('up to the edge of the table with a side, and stands on a floor with all its corners', () => {
    const setting = trip({
      parts: [box('floor', rect(1000, 1000, 600, 300), 500)],
      mover: mover(CAVALRY),
      table: { stands: 'base' },
    });
    expect(ids(walk(setting, go(at(500, 500), at(250, 125))))).toEqual([]);
    expect(ids(walk(setting, go(at(500, 500), at(249, 125))))).toEqual(['off-table']);
    expect(mayStand(setting, at(1250, 1125, 500))).toBe(true);
    expect(mayStand(setting, at(1249, 1125, 500))).toBe(false);
    expect(mayStand(setting, at(1300, 1150, 500), { dx: 0, dy: 1 })).toBe(false);
    expect(mayStand(setting, at(1300, 1150, 500), DIAGONAL)).toBe(false);
  });

  it('straight until something stops it', () => {
    const setting = trip({ others: [other('a', SQUARE, at(2000, 1000), DIAGONAL)], mover: mover(SQUARE) });
    const stops = { solids: () => true, bases: setting.field.others, clear: [], edge: true };
    // The turned square reaches 175 sideways, at a height of 25 above its middle.
    const stopped = stopsAt(setting.field, setting.mover, { from: at(500, 1000), to: at(4000, 1000) }, stops);
    expect(stopped.spot).toEqual(at(2000 - 175 - 125, 1000));
    expect(stopsAt({ ...setting.field }, setting.mover, { from: at(500, 3000), to: at(0, 3000) }, stops).spot.x).toBe(
      125,
    );
  });
});

describe('a rectangular base among others', () => {
  it('is judged as sampled along its way', () => {
    let told = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const next = numbers(seed * 7);
      const size = seed % 2 ? CAVALRY : { ...CAVALRY, length: 330, width: 330 };
      const scenario = everything(seed, mover(size));
      if (!scenario) continue;
      const others = [
        ...scenario.trip.field.others.slice(1),
        other('r', CAVALRY, at(next(3500), next(3000)), { dx: 1, dy: next(4) }),
      ];
      const setting = { ...scenario.trip, field: { ...scenario.trip.field, others, zones: [] } };
      const { from, along } = scenario;
      for (let k = 0; k < 10; k++) {
        const path: Path = { from, along, legs: [{ how: 'go', to: at(next(3500), next(3000), from.z) }] };
        const problems = walk(setting, path).problems;
        for (const { id, least } of sampled(setting, path)) {
          const wrong = problems.some(problem => problem.id === 'through-base' && problem.other === id);
          if (least < -1e-6) expect(wrong, `${seed} ${k} ${id}`).toBe(true);
          else if (least > STEP) expect(wrong, `${seed} ${k} ${id}`).toBe(false);
          told++;
        }
      }
    }
    expect(told).toBeGreaterThan(900);
  });

  it('is given no way that is not legal', () => {
    let ways = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const scenario = everything(seed, mover(seed % 2 ? CAVALRY : SQUARE));
      if (!scenario) continue;
      const { trip: setting, from, along } = scenario;
      const next = numbers(seed);
      const reachable = reach(setting, from, 7 * INCH, { along });
      for (let k = 0; k < 20; k++) {
        const to = at(from.x - 1000 + next(2000), from.y - 1000 + next(2000), k % 2 ? from.z : 0);
        const path = reachable.pathTo(to, to.z);
        if (!path) continue;
        expect(walk(setting, path, 7 * INCH).problems, `${seed}`).toEqual([]);
        ways++;
      }
    }
    expect(ways).toBeGreaterThan(150);
  });

  it('finds the way round a wall, as long as a tape around its grown corners', () => {
    const setting = trip({ parts: [box('wall', rect(1000, 500, 100, 1000), 500)], mover: mover(SQUARE) });
    const shortest = shortestPath(setting, at(500, 1000), { spot: at(1600, 1000) });
    // Round the corners (875, 375) and (1225, 375) of the wall grown by half a square.
    const length = Math.hypot(375, 625) + 350 + Math.hypot(375, 625);
    expect(shortest.path && shortest.cost).toBeCloseTo(length, 0);
  });

  it('comes into range of another and out of it where its nearest corner does', () => {
    const enemy = { ...other('e', SQUARE, at(2000, 1000)), z: 0 };
    const [met] = meetings(mover(SQUARE), go(at(500, 1250), at(4000, 1250)), [enemy], { range: INCH });
    expect(met!.entry.inside).toEqual(at(2000 - 250 - INCH, 1250));
    expect(met!.entry.outside).toEqual(at(2000 - 251 - INCH, 1250));
    expect(met!.exit.inside).toEqual(at(2000 + 250 + INCH, 1250));
    const past = meetings(mover(SQUARE), go(at(500, 1250 + INCH + 1), at(4000, 1250 + INCH + 1)), [enemy], {
      range: INCH,
    });
    expect(past).toEqual([]);
  });
});

const STEP = 8;

/** How near a moving rectangle comes to each other base: by separating lines, or from discs to its sides. */
function sampled({ field, mover: who, ground }: ReturnType<typeof trip>, { from, along, legs }: Path) {
  const { to } = legs[0]!;
  const n = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP) || 1;
  return field.others
    .filter(each => ground.others(each) === 'closed' && (ground.flies || meetsHeight(each, from.z, who.height)))
    .map(each => {
      let least = Infinity;
      for (let i = 0; i <= n; i++) {
        const centre = { x: from.x + ((to.x - from.x) * i) / n, y: from.y + ((to.y - from.y) * i) / n };
        const { corners } = footprintOf(who.size, centre, along);
        least = Math.min(least, each.corners ? separation(corners!, each.corners) : fromOval(each, corners!));
      }
      return { id: each.id, least };
    });
}

function fromOval(each: Other, corners: readonly Point[]): number {
  let least = Infinity;
  for (let k = 0; k <= 40; k++) {
    const point = { x: each.ax + ((each.bx - each.ax) * k) / 40, y: each.ay + ((each.by - each.ay) * k) / 40 };
    least = Math.min(least, distanceTo(corners, point) - each.r);
  }
  return least;
}
