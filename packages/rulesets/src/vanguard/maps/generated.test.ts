import {
  type BaseSize,
  inches,
  mayStand,
  type Point,
  type Spot,
  sceneOf,
  shortestPath,
  type Trip,
} from '@little-wars/engine/geometry';
import { coverageOf } from '@little-wars/skirmish/tables';
import { expect } from 'vitest';
import { factions } from '../content/index.ts';
import { groundFor } from '../core/08-falling/ground.ts';
import { markersOf } from '../core/16-scenario/scenarios.ts';
import { defaults } from '../options.ts';
import { rule, section } from '../testing/book.ts';
import { generatedMap } from './generated.ts';
import { readMap } from './read-map.ts';

const bases = factions.flatMap(faction => faction.cards).map(({ base }) => base);
const widthOf = (base: BaseSize): number => (base.shape === 'round' ? base.diameter : base.width);
const widest = bases.reduce((a, b) => (widthOf(b) > widthOf(a) ? b : a));

const SIZES = [
  [36, 36],
  [24, 30],
  [48, 44],
] as const;
const NUMBERS = Array.from({ length: 8 }, (_, i) => i + 1);

section('VG-15 The game', () => {
  rule('VG-15.6', 'a generated table has the agreed size and coverage, and room at and ways to every marker', () => {
    for (const [tableWidth, tableDepth] of SIZES)
      for (const number of NUMBERS) {
        const options = { ...defaults, tableWidth, tableDepth };
        const map = generatedMap(options, number);
        const { terrain } = map;
        expect(readMap(JSON.parse(JSON.stringify(map)))).toEqual({ ok: true, value: map });
        expect([terrain.width, terrain.depth]).toEqual([inches(tableWidth), inches(tableDepth)]);
        expect(coverageOf(terrain)).toBeGreaterThanOrEqual(options.terrainCoverage);

        const scene = sceneOf(terrain);
        const mover = { size: widest, height: inches(2) };
        const trip: Trip = { field: { scene, others: [] }, mover, ground: groundFor(scene) };
        const onGround = ({ x, y }: Point): Spot => ({ x, y, z: 0 });
        const from = onGround({ x: terrain.width / 2, y: inches(1.5) });
        const along = { dx: 1, dy: 0 };
        expect(mayStand(trip, from, along)).toBe(true);
        for (const { at } of markersOf({ map, teams: [], options })) {
          expect(mayStand(trip, onGround(at), along), `table ${number}`).toBe(true);
          expect(shortestPath(trip, from, { spot: onGround(at) }, { along }).path, `table ${number}`).not.toBeNull();
        }
      }
  });

  rule('VG-1.2', 'tables of other sizes come from the same number', () => {
    const wide = generatedMap({ ...defaults, tableWidth: 48 }, 3);
    expect(wide.terrain.width).toBe(inches(48));
    expect(generatedMap({ ...defaults, tableWidth: 48 }, 3)).toEqual(wide);
    expect(generatedMap({ ...defaults, tableWidth: 48 }, 4)).not.toEqual(wide);
  });
});
