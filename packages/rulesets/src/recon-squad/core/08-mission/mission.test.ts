import { inches, standingAt } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { rule, section } from '../../testing/book.ts';
import { blue, field, open, red, type Stood, tenths } from '../../testing/field.ts';
import type { Setup } from '../../types.ts';
import { bonusOf, holderOf, primary, resultOf } from './scoring.ts';
import { freeCorners, isInZone, isNearZone, markersOf, zoneAt } from './zones.ts';

const small: Setup = {
  ...open,
  map: { id: 's', name: 'S', terrain: { width: inches(36), depth: inches(36), pieces: [] } },
};
const disc = (x: number, y: number, r: number) => ({ ...standingAt({ x, y, z: 0 }), r });
const over = { over: true, corners: [0, 2] } as const;

section('RS-8 Skirmish', () => {
  rule(['RS-8.1', 'RS-8.10'], 'zones are triangles at opposite corners; the whole base stands inside', () => {
    expect(zoneAt(open, 0)).toEqual([
      { x: 0, y: 0 },
      { x: 7881, y: 0 },
      { x: 0, y: 7881 },
    ]);
    expect(zoneAt(small, 2).map(({ x, y }) => [9144 - x, 9144 - y])).toContainEqual([4833, 0]);
    // The clause's own test: (L - x - y)^2 >= 2 (12" + r)^2.
    const [side, r] = [48 * 254, 160];
    const isLegal = (x: number, y: number) => (side - x - y) ** 2 >= 2 * (12 * 254 + r) ** 2 && side - x - y > 0;
    for (let sum = 7600; sum < 7720; sum++) {
      const [x, y] = [Math.floor(sum / 2), Math.ceil(sum / 2)];
      const exact = isLegal(x, y);
      // The polygon's whole tenths may differ from the root by less than a tenth.
      if (isLegal(x + 1, y) === exact && isLegal(x - 1, y) === exact)
        expect(isInZone(open, 0, disc(x, y, r)), `${sum}`).toBe(exact);
    }
    expect(isInZone(open, 0, disc(159, 1000, 160))).toBe(false);
    expect(isInZone(open, 0, disc(160, 1000, 160))).toBe(true);
  });

  rule('RS-8.12', 'the distance to a zone is measured to its triangle', () => {
    // Opposite the long side, and beyond its end, where the corner of the triangle counts.
    expect(isNearZone(open, 0, disc(7881 + 9 * 254 + 160, 0, 160), inches(9))).toBe(true);
    expect(isNearZone(open, 0, disc(7881 + 9 * 254 + 161, 0, 160), inches(9))).toBe(false);
  });

  rule(['RS-8.2', 'RS-8.11'], 'markers lie in the centre and in the middles of the quarters without a zone', () => {
    const inInches = (setup: Setup, corners: readonly number[]) =>
      markersOf(setup, corners).map(({ x, y }) => [x / 254, y / 254]);
    expect(inInches(open, [0, 2])).toEqual([
      [24, 24],
      [36, 12],
      [12, 36],
    ]);
    expect(inInches(open, [1, 3])).toEqual([
      [24, 24],
      [12, 12],
      [36, 36],
    ]);
    expect(inInches(small, [2, 0])).toEqual([
      [18, 18],
      [27, 9],
      [9, 27],
    ]);
  });

  rule(
    '8E-11.2',
    'a marker is controlled by the side with more models within 3" of its centre, including exactly 3"',
    () => {
      const [centre] = markersOf(open, [0, 2]);
      const at = (gap: number): Stood => blue('Intercessor', 0, 0, { at: tenths(24 * 254 + 160 + gap, 24 * 254) });
      expect(holderOf(field([at(762)]), centre!)).toBe(0);
      expect(holderOf(field([at(763)]), centre!)).toBeNull();
      expect(holderOf(field([at(0), red('Ork Boy', 24, 26)]), centre!)).toBeNull();
      expect(holderOf(field([at(0), red('Ork Boy', 24, 26), red('Ork Boy', 22, 24)]), centre!)).toBe(1);
    },
  );

  rule(['RS-8.3', 'RS-8.6', 'RS-8.7'], '10-0 for two more markers, 7-3 for one, 5-5 for none', () => {
    expect([3, 2, 1, 0, -1, -2].map(primary)).toEqual([10, 10, 7, 5, 3, 0]);
  });

  rule(['RS-8.4', 'RS-8.8', 'RS-8.9', 'RS-8.13', 'RS-8.14'], 'bonus points add to the score and name no winner', () => {
    expect(freeCorners(open, [0, 2]).map(({ x, y }) => [x / 254, y / 254])).toEqual([
      [48, 0],
      [0, 48],
    ]);
    const line = [blue('Intercessor', 44, 4), blue('Intercessor', 4, 44), red('Ork Boy', 24, 24)];
    const position = field(line, { ...over, leadersLost: [false, true] });
    expect([bonusOf(open, position, 0), bonusOf(open, position, 1)]).toEqual([2, 0]);
    expect(resultOf(open, position)).toEqual({ winners: [1], scores: [3 + 2, 7] });
    expect(bonusOf(open, field(line.slice(1), over), 0)).toBe(0);
    // Exactly 12" from the corner to a base of 32 mm, and one tenth more.
    const corner = (gap: number): Stood => blue('Intercessor', 0, 0, { at: tenths(48 * 254 - 3048 - 160 - gap, 0) });
    expect([0, 1].map(gap => bonusOf(open, field([corner(gap), ...line.slice(1)], over), 0))).toEqual([1, 0]);
    expect(resultOf(open, field(line, { ...over, over: false }))).toBeNull();
    // RS-8.14: Troops hold no better than others.
    expect(resultOf(open, field([blue('Intercessor', 24, 22), red('Nob', 24, 26)], over))).toEqual({
      winners: [],
      scores: [5, 5],
    });
  });
});
