import { expect } from 'vitest';
import { vanguard } from '../../index.ts';
import { mapOf } from '../../lookups.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, go, look, open, red, tenths } from '../../testing/field.ts';
import type { Setup } from '../../types.ts';
import { startMove } from '../07-moving/moves.ts';
import { areEngaged, areWithin, CONTACT, engagementRange } from './measuring.ts';

const PIKE = 2 * 254;
/** The table of a setup, 12" deeper. */
const deeper = (setup: Setup) => {
  const { terrain, ...map } = mapOf(setup);
  return { ...map, id: 'deeper', terrain: { ...terrain, depth: 48 * 254 } };
};

section('VG-1 Measuring', () => {
  rule('VG-1.1', 'distances run from base edge to base edge', () => {
    const t = look(field([blue('rifleman', 10, 10), red('pikeman', 20, 10)]));
    // 10" from middle to middle, less the radii of 25 mm and 32 mm.
    expect(areWithin(t, 0, 1, 2540 - 125 - 160)).toBe(true);
    expect(areWithin(t, 0, 1, 2540 - 125 - 161)).toBe(false);
  });

  rule('VG-1.1', 'height counts in the distance', () => {
    const above = (z: number) =>
      look(field([blue('pikeman', 10, 10), red('rifleman', 0, 0, { at: tenths(2540, 2540, z) })]));
    expect([PIKE, PIKE + 1].map(z => areWithin(above(z), 0, 1, PIKE))).toEqual([true, false]);
  });

  rule('VG-1.5', 'exactly x is within x, a tenth more is not', () => {
    const apart = (gap: number) =>
      look(
        field([
          blue('pikeman', 0, 0, { at: tenths(2000, 2000) }),
          red('rifleman', 0, 0, { at: tenths(2285 + gap, 2000) }),
        ]),
      );
    expect(areWithin(apart(PIKE), 0, 1, PIKE)).toBe(true);
    expect(areWithin(apart(PIKE + 1), 0, 1, PIKE)).toBe(false);
    expect(areEngaged(apart(PIKE), 0, 1)).toBe(true);
    expect(areEngaged(apart(PIKE + 1), 0, 1)).toBe(false);
  });

  rule('VG-1.3', 'a move stays on the table, touching its edge at most', start => {
    const position = field([blue('rifleman', 2, 2), red('rifleman', 30, 30)], broke);
    const game = start.from(open, position, startMove(look(position), 0, 'walk'));
    game.refuses([go(0, 2)], 'off-table', 'VG-1.3');
    game.picks('move', [{ how: 'go', to: tenths(125, 508) }]);
    expect(game.position.models[0]!.at).toEqual(tenths(125, 508));
  });

  rule('VG-1.2', 'the table is as large as was agreed', () => {
    const setup = vanguard.ready[0]!;
    expect(vanguard.readSetup(setup).ok).toBe(true);
    expect([setup.options.tableWidth, setup.options.tableDepth]).toEqual([36, 36]);
    for (const change of [{ tableWidth: 48 }, { tableDepth: 48 }, { tableWidth: 37 }, { tableDepth: 35 }])
      expect(vanguard.readSetup({ ...setup, options: { ...setup.options, ...change } })).toMatchObject({
        ok: false,
        problems: [{ path: 'map', problem: 'wrong-table-size', clause: 'VG-1.2' }],
      });
    const deep = { ...setup, map: deeper(setup), options: { ...setup.options, tableDepth: 48, terrainCoverage: 0 } };
    expect(vanguard.readSetup(deep).ok).toBe(true);
  });

  rule('VG-1.4', 'every player sees the whole table and may measure on it', () => {
    const position = field([blue('rifleman', 2, 2), red('rifleman', 30, 30)]);
    for (const seat of [0, 1, null]) expect(vanguard.view(open, position, seat)).toEqual(position);
  });

  rule(['VG-7.2', 'VG-2.2'], 'engagement range is the longest melee range, and 0" is base contact', () => {
    const t = look(field([blue('pikeman', 10, 10), blue('captain', 20, 20), blue('rifleman', 30, 30)]));
    expect([0, 1, 2].map(id => engagementRange(t, id))).toEqual([PIKE, 254, CONTACT]);
    const touching = (gap: number) =>
      look(
        field([
          blue('rifleman', 0, 0, { at: tenths(2000, 2000) }),
          red('rifleman', 0, 0, { at: tenths(2250 + gap, 2000) }),
        ]),
      );
    expect(areEngaged(touching(0), 0, 1)).toBe(true);
    expect(areEngaged(touching(3), 0, 1)).toBe(false);
  });
});
