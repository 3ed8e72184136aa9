import { describe, expect, it } from 'vitest';
import type { Point } from '../shape.ts';
import { addLayer, addNode, emptyGraph, type Layer } from './graph.ts';
import { placesBeside, wallsTouchedAt } from './touching-walls.ts';
import { at, base, box, rect, type Setting, trip } from './trips.oracle.ts';

function layerOf(setting: Setting): Layer {
  const graph = emptyGraph(trip(setting), undefined);
  addNode(graph, at(0, 0), 0);
  return addLayer(graph, 0, { left: -99_999, right: 99_999, low: -99_999, high: 99_999 });
}

/** The places beside a place in contact with some of what is there. */
function beside(setting: Setting, x: number, y: number): readonly Point[] {
  const layer = layerOf(setting);
  return placesBeside(layer, at(x, y), wallsTouchedAt(layer, at(x, y))!);
}

describe('a base in contact with a wall', () => {
  const wall: Setting = { parts: [box('wall', rect(3000, 2000, 100, 2000), 800)] };

  it('touches it without overlapping it, up to where the hull ends', () => {
    const touched = (x: number, y: number): number | null => wallsTouchedAt(layerOf(wall), at(x, y))?.length ?? null;
    expect([touched(2875, 3000), touched(2876, 3000), touched(2870, 3000)]).toEqual([1, null, 0]);
    expect(touched(2000, 3000)).toBe(0);
  });

  it('goes on straight away from it, and along it both ways past its ends', () => {
    const [away, ...along] = beside(wall, 2875, 3000);
    expect(away).toEqual({ x: 2866, y: 3000 });
    expect(along).toHaveLength(2);
    const [low, high] = along.toSorted((a, b) => a.y - b.y) as [Point, Point];
    expect([low.x, high.x]).toEqual([2875, 2875]);
    expect(low.y).toBeLessThan(2000);
    expect(low.y).toBeGreaterThan(2000 - 125 - 6);
    expect(high.y).toBeGreaterThan(4000);
    expect(high.y).toBeLessThan(4000 + 125 + 6);
  });

  it('goes on at right angles to a slanting side, 3-4-5', () => {
    const outline = [at(1000, 1000), at(1400, 1300), at(1340, 1380), at(940, 1080)];
    const [away] = beside({ parts: [box('wall', outline, 800)] }, 1275, 1050);
    // 9 on along (0.6, -0.8).
    expect(away).toEqual({ x: 1280, y: 1043 });
    const [other] = beside({ parts: [box('wall', outline, 800)] }, 1140 - 75, 1230 + 100);
    expect(other).toEqual({ x: 1065 - 5, y: 1330 + 7 });
  });

  it('goes on away from a corner, and from another base', () => {
    // The corner (3000, 2000) is (75, 100) off.
    expect(beside(wall, 3000 - 75, 2000 - 100)[0]).toEqual({ x: 2925 - 5, y: 1900 - 7 });
    expect(beside({ others: [base('b', 3000, 3000, 125)] }, 3000 + 150, 3000 + 200)[0]).toEqual({ x: 3155, y: 3207 });
  });

  it('goes on away from two walls at once, out of the corner between them', () => {
    const corner: Setting = {
      parts: [box('wall', rect(3000, 2000, 100, 2000), 800), box('wall', rect(1000, 4000, 2100, 100), 800)],
    };
    const places = beside(corner, 2875, 3875);
    // Away from both: 45° between the two ways away.
    expect(places.at(-1)).toEqual({ x: 2875 - 6, y: 3875 - 6 });
    const facing: Setting = {
      parts: [box('wall', rect(3000, 2000, 100, 2000), 800), box('wall', rect(2650, 2000, 100, 2000), 800)],
    };
    // Between two walls exactly as far apart as the base is wide there is no way but along them.
    for (const { x } of beside(facing, 2875, 3000)) expect(x).toBe(2875);
  });
});
