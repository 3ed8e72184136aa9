import { type Numbers, tableOf } from '@little-wars/engine';
import { inches, type Point } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { killTeam } from '../../index.ts';
import { mapOf } from '../../lookups.ts';
import { broke } from '../../testing/attacks.ts';
import { narrow } from '../../testing/close-quarters.ts';
import { blue, open, red } from '../../testing/field.ts';
import type { Setup } from '../../types.ts';
import { type BarricadePlace, dropZoneOf, proposeBarricade, proposeSetUp, territoryOf } from './places.ts';

const tableOn = (setup: Setup) =>
  tableOf(killTeam, setup, broke([blue('tactical-marine-warrior', 0, 0, { at: null }), red('boy-fighter', 28, 20)]));
const head = { kind: 'place', clause: 'KT-11.9', to: 0, secret: false } as const;

/** The size of the box that places are drawn from, and its low corner by the place that zeros would lead to. */
function drawnFrom(setup: Setup, what: number | BarricadePlace): readonly number[] {
  const t = tableOn(setup);
  const bounds: number[] = [];
  const next: Numbers = below => {
    bounds.push(below);
    return Math.floor(below / 2);
  };
  if (typeof what === 'number') proposeSetUp(t, { ...head, purpose: 'set up', what }, next);
  else proposeBarricade(t, { ...head, purpose: 'barricade', what: 'barricade', about: what }, next);
  return bounds.slice(0, 2).map(bound => bound - 1);
}

const sizeOf = (area: readonly Point[]): readonly number[] =>
  [({ x }: Point) => x, ({ y }: Point) => y].map(of => Math.max(...area.map(of)) - Math.min(...area.map(of)));

describe('places that are proposed', () => {
  const { width, depth } = mapOf(open).terrain;

  it('KT-11.10 for an operative are in its drop zone', () => {
    const t = tableOn(open);
    expect(drawnFrom(open, 0)).toEqual(sizeOf(dropZoneOf(t, 0)));
    expect(sizeOf(dropZoneOf(t, 0))).not.toEqual(sizeOf(territoryOf(t, 0)));
  });

  it('KT-11.9 for a barricade are within 6" of the drop zone, on the killzone', () => {
    const near = (from: number, to: number, most: number): number =>
      Math.min(most, to + inches(6)) - Math.max(0, from - inches(6));
    for (const seat of [0, 1]) {
      const zone = dropZoneOf(tableOn(open), seat);
      const [xs, ys] = [zone.map(({ x }) => x), zone.map(({ y }) => y)];
      expect(drawnFrom(open, { seat, anywhere: false })).toEqual([
        near(Math.min(...xs), Math.max(...xs), width),
        near(Math.min(...ys), Math.max(...ys), depth),
      ]);
    }
  });

  it('KT-11.11 for one that Fortify sets up are in the territory', () => {
    for (const seat of [0, 1])
      expect(drawnFrom(open, { seat, anywhere: true })).toEqual(sizeOf(territoryOf(tableOn(open), seat)));
  });

  it('KT-12.16 in Close Quarters are anywhere on the killzone', () => {
    expect(drawnFrom(narrow, { seat: 0, anywhere: false })).toEqual([width, depth]);
  });
});
