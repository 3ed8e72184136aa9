import { type Leg, tableOf } from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { killTeam } from '../../index.ts';
import { block, broke, spot } from '../../testing/attacks.ts';
import { blue, open, red, withPieces } from '../../testing/field.ts';
import type { Setup } from '../../types.ts';
import { contactsOn, isEngagedAt } from './engagement.ts';

const FROM = spot(3000, 3000);
/** From base to base 1", from centre to centre. */
const REACH = 254 + 320;

const tableWith = (enemy: Spot, setup: Setup = open, ...more: readonly Spot[]) =>
  tableOf(
    killTeam,
    setup,
    broke([
      blue('tactical-marine-warrior', 0, 0, { at: FROM }),
      ...[enemy, ...more].map(at => red('boy-fighter', 0, 0, { at })),
    ]),
  );
const go = (x: number, y: number): Leg => ({ how: 'go', to: spot(x, y) });
const contacts = (enemy: Spot, legs: readonly Leg[], setup: Setup = open) =>
  contactsOn(tableWith(enemy, setup), 0, { from: FROM, legs });

describe('KT-1.12, KT-3.5 the enemies whose engagement range a path touches', () => {
  it('are those within 1" of its farthest point, exactly 1" included, whichever way it goes', () => {
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const out = go(3000 + 700 * dx, 3000 + 700 * dy);
      const away = (by: number): Spot => spot(3000 + (700 + by) * dx, 3000 + (700 + by) * dy);
      for (const path of [[out], [out, go(3000, 3000)]]) {
        expect(contacts(away(REACH), path), `${dx} ${dy}`).toHaveLength(1);
        expect(contacts(away(REACH + 1), path)).toEqual([]);
      }
      // Beside the middle of the way.
      const beside = (by: number): Spot => spot(3000 + 350 * dx + by * dy, 3000 + 350 * dy + by * dx);
      expect(contacts(beside(REACH), [out])).toHaveLength(1);
      expect(contacts(beside(REACH + 1), [out])).toEqual([]);
    }
  });

  it('tell whether it began, ended or came into the range', () => {
    const flags = (enemy: Spot, legs: readonly Leg[], setup?: Setup) =>
      contacts(enemy, legs, setup).map(({ began, ended, enters }) => [began, ended, enters()]);
    const near = spot(3000 + REACH, 3000);
    expect(flags(near, [go(2500, 3000)])).toEqual([[true, false, false]]);
    expect(flags(near, [go(2500, 3000), go(3000, 3000)])).toEqual([[true, true, true]]);
    const far = spot(4200, 3000);
    expect(flags(far, [go(4200 - REACH, 3000)])).toEqual([[false, true, true]]);
    expect(flags(far, [go(4200 - REACH, 3000), go(3000, 3000)])).toEqual([[false, false, true]]);
    expect(flags(near, [])).toEqual([[true, true, false]]);
    // Behind a wall it is near and not engaged.
    const wall = withPieces([block('wall', [13, 5], [0.1, 12], [0, 5])]);
    expect(flags(spot(3500, 3000), [go(3000, 3300)], wall)).toEqual([[false, false, false]]);
    // Past the end of the wall it is engaged on the way only.
    const short = withPieces([block('wall', [13, 11.3], [0.1, 2], [0, 5])]);
    const [passing] = flags(spot(3500, 3000), [go(3000, 2300), go(3000, 3000)], short);
    expect(passing).toEqual([false, false, true]);
  });

  it('are told one by one', () => {
    const t = tableWith(spot(3000 + REACH, 3000), open, spot(5000, 5000), spot(3000, 3000 + REACH));
    const path = { from: FROM, legs: [go(2990, 2990)] };
    expect(contactsOn(t, 0, path).map(({ enemy }) => enemy)).toEqual([1, 3]);
  });
});

describe('KT-1.12 engaged at a spot', () => {
  it('needs sight from one to the other, past terrain that is beside them', () => {
    const at = (setup: Setup): boolean => isEngagedAt(tableWith(spot(3500, 3000), setup), 0, FROM, 1);
    expect(at(open)).toBe(true);
    expect(at(withPieces([block('wall', [13, 11], [0.1, 2], [0, 5])]))).toBe(false);
    expect(at(withPieces([block('wall', [13, 13.5], [0.1, 2], [0, 5])]))).toBe(true);
    expect(at(withPieces([block('wall', [13, 11], [0.1, 2], [0, 1])]))).toBe(true);
  });
});
