import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { filling, rim } from '../measure.oracle.ts';
import { isConvex } from '../polygon.ts';
import { type Footprint, footprintOf, type Point } from '../shape.ts';
import { inches } from '../units.ts';
import { type Blast, outlineUnder, shareUnder, type Template } from './covered.ts';
import { type Teardrop, teardropAt } from './teardrop.ts';

const disc = (x: number, y: number, r: number): Footprint => ({ ax: x, ay: y, bx: x, by: y, r });
const box = (x: number, y: number, length: number, width: number): Footprint =>
  footprintOf({ shape: 'rectangular', length, width }, { x, y });

/** Sides of 1200 along (12, 5) and (12, -5), moved off the origin. */
const DROP: Teardrop = { narrow: { x: 5000, y: 5000 }, wide: { x: 6300, y: 5000 }, r: 500 };
const under = (f: Footprint, template: Template = DROP): string => shareUnder(f, template);

describe('a blast', () => {
  const blast: Blast = { at: { x: 5000, y: 5000 }, r: 381 };

  it('covers what its rim touches, and wholly what does not stick out', () => {
    expect(under(disc(5000 + 381 + 125, 5000, 125), blast)).toBe('some');
    expect(under(disc(5000 + 381 + 126, 5000, 125), blast)).toBe('none');
    expect(under(disc(5256, 5000, 125), blast)).toBe('all');
    expect(under(disc(5257, 5000, 125), blast)).toBe('some');
    expect(under(disc(5000, 5000, 381), blast)).toBe('all');
    expect(under(disc(5000, 5000, 600), blast)).toBe('some');
    expect(under(box(5000, 5000, 400, 200), blast)).toBe('all');
    expect(under(box(5300, 5000, 400, 200), blast)).toBe('some');
    expect(under(box(5581, 5000, 400, 200), blast)).toBe('some');
    expect(under(box(5582, 5000, 400, 200), blast)).toBe('none');
  });
});

describe('a teardrop', () => {
  it('covers what its straight side touches, to half a tenth', () => {
    expect(under(disc(5550, 5370, 130))).toBe('some');
    expect(under(disc(5550, 5370, 129.5))).toBe('none');
    expect(under(disc(5550, 4630, 130))).toBe('some');
    expect(under(disc(5550, 4630, 129.5))).toBe('none');
    expect(under(disc(5650, 5130, 130))).toBe('all');
    expect(under(disc(5650, 5130, 130.5))).toBe('some');
  });

  it('covers what its ends touch', () => {
    expect(under(disc(4900, 5000, 100))).toBe('some');
    expect(under(disc(4900, 5000, 99.5))).toBe('none');
    expect(under(disc(4940, 4920, 100))).toBe('some');
    expect(under(disc(6900, 5000, 100))).toBe('some');
    expect(under(disc(6900, 5000, 99.5))).toBe('none');
    expect(under(disc(6300 + 300, 5000 + 400 - 0, 0))).toBe('all');
    expect(under(disc(6300 + 300, 5000 + 401, 0))).toBe('none');
    expect(under(disc(6540, 5320, 100))).toBe('all');
    expect(under(disc(6541, 5320, 100))).toBe('some');
    expect(under(disc(6300, 5000, 500))).toBe('all');
    expect(under(disc(6300, 5000, 500.5))).toBe('some');
  });

  it('covers a base that lies across it, and one that holds all of it', () => {
    expect(under({ ax: 5600, ay: 4000, bx: 5600, by: 6000, r: 1 })).toBe('some');
    expect(under({ ax: 5100, ay: 4000, bx: 5000, by: 6000, r: 1 })).toBe('some');
    expect(under(box(5800, 5000, 6000, 6000))).toBe('some');
    expect(under(box(5500, 5000, 100, 3000))).toBe('some');
    expect(under(box(6100, 5000, 300, 300))).toBe('all');
    expect(under(box(5600, 5100, 1200, 300))).toBe('some');
    // A side along the rim of the wide end, and a tenth off it.
    expect(under(box(6900, 5000, 200, 2000))).toBe('some');
    expect(under(box(6901, 5000, 200, 2000))).toBe('none');
    // A corner on the straight side, at (5600, 5250), and a hair off it.
    expect(under(box(5500, 5350, 200, 200))).toBe('some');
    expect(under(box(5499, 5350, 200, 200))).toBe('none');
  });

  it('lies in any direction, as long and as wide as it is printed', () => {
    const size = { length: inches(8), width: inches(2.5) };
    const drop = teardropAt({ x: 3000, y: 3000 }, { dx: 3, dy: 4 }, size);
    const reach = inches(8) - size.width / 2;
    expect(drop).toEqual({
      narrow: { x: 3000, y: 3000 },
      wide: { x: 3000 + Math.round(0.6 * reach), y: 3000 + Math.round(0.8 * reach) },
      r: 317.5,
    });
  });

  it('has an outline to draw: convex, from the narrow end around the wide one', () => {
    for (const towards of [
      { dx: 1, dy: 0 },
      { dx: -3, dy: 4 },
      { dx: -1, dy: -1 },
    ]) {
      const drop = teardropAt({ x: 4000, y: 4000 }, towards, { length: 2032, width: 636 });
      const outline = outlineUnder(drop);
      expect(isConvex(outline)).toBe(true);
      expect(outline.at(-1)).toEqual(drop.narrow);
      for (const p of outline) expect(apart(p, drop)).toBeLessThan(1);
    }
    expect(outlineUnder({ at: { x: 0, y: 0 }, r: 381 })).toHaveLength(48);
  });
});

/** How far a point is from a template, below 0 inside: the least over all discs it is made of, in doubles. */
function apart({ x, y }: Point, template: Template): number {
  if ('at' in template) return Math.hypot(x - template.at.x, y - template.at.y) - template.r;
  const { narrow, wide, r } = template;
  const off = (s: number): number =>
    Math.hypot(x - narrow.x - s * (wide.x - narrow.x), y - narrow.y - s * (wide.y - narrow.y)) - s * r;
  let [low, high] = [0, 1];
  while (high - low > 1e-7) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (off(a) < off(b)) high = b;
    else low = a;
  }
  return Math.min(off(0), off(low), off(1));
}

describe('templates against sampling', () => {
  it('cover wholly what no sampled place sticks out of, and partly what some place is under', () => {
    const next = numbers(8);
    const seen = { all: 0, some: 0, none: 0 };
    for (let n = 0; n < 260; n++) {
      const template: Template =
        n % 3 === 0
          ? { at: { x: 1000, y: 1000 }, r: [381, 635][next(2)]! }
          : teardropAt({ x: 1000, y: 1000 }, { dx: next(41) - 20, dy: next(41) - 20.5 }, { length: 900, width: 500 });
      const middle = 'at' in template ? template.at : template.wide;
      const [x, y] = [middle.x + next(1100) - 550, middle.y + next(1100) - 550];
      const [hx, hy] = next(3) ? [0, 0] : [next(120), next(120)];
      const base = { ax: x - hx, ay: y - hy, bx: x + hx, by: y + hy, r: [10, 125, 160, 250][next(4)]! / (1 + next(2)) };
      const share = shareUnder(base, template);
      const places = [...rim(base, 10), ...filling(base, 30)].map(p => apart(p, template));
      if (share === 'all') expect(Math.max(...places)).toBeLessThan(0.01);
      else expect(Math.max(...places)).toBeGreaterThan(-1);
      if (share === 'none') expect(Math.min(...places)).toBeGreaterThan(-0.01);
      else expect(Math.min(...places)).toBeLessThan(1);
      seen[share]++;
    }
    expect(Math.min(seen.all, seen.some, seen.none)).toBeGreaterThan(30);
  });
});
