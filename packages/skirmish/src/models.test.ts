import { groundOf, type Spot, sceneOf, type Trip } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import {
  bodyOn,
  crowdCache,
  type InSpace,
  modelsInPlay,
  reachOfBase,
  standingOn,
  tripCache,
  waitingOf,
} from './models.ts';

interface Model extends InSpace {
  readonly card: string;
  readonly wounds: number;
}

const spot: Spot = { x: 100, y: 200, z: 30 };
const model = (seat: number, change: Partial<Model> = {}): Model => ({
  seat,
  at: spot,
  removed: false,
  card: 'a',
  wounds: 3,
  ...change,
});

describe('models in play', () => {
  const models = [model(0), model(0, { at: null }), model(1), model(0, { at: null, removed: true }), model(0)];

  it('are those on the table, by their index in the list', () => {
    expect(modelsInPlay(models)).toEqual([0, 2, 4]);
    expect(modelsInPlay(models, ({ seat }, id) => seat === 0 && id > 0)).toEqual([4]);
    expect(modelsInPlay([])).toEqual([]);
  });

  it('are waiting while they are neither on the table nor removed', () => {
    expect(waitingOf(models, 0)).toEqual([1]);
    expect(waitingOf(models, 1)).toEqual([]);
  });
});

describe('bases', () => {
  it('reach as far as half their longer side', () => {
    expect(reachOfBase({ shape: 'round', diameter: 320 })).toBe(160);
    expect(reachOfBase({ shape: 'oblong', length: 600, width: 350 } as never)).toBe(300);
    expect(reachOfBase({ shape: 'rectangular', length: 400, width: 300 })).toBe(251);
  });

  it('stand at the height of their spot, and bodies rise above it', () => {
    const base = { shape: 'round', diameter: 320 } as const;
    expect(standingOn(base, spot)).toMatchObject({ ax: 100, ay: 200, r: 160, z: 30 });
    expect(bodyOn(base, spot, 400)).toMatchObject({ ax: 100, bottom: 30, top: 430 });
  });
});

describe('the crowd', () => {
  it('stays the same object while nobody moves, whatever else changes', () => {
    const of = crowdCache<Model>((before, now) => before.card === now.card);
    const models = [model(0), model(1), model(1, { at: null })];
    const crowd = of(models);
    expect(crowd.sides).toEqual([[0], [1]]);
    expect(of(models)).toBe(crowd);
    expect(of(models.with(0, model(0, { wounds: 1 })))).toBe(crowd);
  });

  it.each([
    ['moves', { at: { ...spot, x: 101 } }],
    ['goes', { at: null, removed: true }],
    ['changes sides', { seat: 1 }],
    ['is somebody else to the ruleset', { card: 'b' }],
  ] as const)('is another when somebody %s', (_, change) => {
    const of = crowdCache<Model>((before, now) => before.card === now.card);
    const models = [model(0), model(1)];
    const crowd = of(models);
    expect(of(models.with(0, model(0, change)))).not.toBe(crowd);
  });

  it('is a new object when a model arrives', () => {
    const of = crowdCache<Model>(() => true);
    const crowd = of([model(0)]);
    expect(of([model(0), model(0)])).not.toBe(crowd);
  });
});

describe('trips', () => {
  it('are rebuilt only for another crowd, setup or ground, separately for each model', () => {
    const scene = sceneOf({ width: 1000, depth: 1000, pieces: [] });
    const ground = () => groundOf(scene, { passage: () => ({ pass: { how: 'closed' } }) } as never);
    const [grass, mud] = [ground(), ground()];
    const built: number[] = [];
    const of = tripCache<{ readonly setup: object }>((_t, id, on): Trip => {
      built.push(id);
      return {
        field: { scene, others: [] },
        mover: { size: { shape: 'round', diameter: 320 }, height: 1 },
        ground: on,
      };
    });
    const [t, crowd] = [{ setup: {} }, {}];
    const trip = of(t, 3, crowd, grass);
    of(t, 4, crowd, grass);
    expect(of({ setup: t.setup }, 3, crowd, grass)).toBe(trip);
    expect(built).toEqual([3, 4]);
    expect(of(t, 3, crowd, mud).ground).toBe(mud);
    of(t, 3, {}, mud);
    of({ setup: {} }, 4, crowd, grass);
    expect(built).toEqual([3, 4, 3, 3, 4]);
  });
});
