import { describe, expect, it } from 'vitest';
import { around, fitted, isTurnedIn, panned, wholeTable, zoomed } from './camera.ts';

const whole = wholeTable({ width: 7620, height: 5588 }, { width: 900, height: 600 });

describe('the camera', () => {
  it('shows the whole table in a window of any shape', () => {
    for (const window of [
      { width: 360, height: 640 },
      { width: 1920, height: 400 },
    ]) {
      const view = wholeTable({ width: 7620, height: 5588 }, window);
      expect(view.x).toBeLessThan(0);
      expect(view.x + view.width).toBeGreaterThan(7620);
      expect(view.y + view.height).toBeGreaterThan(5588);
      expect(view.width / view.height).toBeCloseTo(window.width / window.height, 6);
    }
  });

  it('zooms with the point under the pointer fixed', () => {
    const at = { x: 3000, y: 2000 };
    const near = zoomed(whole, 0.5, at, whole);
    expect((at.x - near.x) / near.width).toBeCloseTo((at.x - whole.x) / whole.width, 9);
    expect((at.y - near.y) / near.height).toBeCloseTo((at.y - whole.y) / whole.height, 9);
  });

  it('zooms no closer than a few bases, and no farther than the whole table', () => {
    expect(zoomed(whole, 0.0001, { x: 0, y: 0 }, whole).width).toBe(800);
    expect(zoomed(whole, 5, { x: 0, y: 0 }, whole)).toEqual(whole);
  });

  it('stays over the table', () => {
    const near = zoomed(whole, 0.3, { x: 3000, y: 2000 }, whole);
    const far = panned(near, 1e6, -1e6, whole);
    expect(far.x + far.width).toBeCloseTo(whole.x + whole.width, 6);
    expect(far.y).toBeCloseTo(whole.y, 6);
  });

  it('follows a window that changes its shape', () => {
    const other = wholeTable({ width: 7620, height: 5588 }, { width: 600, height: 900 });
    expect(fitted(whole, { width: 600, height: 900 }, other)).toEqual(other);
    const near = zoomed(whole, 0.3, { x: 3000, y: 2000 }, whole);
    expect(fitted(near, { width: 600, height: 900 }, other).width).toBe(near.width);
  });

  it('frames places with a margin, in the shape of the whole view and within it', () => {
    const framed = around(
      [
        { x: 3000, y: 2000 },
        { x: 3600, y: 2400 },
      ],
      500,
      whole,
    );
    expect(framed.x).toBeLessThanOrEqual(2500);
    expect(framed.x + framed.width).toBeGreaterThanOrEqual(4100);
    expect(framed.y + framed.height).toBeGreaterThanOrEqual(2900);
    expect(framed.width / framed.height).toBeCloseTo(whole.width / whole.height, 6);
    expect(
      around(
        [
          { x: 0, y: 0 },
          { x: 7620, y: 5588 },
        ],
        9000,
        whole,
      ),
    ).toEqual(whole);
    expect(around([{ x: 0, y: 0 }], 500, whole).x).toBe(whole.x);
  });

  it('turns a long table in a high window, and no other', () => {
    const [phone, desk] = [
      { width: 360, height: 384 },
      { width: 900, height: 600 },
    ];
    expect(isTurnedIn({ width: 7620, height: 5588 }, phone)).toBe(true);
    expect(isTurnedIn({ width: 7620, height: 5588 }, desk)).toBe(false);
    expect(isTurnedIn({ width: 12192, height: 12192 }, phone)).toBe(false);
    expect(isTurnedIn({ width: 7620, height: 5588 }, { width: 1092, height: 1260 })).toBe(false);
  });
});
