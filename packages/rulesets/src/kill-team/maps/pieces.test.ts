import { inches, type Part, type Piece, type Point, readTerrain, sceneOf } from '@little-wars/engine/geometry';
import {
  barricadePiece,
  bothSides,
  bulkheadPieces,
  container,
  crates,
  detritus,
  lowWall,
  machine,
  pipes,
  points,
  type Ruin,
  ruin,
  tree,
  turnedPiece,
  wall,
  westAndEast,
} from '@little-wars/engine/pieces';
import { KILLZONE as TABLE } from '@little-wars/skirmish/tables';
import { describe, expect, it } from 'vitest';
import { doShareArea, doShareHeight } from './survey.oracle.ts';

const problemsOf = (...pieces: readonly Piece[]) => {
  const read = readTerrain({ ...TABLE, pieces });
  return read.ok ? [] : read.problems;
};

const boxOf = (outline: readonly Point[]): readonly number[] => [
  Math.min(...outline.map(({ x }) => x)),
  Math.min(...outline.map(({ y }) => y)),
  Math.max(...outline.map(({ x }) => x)),
  Math.max(...outline.map(({ y }) => y)),
];
const box = (...sides: readonly number[]): readonly number[] => sides.map(inches);
const boxes = ({ parts }: Piece, kind: string): (readonly number[])[] =>
  parts.filter(part => part.kind === kind).map(({ outline }) => boxOf(outline));

const areaOf = (outline: readonly Point[]): number =>
  Math.abs(
    outline.reduce((sum, { x, y }, i) => {
      const next = outline[(i + 1) % outline.length]!;
      return sum + x * next.y - y * next.x;
    }, 0) / 2,
  );

describe('pieces in a row', () => {
  it('lie half to either side of their line', () => {
    const { parts } = wall({
      id: 'w',
      along: points([2, 3], [6, 3]),
    });
    expect(parts.length).toBe(1);
    expect(boxOf(parts[0]!.outline)).toEqual(box(2, 2.85, 6, 3.15));
    expect([parts[0]!.bottom, parts[0]!.top]).toEqual([0, inches(4)]);
  });

  it('abut at right-angled bends', () => {
    const piece = lowWall({
      id: 'w',
      along: points([2, 3], [6, 3], [6, 7]),
    });
    expect(boxes(piece, 'low-wall')).toEqual([box(2, 2.85, 6.15, 3.15), box(5.85, 3.15, 6.15, 7)]);
  });

  it('may lie at any angle, and parse', () => {
    const along = pipes({
      id: 'p',
      along: points([2, 3], [5, 7]),
    });
    expect(areaOf(along.parts[0]!.outline) / 254 / 254).toBeCloseTo(5 * 0.8, 1);
    const rubble = detritus('d', points([9, 9], [10, 9.2], [9.4, 10]));
    expect(problemsOf(along, rubble, tree('t', [15, 11]))).toEqual([]);
  });
});

describe('blocks', () => {
  it('have the heights they are given', () => {
    const { parts } = crates('c', [
      { at: [1, 2], size: [1.5, 1], height: 2 },
      { at: [3, 2], size: [1, 1], height: 2.5 },
    ]);
    expect(parts.map(({ top }) => top)).toEqual([508, 635]);
    expect(boxOf(parts[0]!.outline)).toEqual(box(1, 2, 2.5, 3));
    const [tall, low] = machine({ id: 'm', at: [1, 1], size: [2, 2], annexe: { at: [3, 1], size: [1, 1] } }).parts;
    expect(tall!.top).toBeGreaterThan(low!.top);
    expect(machine({ id: 'm', at: [1, 1], size: [2, 2] }).parts.length).toBe(1);
  });

  it('make a container with a roof to stand on that covers it wholly', () => {
    const { parts } = container({ id: 'c', at: [5, 5], size: [5, 2.5], ladders: [{ side: 'west', at: 1.25 }] });
    const [body, roof, ladder] = parts as [Part, Part, Part];
    expect([body.kind, roof.kind, ladder.kind]).toEqual(['container', 'floor', 'ladder']);
    expect(roof.outline).toEqual(body.outline);
    expect(roof.bottom).toBe(body.top);
    expect(ladder.top).toBe(roof.top);
    expect(boxOf(ladder.outline)).toEqual(box(4.9, 5.85, 5, 6.65));
  });
});

describe('a barricade (KT-8.5)', () => {
  it('is 2" wide and 1" high, on the ground or on a floor', () => {
    const [part] = barricadePiece('b', { x: 2540, y: 2540, z: 0 }, { dx: 0, dy: 5 }).parts;
    expect(boxOf(part!.outline)).toEqual([2540 - 32, 2540 - 254, 2540 + 32, 2540 + 254]);
    expect([part!.bottom, part!.top]).toEqual([0, 254]);
    const [raised] = barricadePiece('b', { x: 2540, y: 2540, z: 762 }, { dx: 1, dy: 0 }).parts;
    expect([raised!.bottom, raised!.top]).toEqual([762, 1016]);
  });

  it('lies the same way whichever end of its direction is given', () => {
    for (const [dx, dy] of [
      [3, 4],
      [5, -2],
      [1, 1],
      [-7, 3],
    ] as const) {
      const spot = { x: 2540, y: 2540, z: 0 };
      const names = (x: number, y: number): string[] =>
        barricadePiece('b', spot, { dx: x, dy: y })
          .parts[0]!.outline.map(p => `${p.x},${p.y}`)
          .sort((a, b) => (a < b ? -1 : 1));
      expect(names(dx, dy)).toEqual(names(-dx, -dy));
      const piece = barricadePiece('b', spot, { dx, dy });
      expect(problemsOf(piece)).toEqual([]);
      expect(Math.abs(areaOf(piece.parts[0]!.outline) - 508 * 64)).toBeLessThan(1000);
    }
  });
});

describe('a ruin', () => {
  const plan: Ruin = {
    id: 'r',
    at: [10, 10],
    size: [6, 4],
    south: 'open',
    east: 'open',
    north: [
      ['tall', 2],
      ['broken', 6],
    ],
    west: 'tall',
    ladders: [{ side: 'south', at: 4 }],
  };
  const piece = ruin(plan);

  it('has walls higher than the floor, walls up to it, and a pillar between open sides', () => {
    const walls = piece.parts.filter(({ kind }) => kind === 'ruin-wall');
    expect(walls.map(({ outline, top }) => [boxOf(outline), top])).toEqual([
      [box(10, 13.7, 12, 14), inches(5)],
      [box(12, 13.7, 16, 14), inches(2.8)],
      [box(10, 10, 10.3, 13.7), inches(5)],
      [box(15.6, 10, 16, 10.4), inches(2.8)],
    ]);
  });

  it('has one floor, up to its edge except at tall walls', () => {
    const floors = piece.parts.filter(({ kind }) => kind === 'floor');
    expect(floors.length).toBe(1);
    const [{ outline, bottom, top }] = floors as [Part];
    expect([bottom, top]).toEqual([inches(2.8), inches(3)]);
    expect(outline.map(({ x, y }) => [x, y])).toEqual(
      [
        [16, 10],
        [16, 14],
        [12, 14],
        [12, 13.7],
        [10.3, 13.7],
        [10.3, 10],
      ].map(([x, y]) => [inches(x!), inches(y!)]),
    );
  });

  it('has a parapet where there is no tall wall, with a gap at the ladder', () => {
    expect(boxes(piece, 'parapet')).toEqual([
      box(10.3, 10, 12.8, 10.3),
      box(15.2, 10, 16, 10.3),
      box(15.7, 10.3, 16, 13.7),
      box(12, 13.7, 16, 14),
    ]);
    expect(boxes(piece, 'ladder')).toEqual([box(13.6, 9.9, 14.4, 10)]);
  });

  it('parses as terrain without overlapping parts, whichever sides stand', () => {
    const stands = ['tall', 'broken', 'open'] as const;
    for (const south of stands)
      for (const east of stands)
        for (const north of stands)
          for (const west of stands) {
            const built = ruin({ ...plan, south, east, north, west });
            expect(problemsOf(built)).toEqual([]);
            const { solids } = sceneOf({ ...TABLE, pieces: [built] });
            const pairs = solids.flatMap((a, i) => solids.slice(i + 1).map(b => [a, b] as const));
            expect(pairs.filter(([a, b]) => doShareHeight(a, b) && doShareArea(a.corners, b.corners))).toEqual([]);
          }
  });
});

describe('a wall with hatchways (KT-12.22, 23)', () => {
  const pieces = bulkheadPieces({
    id: 'w',
    runs: 'y',
    at: 10,
    from: 0,
    to: 10,
    doorways: [{ id: 'h', at: 5, hatch: { hinge: 'low', opens: 'high' } }],
  });

  it('leaves no gap: wall, 1" beside, a hatch that fills the point, 1" beside, wall', () => {
    expect(pieces.map(({ id }) => id)).toEqual(['w-1', 'w-2', 'h']);
    expect(boxes(pieces[0]!, 'bulkhead')).toEqual([box(9.85, 0, 10.15, 3)]);
    expect(boxes(pieces[1]!, 'bulkhead')).toEqual([box(9.85, 7, 10.15, 10)]);
    expect(boxes(pieces[2]!, 'access-frame')).toEqual([box(9.85, 3, 10.15, 4), box(9.85, 6, 10.15, 7)]);
    expect(boxes(pieces[2]!, 'hatch')).toEqual(boxes(pieces[2]!, 'access-point'));
    expect(boxes(pieces[2]!, 'hatch')).toEqual([box(9.85, 4, 10.15, 6)]);
  });

  it('has the open hatch stand out from the wall, beside the point', () => {
    const leaf = pieces[2]!.parts.find(({ kind }) => kind === 'hatch')!;
    expect(boxOf(leaf.open!)).toEqual(box(10.15, 3.45, 12.15, 3.75));
  });
});

describe('both sides', () => {
  const piece = barricadePiece('b', { x: 1000, y: 700, z: 0 }, { dx: 1, dy: 0 });

  it('turns a piece by half a turn; twice restores it', () => {
    const [first, second] = bothSides(TABLE, [piece]);
    expect([first!.id, second!.id]).toEqual(['b-a', 'b-b']);
    expect(boxOf(second!.parts[0]!.outline)).toEqual([7620 - 1254, 5588 - 732, 7620 - 746, 5588 - 668]);
    expect(turnedPiece(TABLE, second!, 'b')).toEqual(piece);
  });

  it('mirrors from west to east', () => {
    const [, east] = westAndEast(TABLE, [piece]);
    expect(boxOf(east!.parts[0]!.outline)).toEqual([7620 - 1254, 668, 7620 - 746, 732]);
  });
});
