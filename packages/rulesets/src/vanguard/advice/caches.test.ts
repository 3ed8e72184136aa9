import { emptyCaches } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { active, blue, field, look, red } from '../testing/field.ts';
import type { Look } from '../types.ts';
import { cachedPerPlaces, cachedPerSituation } from './caches.ts';
import { goalsOf } from './goals.ts';
import { bestPlace, worthOfStaying } from './places.ts';
import { moveBy } from './ways.ts';

const first = look(field([blue('pikeman', 18, 14), red('rifleman', 18, 20)], active(0)));

/** The same table with an effect: no model moved. */
const faster: Look = look({
  ...first.position,
  effects: [{ use: { rule: 'battle-focus', by: 2, seat: 0, holder: 0 }, until: 'activation' }],
});

const next = look({ ...first.position, round: first.position.round + 1 });

describe('cached advice', () => {
  it.each<[string, Look]>([
    ['round', next],
    ['sides', look({ ...first.position, sides: [1, 0] })],
    [
      'terrain that was laid',
      look({ ...first.position, laid: { name: 'Laid', width: 9144, depth: 9144, pieces: [] } }),
    ],
  ])('is not that of another %s', (_what, t) => {
    emptyCaches();
    const before = {};
    for (const cache of [cachedPerSituation, cachedPerPlaces]) {
      expect(cache(first, 'advice', () => before)).toBe(before);
      expect(cache(t, 'advice', () => ({}))).not.toBe(before);
      expect(cache(first, 'advice', () => ({}))).toBe(before);
    }
  });

  it('of staying follows the round, though nobody moved', () => {
    emptyCaches();
    const fresh = worthOfStaying(next, 0);
    emptyCaches();
    expect(worthOfStaying(first, 0)).not.toBe(fresh);
    expect(worthOfStaying(next, 0)).toBe(fresh);
  });

  it('follows an effect on SP, though nobody moved', () => {
    const strides = (t: Look): readonly number[] => goalsOf(t, 0).map(({ stride }) => stride);
    const before = strides(first);
    expect(before.length).toBeGreaterThan(0);
    expect(strides(faster)).not.toEqual(before);
    expect(strides(first)).toEqual(before);
  });

  it('of a place is the same as if it were the first time it is asked', () => {
    const copy = (t: Look): Look => look(JSON.parse(JSON.stringify(t.position)));
    const best = (t: Look): unknown => bestPlace(t, moveBy(t, 0, 'walk'), true);
    const [slow, fast] = [best(first), best(faster)];
    expect(fast).toEqual(best(copy(faster)));
    expect(slow).toEqual(best(copy(first)));
  });
});
