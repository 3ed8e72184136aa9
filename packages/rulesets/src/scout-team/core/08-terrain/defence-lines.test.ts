import { expect } from 'vitest';
import { covers, melee } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, box, field, look, open, red, tenths, withPieces } from '../../testing/field.ts';
import type { Setup } from '../../types.ts';

section('9E-8.9 Defence Lines', () => {
  rule('9E-8.9', 'a fight across one reaches 2" to its left and down the table too', () => {
    const victims = (gap: number, isAlongX: boolean) => {
      // The boy touches the far side of the line, the Nob is this far from its base.
      const [boy, nob] = [2540 + 102 + 160, 2540 + 102 - gap - 200].map(x => ({
        at: isAlongX ? tenths(x, 2540) : tenths(2540, x),
      }));
      const barricade = isAlongX ? box('barricade', [10, 5], [0.4, 10], 1) : box('barricade', [5, 10], [10, 0.4], 1);
      return melee.victimsOf(
        look(field([blue('Ork Boy', 0, 0, boy!), red('Nob', 0, 0, nob!)]), withPieces(barricade)),
        0,
      );
    };
    for (const isAlongX of [true, false]) expect([victims(508, isAlongX), victims(509, isAlongX)]).toEqual([[1], []]);
  });

  rule('9E-8.9', 'chargers may touch those within 2" of an enemy', () => {
    const barricade = withPieces(box('barricade', [12, 5], [0.4, 10], 1));
    const linesBy = (gap: number, setup: Setup) => {
      const x = 12 * 254 - 160 - gap;
      const enemy = { ax: x, ay: 2540, bx: x, by: 2540, r: 160, z: 0 };
      return covers.linesBy(look(field([blue('Ork Boy', 5, 5)]), setup), enemy)?.outlines.length ?? null;
    };
    expect([linesBy(508, barricade), linesBy(509, barricade), linesBy(0, open)]).toEqual([1, null, null]);
  });
});
