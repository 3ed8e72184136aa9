import { describe, expect, it } from 'vitest';
import { fitted, panned, wholeTable, zoomed } from './camera.ts';

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

  it('zooms with the point under the pointer staying where it is', () => {
    const at = { x: 3000, y: 2000 };
    const near = zoomed(whole, 0.5, at, whole);
    expect((at.x - near.x) / near.width).toBeCloseTo((at.x - whole.x) / whole.width, 9);
    expect((at.y - near.y) / near.height).toBeCloseTo((at.y - whole.y) / whole.height, 9);
  });

  it('comes no nearer than a few bases, and goes no farther than the whole table', () => {
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
});
