import type { Ahead } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { drawnEnds, drawnHeading } from './heading.ts';

const numbersIn = (path: string): readonly number[] => (path.match(/-?\d+\.\d/g) ?? []).map(Number);

describe('a heading on the map', () => {
  it('points up the picture for north, outside the rim', () => {
    const { path, number } = drawnHeading({ along: { dx: 0, dy: 7 }, count: 1 }, 160);
    const [ax, ay, tipX, tipY, bx, by] = numbersIn(path);
    expect(number).toBeNull();
    expect([tipX, ax! + bx!]).toEqual([0, 0]);
    expect(ay).toBe(by);
    expect(tipY!).toBeLessThan(ay!);
    expect(ay!).toBeLessThan(-160);
  });

  it('has an arrow for each count up to four, and a number beyond', () => {
    const arrows = (count: number) => drawnHeading({ along: { dx: 3, dy: -4 }, count }, 160).path.split('M').length - 1;
    expect([1, 2, 4, 5, 12].map(arrows)).toEqual([1, 2, 4, 1, 1]);
    const { number } = drawnHeading({ along: { dx: 3, dy: -4 }, count: 5 }, 160);
    expect(number!.x * 4).toBeCloseTo(number!.y * 3);
    expect(number!.y).toBeGreaterThan(160);
  });
});

describe('a drift on the map', () => {
  const ahead = (...chances: readonly number[]): Ahead => ({
    clause: 'ZG-2.3',
    from: { x: 0, y: 0, z: 0 },
    ends: chances.map((chance, i) => ({ at: { x: 254 * i, y: 0, z: 0 }, inches: i, chance })),
  });

  it('has dots by chance, the likeliest the largest', () => {
    const ends = drawnEnds(ahead(0.1, 0.4, 0.5), 1);
    expect(ends.map(({ size }) => size === 1)).toEqual([false, false, true]);
    expect(ends[0]!.size).toBeLessThan(ends[1]!.size);
  });

  it('labels chances where there is room and they matter, however small all of them are', () => {
    expect(drawnEnds(ahead(0.04, 0.46, 0.5), 1).map(({ label }) => label)).toEqual([null, '46%', '50%']);
    // 254 tenths are 25 pixels.
    expect(drawnEnds(ahead(0.2, 0.2, 0.2, 0.2, 0.2), 10).map(({ label }) => label)).toEqual([
      '20%',
      null,
      '20%',
      null,
      '20%',
    ]);
    // Of places too close together the likeliest is labelled.
    expect(drawnEnds(ahead(0.1, 0.2, 0.4, 0.2, 0.1), 10).map(({ label }) => label)).toEqual([
      '10%',
      null,
      '40%',
      null,
      '10%',
    ]);
    const many = Array<number>(40).fill(0.025);
    expect(drawnEnds(ahead(...many), 1).every(({ label }) => label === '3%')).toBe(true);
  });
});
