import { inches, type Part, type Scene, type Solid, sceneOf, type Terrain } from '@little-wars/engine/geometry';
import { TERRAIN_KINDS, type TerrainKind } from '@little-wars/engine/pieces';
import { describe, expect, it } from 'vitest';
import * as terrain from './terrain.ts';
import { type Trait, traitsOf } from './terrain.ts';

const namesOf = (kind: TerrainKind, height: number, bottom = 0): readonly Trait[] => {
  const traits = traitsOf({ kind, bottom: inches(bottom), top: inches(bottom) + height });
  return (Object.keys(traits) as Trait[]).filter(trait => traits[trait]);
};

const at = (kind: string, x: number, top: number): Part => ({
  kind,
  outline: [
    { x, y: 0 },
    { x: x + 100, y: 0 },
    { x: x + 100, y: 100 },
    { x, y: 100 },
  ],
  bottom: 0,
  top,
});

const sceneWith = (...parts: readonly Part[]): Scene =>
  sceneOf({ width: 7620, depth: 5588, pieces: [{ id: 'piece', parts }] } satisfies Terrain);

describe('traits of terrain (KT-8.1-12, KT-12.17-25)', () => {
  it.each([
    ['wall', ['heavy']],
    ['machine', ['heavy']],
    ['container', ['heavy']],
    ['tree', ['heavy']],
    ['low-wall', ['light', 'traversable']],
    ['pipes', ['light', 'traversable']],
    ['parapet', ['light', 'traversable']],
    ['barricade', ['light', 'traversable', 'barricade']],
    ['ruin-wall', ['heavy', 'climbable']],
    ['floor', ['heavy', 'vantage', 'climbable']],
    ['ladder', ['insignificant', 'climbable']],
    ['bulkhead', ['heavy', 'wall']],
    ['access-frame', ['heavy', 'wall']],
    ['hatch', ['heavy', 'wall']],
    ['access-point', ['insignificant']],
    ['apparatus', ['heavy', 'traversable']],
    ['wall-pipes', ['insignificant']],
    ['broken-pipes', ['light', 'traversable']],
    ['hedge', ['light', 'traversable']],
    ['fence', ['light', 'traversable']],
    ['window', ['light', 'traversable']],
    ['stairs', ['heavy', 'climbable']],
    ['building', ['heavy']],
    ['rock', ['heavy']],
    ['debris', ['heavy']],
    ['hull', ['heavy']],
  ] as const)('%s: %j, whatever its height', (kind, names) => {
    for (const height of [10, 253, 254, 508, 509, 2000]) expect(namesOf(kind, height)).toEqual(names);
  });

  it('lets materiel of exactly 2" be traversed, and none higher', () => {
    expect(namesOf('crates', 508)).toEqual(['light', 'traversable', 'climbable']);
    expect(namesOf('crates', 509)).toEqual(['light', 'climbable']);
    expect(namesOf('crates', 508, 3)).toEqual(['light', 'traversable', 'climbable']);
  });

  it('treats detritus under 1" as insignificant, and higher detritus as materiel', () => {
    expect(namesOf('detritus', 253)).toEqual(['insignificant']);
    expect(namesOf('detritus', 254)).toEqual(['light', 'traversable', 'climbable']);
    expect(namesOf('detritus', 509)).toEqual(['light', 'climbable']);
  });

  it('gives each kind at most one of heavy, light and insignificant, and refuses unknown kinds', () => {
    for (const kind of TERRAIN_KINDS) {
      for (const height of [100, 254, 508, 600])
        expect(namesOf(kind, height).filter(name => ['heavy', 'light', 'insignificant'].includes(name)).length).toBe(1);
    }
    for (const kind of ['lava', '', 'toString', '__proto__']) {
      expect(() => traitsOf({ kind, bottom: 0, top: 1 })).toThrow();
    }
  });
});

describe('masks by trait', () => {
  const parts = [at('wall', 0, 900), at('crates', 200, 508), at('crates', 400, 600), at('ladder', 600, 700)];
  const scene = sceneWith(...parts, at('floor', 800, 700), at('hatch', 1000, 900), at('barricade', 1200, 254));

  it('lists the solids that have a trait, each part of a piece on its own', () => {
    expect([...terrain.heavyMask(scene)]).toEqual([1, 0, 0, 0, 1, 1, 0]);
    expect([...terrain.lightMask(scene)]).toEqual([0, 1, 1, 0, 0, 0, 1]);
    expect([...terrain.traversableMask(scene)]).toEqual([0, 1, 0, 0, 0, 0, 1]);
    expect([...terrain.climbableMask(scene)]).toEqual([0, 1, 1, 1, 1, 0, 0]);
    expect([...terrain.vantageMask(scene)]).toEqual([0, 0, 0, 0, 1, 0, 0]);
    expect([...terrain.wallMask(scene)]).toEqual([0, 0, 0, 0, 0, 1, 0]);
    expect([...terrain.barricadeMask(scene)]).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect([...terrain.insignificantMask(scene)]).toEqual([0, 0, 0, 1, 0, 0, 0]);
    expect([...terrain.coverMask(scene)]).toEqual([1, 1, 1, 0, 1, 1, 1]);
    expect([...terrain.obscuringMask(scene)]).toEqual([1, 0, 0, 0, 1, 1, 0]);
    expect([...terrain.blockingMask(scene)]).toEqual([1, 1, 1, 0, 1, 1, 1]);
  });

  it('is cached per scene', () => {
    expect(terrain.heavyMask(scene)).toBe(terrain.heavyMask(scene));
    expect(terrain.coverMask(scene)).toBe(terrain.coverMask(scene));
    expect(terrain.heavyMask(sceneWith(...parts))).not.toBe(terrain.heavyMask(scene));
  });

  it('reads solids as scenes have them', () => {
    const solid: Solid = scene.solids[2]!;
    expect(traitsOf(solid).traversable).toBe(false);
  });
});
