import {
  inches,
  isInside,
  isOnTable,
  type Part,
  type Piece,
  type Point,
  readTerrain,
  type Solid,
  sceneOf,
  sightToBody,
} from '@little-wars/engine/geometry';
import { points, turnedPoint } from '@little-wars/engine/pieces';
import { describe, expect, it } from 'vitest';
import { blockingMask, traitsOf } from '../terrain.ts';
import { CLOSE_QUARTERS, CRITICAL_OPS_MAPS, MAPS, mapOf } from './index.ts';
import type { Line, Outline } from './map.ts';
import { readMap } from './read-map.ts';
import * as survey from './survey.oracle.ts';

const places = (list: readonly (readonly [number, number])[]): Point[] =>
  list.map(([x, y]) => ({ x: inches(x), y: inches(y) }));

const sorted = (list: readonly string[]): string[] => [...list].sort((a, b) => (a < b ? -1 : 1));

/** Normalizes an outline: any first corner, either direction. */
function sameAs(outline: Outline): string {
  const names = outline.map(({ x, y }) => `${x},${y}`);
  const first = names.indexOf(sorted(names)[0]!);
  const ahead = names.map((_, i) => names[(first + i) % names.length]!);
  return sorted([ahead.join(' '), [ahead[0]!, ...ahead.slice(1).reverse()].join(' ')])[0]!;
}

const partName = ({ kind, bottom, top, outline, open }: Part): string =>
  [kind, bottom, top, sameAs(outline), open ? sameAs(open) : '-'].join('|');
const pieceNames = (pieces: readonly Piece[], moved: (p: Point) => Point = p => p): string[] =>
  sorted(
    pieces.map(({ parts }) =>
      sorted(
        parts.map(part =>
          partName({ ...part, outline: part.outline.map(moved), ...(part.open && { open: part.open.map(moved) }) }),
        ),
      ).join('\n'),
    ),
  );

const FACTS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  Sector: points([15, 6], [15, 16], [21, 13], [9, 9], [27, 9], [3, 13]),
  Centre: points([11, 7], [4, 11], [26, 11], [11, 15], [19, 7], [19, 15]),
  Flank: points([18, 15], [24, 11], [6, 6], [6, 16], [11, 11], [18, 7]),
  Strait: points([9, 11], [21, 11], [17, 7], [13, 3], [13, 15], [17, 19]),
  Battleground: points([11, 4], [21, 4], [16, 8], [14, 14], [9, 18], [19, 18]),
  Boundary: points([8, 7], [8, 15], [22, 15], [22, 7], [15, 4], [15, 18]),
  Junction: points([6, 4], [13, 6], [9, 11], [21, 11], [17, 16], [24, 18]),
  Approach: points([6, 4], [24, 18], [19, 14], [11, 8], [21, 5], [9, 17]),
  'Front Line': points([4, 5], [12, 6], [9, 14], [21, 8], [18, 16], [26, 17]),
};

describe('the maps of Critical Ops 2022 (KT-11.4)', () => {
  it('number nine, with their names and objectives in order', () => {
    expect(CRITICAL_OPS_MAPS.map(({ name }) => name)).toEqual(Object.keys(FACTS));
    expect(CRITICAL_OPS_MAPS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const { name, objectives } of CRITICAL_OPS_MAPS) expect(objectives, name).toEqual(places(FACTS[name]!));
  });

  it('are looked up by unique ids', () => {
    expect(new Set(MAPS.map(({ id }) => id)).size).toBe(MAPS.length);
    for (const map of MAPS) expect(mapOf(map.id)).toBe(map);
    expect(() => mapOf('nowhere')).toThrow();
  });

  it.each([
    [
      [1, 2, 3],
      [
        [0, 0],
        [30, 0],
        [30, 3],
        [0, 3],
      ],
      [
        [0, 0],
        [30, 0],
        [30, 11],
        [0, 11],
      ],
    ],
    [
      [4, 5, 6],
      [
        [24, 0],
        [30, 0],
        [30, 22],
        [24, 22],
      ],
      [
        [15, 0],
        [30, 0],
        [30, 22],
        [15, 22],
      ],
    ],
    [
      [7, 8, 9],
      [
        [15, 0],
        [30, 0],
        [30, 11],
      ],
      [
        [0, 0],
        [30, 0],
        [30, 22],
      ],
    ],
  ] as const)('maps %j have their drop zones and territories', (numbers, dropZone, territory) => {
    for (const number of numbers) {
      const { zones } = CRITICAL_OPS_MAPS[number - 1]!;
      expect(zones.dropZones[0]).toEqual(places(dropZone));
      expect(zones.territories[0]).toEqual(places(territory));
    }
  });

  it('have 12 to 20 pieces, two to four buildings, and terrain on 15 % to 35 % of the ground', () => {
    for (const map of CRITICAL_OPS_MAPS) {
      const { pieces } = map.terrain;
      expect(pieces.length, map.name).toBeGreaterThanOrEqual(12);
      expect(pieces.length, map.name).toBeLessThanOrEqual(20);
      const ruins = pieces.filter(({ parts }) => parts.some(({ kind }) => kind === 'ruin-wall'));
      expect(ruins.length, map.name).toBeGreaterThanOrEqual(2);
      expect(ruins.length, map.name).toBeLessThanOrEqual(4);
      const share = survey.coverage(survey.openScene(map));
      expect(share, map.name).toBeGreaterThan(0.15);
      expect(share, map.name).toBeLessThan(0.35);
    }
  });
});

describe.each(MAPS)('$name', map => {
  const { terrain, zones, edges, objectives } = map;
  const scene = survey.openScene(map);
  const turned = (p: Point): Point => turnedPoint(terrain, p);
  const both = [scene, sceneOf(terrain)];

  it('is 30" by 22" and parses as terrain and as a map', () => {
    expect([terrain.width, terrain.depth]).toEqual([inches(30), inches(22)]);
    expect(readTerrain(JSON.parse(JSON.stringify(terrain)))).toEqual({ ok: true, value: terrain });
    expect(readMap(JSON.parse(JSON.stringify(map)))).toEqual({ ok: true, value: map });
  });

  it('is the same after half a turn about its centre', () => {
    expect(pieceNames(terrain.pieces, turned)).toEqual(pieceNames(terrain.pieces));
    for (const [first, second] of [zones.dropZones, zones.territories, edges.own, edges.neutral])
      expect(sameAs(first.map(turned))).toBe(sameAs(second));
    // Flank's objectives are mirrored from south to north instead, and so is its terrain.
    const moved = map.id === 'flank' ? ({ x, y }: Point): Point => ({ x, y: terrain.depth - y }) : turned;
    const name = ({ x, y }: Point): string => `${x},${y}`;
    expect(sorted(objectives.map(moved).map(name))).toEqual(sorted(objectives.map(name)));
    expect(pieceNames(terrain.pieces, moved)).toEqual(pieceNames(terrain.pieces));
  });

  it('has each drop zone in its territory, and edges that go around once', () => {
    for (const side of [0, 1] as const) {
      const corners = zones.dropZones[side];
      expect(corners.every(p => isInside(survey.round(p, 0), zones.territories[side]))).toBe(true);
    }
    const length = (line: Line): number =>
      line.slice(1).reduce((sum, p, i) => sum + Math.abs(p.x - line[i]!.x) + Math.abs(p.y - line[i]!.y), 0);
    const all = [...edges.own, ...edges.neutral];
    expect(all.reduce((sum, line) => sum + length(line), 0)).toBe(2 * (terrain.width + terrain.depth));
    expect(all.flat().every(p => p.x % terrain.width === 0 || p.y % terrain.depth === 0)).toBe(true);
  });

  it('has six objectives, their markers clear of terrain and of drop zones’ insides', () => {
    expect(objectives.length).toBe(6);
    for (const at of objectives) {
      const marker = survey.round(at, 400);
      expect(isOnTable(marker, terrain)).toBe(true);
      for (const one of both) expect(survey.isClear(one, marker), JSON.stringify(at)).toBe(true);
      expect(zones.dropZones.some(zone => isInside(marker, zone))).toBe(false);
    }
  });

  it('has room for 14 bases of 40 mm in each drop zone', () => {
    for (const zone of zones.dropZones) expect(survey.roomIn(scene, zone, 400)).toBeGreaterThanOrEqual(14);
  });

  it('has no overlapping parts, except hatches that fill their access points', () => {
    const mayShare = (a: Solid, b: Solid): boolean =>
      a.piece === b.piece && sorted([a.kind, b.kind]).join() === 'access-point,hatch';
    for (const { solids } of both) {
      const pairs = solids.flatMap((a, i) => solids.slice(i + 1).map(b => [a, b] as const));
      const wrong = pairs.filter(
        ([a, b]) => survey.doShareHeight(a, b) && survey.doShareArea(a.corners, b.corners) && !mayShare(a, b),
      );
      expect(wrong.map(([a, b]) => `${a.piece} ${a.kind}, ${b.piece} ${b.kind}`)).toEqual([]);
    }
  });

  it('has every raised part rest on or hang from another part of its piece', () => {
    for (const solid of scene.solids.filter(({ bottom }) => bottom > 0)) {
      const holds = scene.solids.some(
        other =>
          other.piece === solid.piece &&
          (other.top === solid.bottom
            ? survey.doShareArea(other.corners, solid.corners)
            : survey.doShareHeight(other, solid) && survey.doTouchAlong(other.corners, solid.corners)),
      );
      expect(holds, `${solid.piece} ${solid.kind}`).toBe(true);
    }
  });

  it('has ladders that touch the floors they serve', () => {
    const floors = scene.solids.filter(({ kind }) => kind === 'floor');
    for (const ladder of scene.solids.filter(({ kind }) => kind === 'ladder')) {
      const served = floors.filter(({ piece, top }) => piece === ladder.piece && top === ladder.top);
      expect(
        served.some(floor => survey.doTouchAlong(ladder.corners, floor.corners)),
        ladder.piece,
      ).toBe(true);
    }
    const raised = new Set(floors.map(({ piece }) => piece));
    for (const piece of terrain.pieces)
      expect(piece.parts.some(({ kind }) => kind === 'ladder')).toBe(raised.has(piece.id));
  });

  it.each([320, 600])('lets a base of %i tenths get everywhere from both drop zones', diameter => {
    const enough = { diameter, step: 50 };
    const floors = new Map(scene.solids.filter(({ kind }) => kind === 'floor').map(solid => [solid.piece, solid]));
    for (const side of [0, 1] as const) {
      const [start] = survey.placesIn(scene, zones.dropZones[side], enough);
      const reached = survey.reachFrom(scene, start!, diameter);
      for (const { x, y } of objectives) {
        const near = [0, 200, -200, 400, -400].flatMap(dx =>
          [0, 200, -200, 400, -400].map(dy => ({ x: x + dx, y: y + dy })),
        );
        expect(
          near.some(at => reached.has(at)),
          `objective ${x} ${y}`,
        ).toBe(true);
      }
      const enemy = survey.placesIn(scene, zones.dropZones[side === 0 ? 1 : 0], { diameter, step: 130 });
      expect(enemy.length).toBeGreaterThan(0);
      expect(enemy.filter(at => !reached.has(at))).toEqual([]);
      for (const [piece, { top }] of floors) {
        const parts = scene.solids.filter(solid => solid.piece === piece && solid.kind === 'floor');
        const spots = parts.flatMap(({ box }) =>
          gridOf(box.left, box.right).flatMap(x => gridOf(box.low, box.high).map(y => ({ x, y }))),
        );
        expect(
          spots.some(at => reached.has(at, top)),
          piece,
        ).toBe(true);
      }
    }
  });

  it('obstructs lines of sight between drop zones without blocking them all', () => {
    const [heads, bodies] = zones.dropZones.map(zone => survey.placesIn(scene, zone, { diameter: 320, step: 420 }));
    const among = { scene, mask: blockingMask(scene) };
    const height = survey.heightOf(320);
    let seen = 0;
    for (const head of heads!)
      for (const body of bodies!) {
        const target = { ...survey.round(body, 320), bottom: 0, top: height };
        if (sightToBody({ ...head, z: height }, target, among).visible) seen++;
      }
    expect(heads!.length * bodies!.length).toBeGreaterThan(200);
    expect(seen / heads!.length / bodies!.length).toBeLessThan(1 / 3);
    expect(seen).toBeGreaterThan(0);
  });
});

function gridOf(from: number, to: number): number[] {
  const list: number[] = [];
  for (let at = from; at <= to; at += 80) list.push(at);
  return list;
}

describe('Close Quarters (KT-12)', () => {
  const { terrain, zones, objectives, closeQuarters } = CLOSE_QUARTERS;
  const { rooms, accessPoints, apparatus } = closeQuarters!;
  const area = (outline: Outline): number =>
    Math.abs(
      outline.reduce(
        (sum, p, i) => sum + p.x * outline[(i + 1) % outline.length]!.y - p.y * outline[(i + 1) % outline.length]!.x,
        0,
      ) / 2,
    );

  it('has rooms that fill the killzone and do not overlap', () => {
    expect(rooms.reduce((sum, { outline }) => sum + area(outline), 0)).toBe(terrain.width * terrain.depth);
    for (const [i, a] of rooms.entries())
      for (const b of rooms.slice(i + 1)) expect(survey.doShareArea(a.outline, b.outline)).toBe(false);
    const turned = rooms.map(({ outline }) => sameAs(outline.map(p => turnedPoint(terrain, p))));
    expect(sorted(turned)).toEqual(sorted(rooms.map(({ outline }) => sameAs(outline))));
  });

  it('has drop zones in the outer rooms, and no objective in those', () => {
    const roomOf = (p: Point): string[] =>
      rooms.filter(({ outline }) => isInside(survey.round(p, 100), outline)).map(({ id }) => id);
    expect(
      zones.dropZones.map(zone =>
        rooms.filter(room => zone.every(p => isInside(survey.round(p, 0), room.outline))).map(({ id }) => id),
      ),
    ).toEqual([['east'], ['west']]);
    for (const at of objectives)
      expect(['south-west', 'south-east', 'hall', 'north-west', 'north-east']).toContain(roomOf(at)[0]);
  });

  it('has every access point between two rooms, and a hatch in it when closed', () => {
    expect(accessPoints.filter(({ hatch }) => hatch).length).toBe(10);
    expect(accessPoints.filter(({ hatch }) => !hatch).length).toBe(2);
    for (const { piece, outline, hatch } of accessPoints) {
      expect(rooms.filter(room => survey.doShareArea(outline, room.outline)).length).toBe(2);
      const { parts } = terrain.pieces.find(({ id }) => id === piece)!;
      const leaf = parts.find(({ kind }) => kind === 'hatch');
      expect(leaf !== undefined && leaf.open !== undefined).toBe(hatch);
      if (leaf) expect(sameAs(leaf.outline)).toBe(sameAs(outline));
    }
    expect(apparatus.length).toBe(4);
  });

  it('has lanes for a base of 60 mm around all furniture, between drop zones and into every room', () => {
    const scene = survey.openScene(CLOSE_QUARTERS);
    const [start] = survey.placesIn(scene, zones.dropZones[0], { diameter: 600, step: 50 });
    const reached = survey.reachFrom(scene, start!, 600, false);
    for (const { id, outline } of rooms)
      expect(
        survey.placesIn(scene, outline, { diameter: 600, step: 100 }).filter(at => reached.has(at)).length,
        id,
      ).toBeGreaterThan(3);
  });

  it('is joined by doorways only while all hatches are closed', () => {
    const scene = sceneOf(terrain);
    const [start] = survey.placesIn(scene, zones.dropZones[0], { diameter: 320, step: 50 });
    const reached = survey.reachFrom(scene, start!, 320);
    expect(objectives.filter(at => reached.has(at))).toEqual(places(points([9.6, 12.2], [20.4, 9.8])));
    expect(scene.solids.every(solid => traitsOf(solid).insignificant || solid.bottom === 0)).toBe(true);
  });
});
