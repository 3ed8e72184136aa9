import { numbers } from '@little-wars/engine';
import {
  type BaseSize,
  footprintOf,
  inches,
  isWithin,
  mayStand,
  type Part,
  type Point,
  type Spot,
  sceneOf,
  shortestPath,
  sightToBody,
  type Trip,
  walk,
} from '@little-wars/engine/geometry';
import { turnedPoint } from '@little-wars/engine/pieces';
import { coverageOf } from '@little-wars/skirmish/tables';
import { describe, expect, it } from 'vitest';
import { factions } from '../content/index.ts';
import { groundFor } from '../core/08-falling/ground.ts';
import { markersOf, zoneOf } from '../core/16-scenario/scenarios.ts';
import { defaults } from '../options.ts';
import { blockingMask, classOf, type TerrainClass } from '../terrain.ts';
import type { Setup } from '../types.ts';
import { MAPS, mapOf } from './index.ts';
import { readMap } from './read-map.ts';

const cards = factions.flatMap(faction => faction.cards);
const widthOf = (base: BaseSize): number => (base.shape === 'round' ? base.diameter : base.width);
const lengthOf = (base: BaseSize): number => (base.shape === 'round' ? base.diameter : base.length);
/** The widest and the longest base. */
const [widest, longest] = [widthOf, lengthOf].map(
  of => cards.reduce((a, b) => (of(b.base) > of(a.base) ? b : a)).base,
) as [BaseSize, BaseSize];
const tallest = Math.max(...cards.map(({ height }) => height));

const sorted = (list: readonly string[]): string[] => [...list].sort((a, b) => (a < b ? -1 : 1));
const nameOf = ({ kind, bottom, top, outline }: Part, turn: (point: Point) => Point): string =>
  `${kind} ${bottom} ${top} ${sorted(outline.map(turn).map(({ x, y }) => `${x},${y}`)).join(' ')}`;

describe('the maps of Kill Team Vanguard', () => {
  it('are found by id, and ids are unique', () => {
    expect(new Set(MAPS.map(({ id }) => id)).size).toBe(MAPS.length);
    for (const map of MAPS) expect(mapOf(map.id)).toBe(map);
    expect(MAPS.length).toBeGreaterThanOrEqual(2);
    expect(() => mapOf('nowhere')).toThrow();
  });
});

describe.each(MAPS)('$name', map => {
  const { terrain } = map;
  const scene = sceneOf(terrain);
  const setup: Setup = { map, teams: [], options: defaults };
  const markers = markersOf(setup);
  const turned = (point: Point): Point => turnedPoint(terrain, point);
  const trip = (size: BaseSize): Trip => ({
    field: { scene, others: [] },
    mover: { size, height: inches(tallest) },
    ground: groundFor(scene),
  });

  it('is 36" by 36", a quarter covered by terrain, and is read as a map', () => {
    expect([terrain.width, terrain.depth]).toEqual([inches(36), inches(36)]);
    expect(coverageOf(terrain)).toBeGreaterThanOrEqual(25);
    expect(coverageOf(terrain)).toBeLessThan(40);
    expect(readMap(JSON.parse(JSON.stringify(map)))).toEqual({ ok: true, value: map });
  });

  it('has every kind of ground: floors and ladders, obstacles, slow, climbable and impassable pieces', () => {
    const classes = new Set(scene.solids.map(classOf));
    const wanted: readonly TerrainClass[] = ['floor', 'ladder', 'obstacle', 'difficult', 'climbable', 'impassable'];
    expect(wanted.filter(each => !classes.has(each))).toEqual([]);
  });

  it('is the same after half a turn about its centre', () => {
    const parts = terrain.pieces.flatMap(piece => piece.parts);
    const same = (point: Point): Point => point;
    expect(sorted(parts.map(part => nameOf(part, turned)))).toEqual(sorted(parts.map(part => nameOf(part, same))));
    const places = markers.map(({ at: { x, y } }) => `${x},${y}`);
    expect(sorted(markers.map(({ at }) => turned(at)).map(({ x, y }) => `${x},${y}`))).toEqual(sorted(places));
  });

  it('gives both sides an equally open view', () => {
    const next = numbers(`sights on ${map.id}`);
    const among = { scene, mask: blockingMask(scene) };
    const any = (): Spot => ({ x: next(terrain.width), y: next(terrain.depth), z: 0 });
    const sees = (from: Point, to: Point): boolean => {
      const body = { ...footprintOf({ shape: 'round', diameter: 320 }, to), bottom: 0, top: inches(1.5) };
      return sightToBody({ ...from, z: inches(1.5) }, body, among).visible;
    };
    let open = 0;
    for (let i = 0; i < 400; i++) {
      const [a, b] = [any(), any()];
      const isSeen = sees(a, b);
      expect(sees(turned(a), turned(b)), `${a.x},${a.y} to ${b.x},${b.y}`).toBe(isSeen);
      if (isSeen) open++;
    }
    // Neither an open field nor a maze.
    expect(open / 400).toBeGreaterThan(0.2);
    expect(open / 400).toBeLessThan(0.75);
  });

  describe.each([
    ['widest', widest],
    ['longest', longest],
  ] as const)('for the %s base', (_name, size) => {
    const along = { dx: 1, dy: 0 };
    const stands = (at: Spot): boolean => mayStand(trip(size), at, along);
    const start = (x: number): Spot => ({ x: inches(x), y: inches(2), z: 0 });
    const starts = (size === longest ? [4, 23] : [18]).map(start).filter(stands);

    it('has room at every marker, and for deployment all over both zones', () => {
      for (const { at } of markers) {
        const base = footprintOf(size, at, along);
        expect(stands({ ...at, z: 0 }), `${at.x},${at.y}`).toBe(true);
        expect(isWithin({ ...base, z: 0 }, { ax: at.x, ay: at.y, bx: at.x, by: at.y, r: 125, z: 0 }, 2)).toBe(true);
      }
      for (const side of [0, 1]) {
        const [low, high] = [zoneOf(setup, side)[0]!, zoneOf(setup, side)[2]!];
        let free = 0;
        for (let x = low.x; x < high.x; x += inches(1))
          for (let y = low.y; y < high.y; y += inches(1)) if (stands({ x, y, z: 0 })) free++;
        expect(free).toBeGreaterThan(60);
      }
    });

    it('has a way from everywhere in a zone to every marker and across, equally long for both sides', () => {
      expect(starts).not.toEqual([]);
      for (const from of starts) {
        const goals = [...markers.map(({ at }) => at), { x: from.x, y: terrain.depth - inches(3) }];
        const other = { ...turned(from), z: 0 };
        for (const goal of goals.filter(at => stands({ ...at, z: 0 }))) {
          const [mine, theirs] = [[from, goal] as const, [other, turned(goal)] as const].map(([a, to]) =>
            costTo(a, { ...to, z: 0 }),
          );
          expect(mine, `${from.x},${from.y} to ${goal.x},${goal.y}`).toBeLessThan(60);
          expect(Math.abs(mine! - theirs!)).toBeLessThan(0.5);
        }
      }
    });

    /** The cost of the best path found, in inches. */
    function costTo(from: Spot, at: Spot): number {
      const shortest = shortestPath(trip(size), from, { spot: at }, { along });
      if (!shortest.path) return Infinity;
      expect(walk(trip(size), { ...shortest.path, along }).problems).toEqual([]);
      return shortest.cost / inches(1);
    }
  });
});
