import { emptyCaches } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { chargingOf } from '../../w40k/advice/charging.ts';
import { walkingOf } from '../../w40k/advice/walking.ts';
import { book, lookups, reasons, trips } from '../library.ts';
import { blue, box, field, look, open, red, withPieces } from '../testing/field.ts';
import type { Look, Position } from '../types.ts';

const charging = chargingOf({ lookups, reasons, trips, walking: walkingOf({ book, lookups }) });
const rollAt = (t: Look): number => charging.rollFor(t, 0, 1);

type Effects = Position['effects'];

const willed: Effects[number] = {
  use: { rule: 'willed', by: 3, target: 0, seat: 0, holder: 0 },
  until: 'own-turn',
  seat: 0,
};

/** A model and an enemy so many inches away. */
const apart = (inches: number, effects: Effects = []) =>
  field([blue('Intercessor', 10, 10), red('Ork Boy', 10 + inches, 10)], { phase: 'charge', effects });

describe('the roll that a charge needs', () => {
  it.each<[string, Look, Look]>([
    ['terrain', look(apart(9), open), look(apart(9), withPieces(box('wall', [14, 6], [0.5, 8], 5)))],
    ['bonus', look(apart(15)), look(apart(15, [willed]))],
  ])('follows the %s, though nobody has moved', (_what, before, after) => {
    emptyCaches();
    const fresh = rollAt(after);
    emptyCaches();
    expect(rollAt(before)).not.toBe(fresh);
    expect(rollAt(after)).toBe(fresh);
  });
});
