// Answers with their proofs, added up over many boards: oracles say what is wrong, totals say what is different.
import { describe, expect, it } from 'vitest';
import { type Totals, totalsOf } from '../../testing/totals.ts';
import type { Spot } from '../shape.ts';
import { INCH } from '../units.ts';
import { cutPath } from './cut-path.ts';
import { everything } from './every-trip.oracle.ts';
import { firstAlong, ringThresholds, sightThresholds } from './first-along-path.ts';
import { type Meeting, meetings, passedOver } from './meetings.ts';
import type { How, Path } from './path.ts';
import { groundAt } from './raised-ground.ts';
import { reach } from './reach.ts';
import { shortestPath } from './shortest-path.ts';
import { mayStand } from './standing.ts';
import { stopsAt } from './straight-move.ts';
import type { Target } from './target.ts';
import { at, base } from './trips.oracle.ts';
import { walk } from './walk.ts';

type Next = (below: number) => number;
type Scenario = NonNullable<ReturnType<typeof everything>>;

function addPath(totals: Totals, path: Path | null): void {
  for (const { to } of path?.legs ?? []) totals.spots('bends', to);
  totals.add('legs', path ? path.legs.length + 1 : 0);
}

/** The sums over boards of everything. */
const totalsOver = (boards: number, ask: (scenario: Scenario, totals: Totals, next: Next) => void): object =>
  totalsOf(boards, (totals, next, seed) => {
    const scenario = everything(seed);
    if (scenario) ask(scenario, totals, next);
  });

/** Places around the start, most of them on whatever ground there is. */
function placeNear({ trip, from }: Scenario, next: Next): Spot {
  const place = at(from.x - 700 + next(1400), from.y - 700 + next(1400));
  const levels = groundAt(trip.field.scene, trip.ground, place);
  return { ...place, z: levels[next(levels.length)]! };
}

/** A path of three legs that is hardly ever legal. */
function anyPath(scenario: Scenario, next: Next): Path {
  const { from, along } = scenario;
  const hows: readonly How[] = ['go', 'climb', 'drop', 'jump'];
  const legs = [0, 1, 2].map(() => {
    const to = placeNear(scenario, next);
    return next(2) ? ({ how: 'go', to: { ...to, z: from.z } } as const) : { how: hows[next(4)]!, to };
  });
  return { from, along, legs };
}

describe('paths get the same answers as ever', () => {
  it('when they are walked', () => {
    const sums = totalsOver(120, (scenario, totals, next) => {
      for (let k = 0; k < 4; k++) {
        const { problems, cost, legs, crossings } = walk(scenario.trip, anyPath(scenario, next), 6 * INCH);
        totals.add('cost', cost.tenths);
        totals.add('roots', cost.squares.length + 3 * cost.surds.length);
        for (const { id, at: where, spot, found: size = 0, limit = 0 } of problems) {
          totals.add(id, 1);
          totals.add('where', where + size + 3 * limit);
          totals.spots('places', spot);
        }
        for (const { stretches, link } of legs) {
          for (const { from, to, solid } of stretches) totals.add('stretches', from + 3 * to + solid);
          totals.add('links', link ? link.price : 0);
        }
        totals.add('crossings', crossings.length);
      }
    });
    expect(sums).toEqual({
      cost: 1026142.76,
      crossings: 52,
      'in-zone': 38,
      links: 2032,
      'no-face': 152,
      'no-gap': 162,
      'no-ground': 36,
      'not-standing': 195,
      'off-table': 383,
      places: 14538578,
      roots: 3219,
      stretches: 858048.52,
      'through-base': 136,
      'through-solid': 345,
      'too-far-from-edge': 230,
      'too-long': 377,
      'too-steep-to-jump': 3,
      where: 4206677.36,
      'wrong-height': 316,
    });
  });

  it('when they are stopped and met', () => {
    const sums = totalsOver(100, (scenario, totals, next) => {
      const { trip, from, along } = scenario;
      const { field, mover } = trip;
      const path = anyPath(scenario, next);
      const met = field.others.map(other => ({ ...other, z: other.bottom }));
      const to = placeNear(scenario, next);
      const clear = met.map(other => ({ ...other, range: INCH, flat: next(2) === 0 }));
      const stops = { solids: () => true, bases: field.others, clear: clear.slice(1), edge: next(2) === 0 };
      const stopped = stopsAt(field, mover, { from, to, along }, stops);
      totals.spots('stopped', stopped.spot);
      totals.add('distance', stopped.distance);
      totals.add('why', stopped.why ? stopped.why.id.length : 0);
      const stays: readonly Meeting[] = meetings(mover, path, met, { range: 300, flat: next(2) === 0 });
      for (const { began, ended, entry, exit } of stays) {
        totals.add('met', 1 + Number(began) + 3 * Number(ended));
        for (const { leg, at: where, inside, outside } of [entry, exit]) {
          totals.add('thresholds', where + leg);
          totals.spots('inside', inside);
          if (outside) totals.spots('outside', outside);
        }
      }
      totals.add('passed', passedOver(mover, path, met).length);
      for (const r of [0, 160])
        for (const mark of sightThresholds(mover, path, field.scene, { x: next(3500), y: next(3000), r }))
          totals.add('sight', mark);
      for (const mark of ringThresholds(mover, path, [{ x: next(3500), y: next(3000), r: 100 + next(900) }]))
        totals.add('ring', mark);
      const holds = ({ x, y }: Spot): boolean => (x - from.x) * (x - from.x) + (y - from.y) * (y - from.y) > 160_000;
      const first = firstAlong(mover, path, { from: next(300), to: 2500, holds, critical: [400, 800] });
      if (first) totals.add('first', first.at + first.leg);
      if (first) totals.spots('first', first.spot);
    });
    expect(sums).toEqual({
      distance: 31530.37,
      first: 692200.82,
      inside: 1116111,
      met: 206,
      outside: 755993,
      passed: 27,
      ring: 23668.14,
      sight: 9621668.91,
      stopped: 620627,
      thresholds: 188895.78,
      why: 264,
    });
  });

  it('when they are searched for within an allowance', () => {
    const sums = totalsOver(40, (scenario, totals, next) => {
      const { trip, from, along } = scenario;
      const all = reach(trip, from, 5 * INCH, { along });
      for (let k = 0; k < 20; k++) {
        const to = placeNear(scenario, next);
        totals.add('stand', Number(mayStand(trip, to, along)));
        totals.add('cost', all.cost(to, to.z) ?? 0);
        addPath(totals, all.pathTo(to, to.z));
      }
      const only = [placeNear(scenario, next)];
      addPath(totals, reach(trip, from, 5 * INCH, { along, only }).pathTo(only[0]!, only[0]!.z));
    });
    expect(sums).toEqual({ bends: 2785500, cost: 193752.76, legs: 842, stand: 400 });
  });

  it('when they are searched for however far, and cut', () => {
    const sums = totalsOver(24, (scenario, totals, next) => {
      const enemy = { ...base('e', next(3500), next(3000), 125), z: 0 };
      const targets: readonly Target[] = [
        { edge: (['left', 'right', 'low', 'high'] as const)[next(4)]! },
        { base: enemy, range: 2 * INCH, flat: next(2) === 0 },
        { spot: placeNear(scenario, next) },
      ];
      for (const target of targets) {
        const way = shortestPath(scenario.trip, scenario.from, target, { along: scenario.along });
        addPath(totals, way.path);
        if (way.path) {
          totals.add('cost', way.cost);
          for (const allowance of [2, 4]) addPath(totals, cutPath(scenario.trip, way.path, allowance * INCH));
        } else for (const near of way.nearest) addPath(totals, near);
      }
    });
    expect(sums).toEqual({ bends: 1918131, cost: 64356.86, legs: 496 });
  });

  it('when what is in reach is drawn', () => {
    const sums = totalsOver(16, ({ trip, from, along }, totals) => {
      for (const { z, polygons, noEnd } of reach(trip, from, 4 * INCH, { along }).outlines())
        for (const [k, list] of [polygons, noEnd].entries())
          for (const polygon of list) {
            totals.add('corners', polygon.length + k + z);
            for (const corner of polygon) totals.spots('drawn', corner);
          }
    });
    expect(sums).toEqual({ corners: 75814, drawn: 81299528 });
  });
});
