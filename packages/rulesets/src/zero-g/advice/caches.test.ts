import { emptyCaches } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { blue, field, look, open, red } from '../testing/field.ts';
import type { Look, Model } from '../types.ts';
import { enemyGoals, pushOf } from './goals.ts';
import { wreckGoals } from './objectives.ts';
import type { Goal } from './outlook.ts';

const COMBI = { choices: ['boltgun>combi-melta'], sheet: 'tactical-squad' } as const;

/** A model, with an enemy 20" ahead and an objective 10" ahead. */
const table = (kind: string, change: Partial<Model>): Look =>
  look(
    field([blue(kind, 10, 10, change), red('Triarch Praetorian', 10, 30)], {
      wrecks: [{ at: { x: 2540, y: 5080, z: 0 }, course: { dx: 10_000, dy: 0 } }],
    }),
    { ...open, mission: 'hold-the-wreck' },
  );

/** What it is worth to the first model to be at its place with so many arrows, and as much farther away. */
const valuesOf = (goals: readonly Goal[], { at }: Model): readonly number[] =>
  goals.flatMap(goal => [0, 1, 2, 3].flatMap(arrows => [0, 10, 20].map(longer => goal.worth(at!, arrows, 3, longer))));

/** The same at a table: with empty caches, and after it was asked at another table. */
function freshAndWarm(goalsOf: (t: Look, model: number) => readonly Goal[], t: Look, before: Look) {
  const values = (each: Look) => valuesOf(goalsOf(each, 0), each.position.models[0]!);
  emptyCaches();
  const fresh = values(t);
  emptyCaches();
  const other = values(before);
  return { fresh, warm: values(t), other };
}

describe('cached goals', () => {
  it('follow the recoil of a weapon that is used up', () => {
    const before = table('Space Marine Sergeant', COMBI);
    const after = table('Space Marine Sergeant', { ...COMBI, used: ['combi:combi-melta'] });
    expect([before, after].map(t => pushOf(t, 0))).toEqual([4, 3]);
    const { fresh, warm, other } = freshAndWarm(enemyGoals, after, before);
    expect(warm).toEqual(fresh);
    expect(other).not.toEqual(fresh);
  });

  it('at an objective follow the wounds that a dangerous test may cost', () => {
    const [before, after] = [5, 1].map(wounds => table('Broodlord', { wounds })) as [Look, Look];
    const { fresh, warm, other } = freshAndWarm(wreckGoals, after, before);
    expect(warm).toEqual(fresh);
    expect(other).not.toEqual(fresh);
  });
});
