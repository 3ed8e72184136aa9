import type { DiceRow, DieShown } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { laidOut } from './laid.ts';
import { bestPlace } from './place.ts';

const die = (face: number, fate: DieShown['fate'], gone?: DieShown['gone']): DieShown => ({
  face,
  fate,
  again: false,
  ...(gone && { gone }),
});
const row = (id: string, of: 'by' | 'to', ...dice: readonly DieShown[]): DiceRow => ({ id, of, needs: 3, dice });
const said = (rows: readonly DiceRow[]) =>
  laidOut({ rows }).map(({ lanes }) =>
    lanes.map(({ fate, columns }) => [
      fate,
      ...columns.map(({ die: { face }, under }) => [face, ...under.map(each => each.die.face)]),
    ]),
  );

describe('dice on the tray', () => {
  it('are sorted into lanes by their outcome, highest first', () => {
    const rows = [row('attack', 'by', die(2, 'fail'), die(6, 'critical'), die(3, 'success'), die(5, 'success'))];
    expect(said(rows)).toEqual([
      [
        ['critical', [6]],
        ['success', [5], [3]],
        ['fail', [2]],
      ],
    ]);
  });

  it('saves are placed under the hits they cancel: two normal ones under a critical hit', () => {
    const attack = row(
      'attack',
      'by',
      die(6, 'critical', 'cancelled'),
      die(4, 'success'),
      die(5, 'success', 'cancelled'),
    );
    const defence = row(
      'defence',
      'to',
      die(5, 'success', 'spent'),
      die(4, 'success', 'spent'),
      die(3, 'success', 'spent'),
      die(1, 'fail'),
    );
    expect(said([attack, defence])).toEqual([
      [
        ['critical', [6, 5, 4]],
        ['success', [5, 3], [4]],
      ],
      [['fail', [1]]],
    ]);
  });

  it('a critical save goes under a critical hit', () => {
    const attack = row('attack', 'by', die(3, 'success', 'cancelled'), die(6, 'critical', 'cancelled'));
    const defence = row('defence', 'to', die(4, 'success', 'spent'), die(6, 'critical', 'spent'));
    expect(said([attack, defence])).toEqual([
      [
        ['critical', [6, 6]],
        ['success', [3, 4]],
      ],
      [],
    ]);
  });
});

describe('the strip', () => {
  const frame = { left: 0, top: 0, width: 800, height: 500 };
  const strip = { width: 500, height: 200 };
  const token = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

  it('is placed where it hides neither fighter', () => {
    expect(bestPlace(frame, strip, [])).toBe('top');
    expect(bestPlace(frame, strip, [token(400, 50)])).toBe('low');
    expect(bestPlace(frame, strip, [token(400, 50), token(200, 400)])).toBe('low end');
    expect(bestPlace(frame, strip, [token(600, 50), token(600, 400)])).toBe('top start');
    expect(bestPlace(frame, strip, [token(380, 50), token(380, 400)])).toBe('middle');
  });
});
