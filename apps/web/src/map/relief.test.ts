import { inches } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import type { Part } from './grounds.ts';
import { edgesOf, facesOf, shadowsOf } from './relief.ts';

const square = (x: number, y: number, side: number): Part['outline'] => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
];

const part = (outline: Part['outline'], bottom: number, top: number, kind: Part['kind'] = 'wall'): Part => ({
  kind,
  outline,
  bottom,
  top,
});

describe('faces', () => {
  it('join parts of a kind between the same heights, and no others', () => {
    const faces = facesOf([
      part(square(0, 0, 100), 0, 500),
      part(square(100, 0, 100), 0, 500),
      part(square(200, 0, 100), 0, 400),
      part(square(300, 0, 100), 0, 500, 'floor'),
    ]);
    expect(faces.map(({ outlines }) => outlines.length)).toEqual([2, 1, 1]);
  });

  it('have no edge where their parts meet, whichever way these go round', () => {
    for (const second of [square(100, 0, 100), square(100, 0, 100).toReversed()]) {
      const [face] = facesOf([part(square(0, 0, 100), 0, 500), part(second, 0, 500)]);
      const { lit, dark } = edgesOf(face!);
      expect(lit.length + dark.length).toBe(6);
    }
  });

  it('are lit in the north and the west', () => {
    const { lit, dark } = edgesOf(facesOf([part(square(0, 0, 100), 0, 500)])[0]!);
    const middles = (edges: typeof lit): readonly string[] =>
      edges.map(([a, b]) => `${(a.x + b.x) / 2},${(a.y + b.y) / 2}`).toSorted();
    expect(middles(lit)).toEqual(['0,50', '50,100']);
    expect(middles(dark)).toEqual(['100,50', '50,0']);
  });
});

describe('shadows', () => {
  const shadow = (faces: ReturnType<typeof facesOf>, of: number) => shadowsOf(faces[of]!, faces).flat();
  const east = (points: readonly { readonly x: number }[]): number => Math.max(...points.map(({ x }) => x));

  it('begin at what stands on the ground, and grow with its height', () => {
    const [low, high] = [1, 5].map(top => shadow(facesOf([part(square(0, 0, 100), 0, inches(top))]), 0));
    expect(low).toContainEqual({ x: 0, y: 100 });
    expect(east(high!) - 100).toBe(5 * (east(low!) - 100) + 1);
  });

  it('cover all between bottom and top, and wind one way, so that areas that overlap are one', () => {
    for (const outline of [square(0, 0, 100), square(0, 0, 100).toReversed()]) {
      const areas = shadowsOf(facesOf([part(outline, 0, 1000)])[0]!, []);
      // To the south and to the east.
      expect(areas).toHaveLength(3);
      for (const corners of areas) {
        const turn = corners.reduce((sum, a, i) => {
          const b = corners[(i + 1) % corners.length]!;
          return sum + a.x * b.y - b.x * a.y;
        }, 0);
        expect(turn).toBeGreaterThan(0);
      }
    }
  });

  it('of what is held up lie apart from it', () => {
    const points = shadow(facesOf([part(square(0, 0, 100), 1000, 1010, 'floor')]), 0);
    expect(Math.min(...points.map(({ x }) => x))).toBe(300);
    expect(Math.max(...points.map(({ y }) => y))).toBe(-200);
  });

  it('of what stands on a floor fall on that floor', () => {
    const faces = facesOf([part(square(0, 0, 500), 900, 1000, 'floor'), part(square(0, 0, 100), 1000, 1100)]);
    const points = shadow(faces, 1);
    expect(points).toContainEqual({ x: 0, y: 100 });
    expect(east(points)).toBe(130);
  });
});
