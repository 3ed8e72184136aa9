import { tableOf } from '@little-wars/engine';
import { bulkheadPieces } from '@little-wars/engine/pieces';
import { describe, expect, it } from 'vitest';
import { killTeam } from '../../index.ts';
import { broke, spot } from '../../testing/attacks.ts';
import { ANOTHER, HATCH, quarters, walled } from '../../testing/close-quarters.ts';
import { blue, open, red } from '../../testing/field.ts';
import type { Setup } from '../../types.ts';
import { doorwaysFor, leadsThrough } from './doorways.ts';

const tableAt = (setup: Setup, x: number, y: number, openHatches: readonly string[] = []) =>
  tableOf(
    killTeam,
    setup,
    broke([blue('tactical-marine-warrior', 0, 0, { at: spot(x, y) }), red('boy-fighter', 1, 20)], { openHatches }),
  );
/** Half the wall of 0.3", a base of 320 and a tenth to spare. */
const AWAY = 38.1 + 161;

describe('the doorways in reach', () => {
  it('have a place before and a place behind, right at the access point, from either side', () => {
    for (const [y, side] of [
      [2200, -1],
      [3400, 1],
    ] as const) {
      const [doorway, ...others] = doorwaysFor(tableAt(walled, 2540, y), 0, 1000);
      expect(others).toEqual([]);
      expect(doorway).toMatchObject({
        point: { id: HATCH },
        before: spot(2540, Math.round(2794 + side * AWAY)),
        behind: spot(2540, Math.round(2794 - side * AWAY)),
      });
    }
  });

  it('lie across walls that run north and south too', () => {
    const doorways = [{ id: HATCH, at: 15, hatch: null }];
    const upright = quarters(bulkheadPieces({ id: 'wall', runs: 'y', at: 20, from: 0, to: 22, doorways }));
    const [doorway] = doorwaysFor(tableAt(upright, 4600, 3500), 0, 2000);
    expect(doorway).toMatchObject({
      before: spot(Math.round(5080 - AWAY), 3810),
      behind: spot(Math.round(5080 + AWAY), 3810),
    });
  });

  it('come nearest first, up to the distance asked for', () => {
    const ids = (x: number, within: number): readonly string[] =>
      doorwaysFor(tableAt(walled, x, 2595), 0, within).map(({ point }) => point.id);
    expect(ids(3000, 9000)).toEqual([HATCH, ANOTHER]);
    expect(ids(4600, 9000)).toEqual([ANOTHER, HATCH]);
    expect(ids(3000, 460)).toEqual([HATCH]);
    expect(ids(3000, 459)).toEqual([]);
  });

  it('exist in Close Quarters only, and lead through while their hatch is open', () => {
    expect(doorwaysFor(tableAt(open, 2540, 2200), 0, 9000)).toEqual([]);
    const t = tableAt(walled, 2540, 2200, [HATCH]);
    expect(doorwaysFor(t, 0, 9000).map(doorway => leadsThrough(t, doorway))).toEqual([true, false]);
  });
});
